import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type WriteJob, type WrittenFile, writeVariants } from './write-variants'
import type { WriteResponse } from './write-worker'

/** Starting a thread takes about as long as writing this many files, so the first files are written in the main thread. */
const FIRST_FILES = 8
const MAX_THREADS = 8

interface Waiting {
  resolve(written: WrittenFile[]): void
  reject(error: Error): void
}

/**
 * Worker threads that write and compress files while the main thread renders pages. The asynchronous functions of Node.js, which create streams for each
 * small file, took a third of the main thread's time.
 */
export class WritePool {
  private readonly threads: Worker[] = []
  /** Number of bytes that each thread has yet to write. */
  private readonly loads: number[]
  private readonly waiting = new Map<number, Waiting>()
  private readonly transferred = new WeakSet<ArrayBufferLike>()
  private next = 0

  /**
   * @param script the bundled worker; if it is `undefined`, files are written in the main thread
   * @param size number of threads
   */
  constructor(
    private readonly script: string | undefined,
    size: number,
  ) {
    this.loads = Array.from({ length: size }, () => 0)
  }

  /**
   * Returns the number of threads for this machine.
   * @param release whether the build is for a release; compression then takes far longer than rendering, so the main thread is mostly idle
   */
  static size(release: boolean): number {
    return Math.max(1, Math.min(MAX_THREADS, availableParallelism() - (release ? 0 : 1)))
  }

  /**
   * Writes a file and its compressed variants, see {@link writeVariants}. Takes ownership of the bytes, which must not be used again.
   * @throws errors of the file system
   */
  async write(job: WriteJob): Promise<WrittenFile[]> {
    const id = this.next++
    if (this.transferred.has(job.bytes.buffer)) throw new Error(`The bytes of ${job.file} have already been transferred.`)
    if (this.script === undefined || id < FIRST_FILES) return writeVariants(job)
    // Large pages alternate with their small Markdown copies, so round-robin scheduling would assign all the work to one of two threads.
    const leastBusy = this.loads.indexOf(Math.min(...this.loads))
    this.threads[leastBusy] ??= this.start(this.script)
    const thread = this.threads[leastBusy]
    const { length } = job.bytes
    this.loads[leastBusy] = (this.loads[leastBusy] ?? 0) + length
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        this.send(thread, { id, job })
      })
    } finally {
      this.loads[leastBusy] = (this.loads[leastBusy] ?? 0) - length
    }
  }

  /** Terminates the threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread?.terminate()))
  }

  /**
   * Sends a job to a thread. Transfers the bytes if possible, and copies them otherwise: small buffers are slices of a shared block, and memory that a
   * native library or WebAssembly allocated, such as an encoded image, can't be detached. For such memory, Node.js 20 copies and later versions throw.
   */
  private send(thread: Worker, message: { id: number; job: WriteJob }): void {
    const { bytes } = message.job
    const { buffer, byteLength } = bytes
    const isWholeBlock = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0
    try {
      thread.postMessage(message, isWholeBlock ? [buffer] : [])
    } catch (error) {
      if (!(isWholeBlock && error instanceof Error && error.name === 'DataCloneError')) throw error
      thread.postMessage(message)
    }
    if (bytes.byteLength < byteLength) this.transferred.add(buffer)
  }

  private start(script: string): Worker {
    const thread = new Worker(script)
    thread.on('message', (response: WriteResponse) => {
      const waiting = this.waiting.get(response.id)
      this.waiting.delete(response.id)
      if ('written' in response) waiting?.resolve(response.written)
      else waiting?.reject(Object.assign(new Error(response.error.message), response.error.properties))
    })
    thread.on('error', (error) => {
      for (const { reject } of this.waiting.values()) reject(error)
      this.waiting.clear()
    })
    return thread
  }
}
