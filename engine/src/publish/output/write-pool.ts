import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type WriteJob, type WrittenFile, writeForms } from './write-forms'
import type { WriteAnswer } from './write-worker'

/** Starting a thread takes about as long as writing this many files, so the first ones are written in this thread. */
const FIRST_FILES = 8
const MAX_THREADS = 8

interface Waiting {
  resolve(written: WrittenFile[]): void
  reject(error: Error): void
}

/**
 * Worker threads that write and compress files while the main thread renders pages. With the asynchronous functions of Node, which set up
 * streams for each of many small files, a third of the time of the main thread was spent on them.
 */
export class WritePool {
  private readonly threads: Worker[] = []
  /** Number of bytes that each thread has yet to write. */
  private readonly loads: number[]
  private readonly waiting = new Map<number, Waiting>()
  private readonly transferred = new WeakSet<ArrayBufferLike>()
  private next = 0

  /**
   * @param script the bundled worker; without it, files are written in this thread
   * @param size number of threads
   */
  constructor(
    private readonly script: string | undefined,
    size: number,
  ) {
    this.loads = Array.from({ length: size }, () => 0)
  }

  /**
   * The number of threads for this machine.
   * @param release the main thread waits most of the time, because compression for a release takes far longer than rendering
   */
  static size(release: boolean): number {
    return Math.max(1, Math.min(MAX_THREADS, availableParallelism() - (release ? 0 : 1)))
  }

  /**
   * Writes a file and its compressed forms, see {@link writeForms}. Takes ownership of the bytes, which must not be used again.
   * @throws errors of the file system
   */
  async write(job: WriteJob): Promise<WrittenFile[]> {
    const id = this.next++
    if (this.transferred.has(job.bytes.buffer)) throw new Error(`The bytes of ${job.file} have already been transferred.`)
    if (this.script === undefined || id < FIRST_FILES) return writeForms(job)
    // Large pages alternate with their small Markdown copies, so a round robin would give one of two threads all the work.
    const least = this.loads.indexOf(Math.min(...this.loads))
    this.threads[least] ??= this.start(this.script)
    const thread = this.threads[least]
    const { length } = job.bytes
    this.loads[least] = (this.loads[least] ?? 0) + length
    const memory = ownMemory(job.bytes)
    for (const buffer of memory) this.transferred.add(buffer)
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        thread.postMessage({ id, job }, memory)
      })
    } finally {
      this.loads[least] = (this.loads[least] ?? 0) - length
    }
  }

  /** Terminates the threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread?.terminate()))
  }

  private start(script: string): Worker {
    const thread = new Worker(script)
    thread.on('message', (answer: WriteAnswer) => {
      const waiting = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      if ('written' in answer) waiting?.resolve(answer.written)
      else waiting?.reject(Object.assign(new Error(answer.error.message), answer.error.properties))
    })
    thread.on('error', (error) => {
      for (const { reject } of this.waiting.values()) reject(error)
      this.waiting.clear()
    })
    return thread
  }
}

/** The memory to transfer. Small buffers are part of a larger block that other buffers use, which can't be transferred. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
