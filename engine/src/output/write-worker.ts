// Entry point of the worker threads that write-pool.ts starts.
import { parentPort } from 'node:worker_threads'
import { type WriteJob, type WrittenFile, writeVariants } from './write-variants'

/** Response of a thread. Errors are converted, because an error that is sent to another thread loses all properties except its message. */
export type WriteResponse = { id: number } & ({ written: WrittenFile[] } | { error: { message: string; properties: object } })

parentPort?.on('message', ({ id, job }: { id: number; job: WriteJob }) => {
  parentPort?.postMessage(respond(id, job))
})

function respond(id: number, job: WriteJob): WriteResponse {
  try {
    return { id, written: writeVariants(job) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { id, error: { message: error.message, properties: { ...error } } }
  }
}
