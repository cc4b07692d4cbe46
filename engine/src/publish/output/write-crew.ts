import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type WriteJob, type WrittenFile, writeForms } from './write-forms'
import type { WriteAnswer } from './write-worker'

/** Starting a thread costs about as much as writing so many pages, so the first ones are written at once. */
const AT_ONCE = 8
const MOST_THREADS = 8

interface Waiting {
  resolve(written: WrittenFile[]): void
  reject(error: Error): void
}

/**
 * Writes and compresses files in threads of its own, so that both go on while pages are rendered. Pages are many and small: with Node's own
 * asynchronous calls a third of the main thread's time went into setting up streams and files.
 */
export class WriteCrew {
  private readonly threads: Worker[] = []
  /** Bytes that each thread still has to write. */
  private readonly burdens: number[]
  private readonly waiting = new Map<number, Waiting>()
  private readonly handedOver = new WeakSet<ArrayBufferLike>()
  private next = 0

  /**
   * @param script the bundled worker; without it everything is written at once
   * @param size number of threads
   */
  constructor(
    private readonly script: string | undefined,
    size: number,
  ) {
    this.burdens = Array.from({ length: size }, () => 0)
  }

  /**
   * The number of threads that suits the machine.
   * @param release compressing for a release takes far longer than rendering: the main thread has nothing to do but wait
   */
  static size(release: boolean): number {
    return Math.max(1, Math.min(MOST_THREADS, availableParallelism() - (release ? 0 : 1)))
  }

  /**
   * Writes a file and its compressed forms; see {@link writeForms}. Raises what the file system raises. The bytes are handed over: they
   * must not be used any more.
   */
  async write(job: WriteJob): Promise<WrittenFile[]> {
    const id = this.next++
    if (this.handedOver.has(job.bytes.buffer)) throw new Error(`The bytes of ${job.file} were handed over before.`)
    if (this.script === undefined || id < AT_ONCE) return writeForms(job)
    // Pages come in turn with their small Markdown copies: by turns one of two threads would get all the work.
    const least = this.burdens.indexOf(Math.min(...this.burdens))
    this.threads[least] ??= this.start(this.script)
    const thread = this.threads[least]
    const { length } = job.bytes
    this.burdens[least] = (this.burdens[least] ?? 0) + length
    const memory = ownMemory(job.bytes)
    for (const buffer of memory) this.handedOver.add(buffer)
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        thread.postMessage({ id, job }, memory)
      })
    } finally {
      this.burdens[least] = (this.burdens[least] ?? 0) - length
    }
  }

  /** Ends the threads; nothing is written any more. */
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

/** The memory of bytes that have it for themselves, to be handed over; small buffers are parts of memory that others use too. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
