// The worker thread of write-pool.ts.
import { parentPort } from 'node:worker_threads'
import { type WriteJob, type WrittenFile, writeForms } from './write-forms'

/** Response of a thread. A message to another thread would lose all properties of an error except its text. */
export type WriteAnswer = { id: number } & ({ written: WrittenFile[] } | { error: { message: string; properties: object } })

parentPort?.on('message', ({ id, job }: { id: number; job: WriteJob }) => {
  parentPort?.postMessage(answer(id, job))
})

function answer(id: number, job: WriteJob): WriteAnswer {
  try {
    return { id, written: writeForms(job) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { id, error: { message: error.message, properties: { ...error } } }
  }
}
