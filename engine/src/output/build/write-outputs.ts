import { availableParallelism } from 'node:os'
import { DocsError, type Problems } from '../../model'
import type { Output } from '../output'
import { type OutputWriter, settle } from '../output-writer'
import { addOnce } from './write-pages'

/** Writes files. Several are created at the same time, because the encoders of images run in threads. After an error, the others are still created. */
export async function writeOutputs(outputs: readonly Output[], writer: OutputWriter, problems: Problems): Promise<void> {
  const errors = new Map<Output, DocsError>()
  const waiting = outputs.values()
  const writeNext = async () => {
    for (const output of waiting) {
      try {
        await writer.add(output)
      } catch (error) {
        if (!(error instanceof DocsError)) throw error
        errors.set(output, error)
      }
    }
  }
  await settle(Array.from({ length: availableParallelism() }, writeNext))
  await writer.flush()
  // In the order of the files, which doesn't depend on the time that each takes.
  for (const output of outputs) {
    const error = errors.get(output)
    if (error) addOnce(problems, error)
  }
}
