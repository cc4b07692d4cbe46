import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { asDocsError, type Problem } from '../errors'
import { encodeWebp, type WebpCache } from '../pictures'
import type { Site } from '../site'
import type { OutputWriter } from './output-writer'

/**
 * Writes the smaller forms of pictures, those of the last build and of the cache first.
 * @param shown pictures that documents show, as paths in the static folder
 * @returns what is wrong with pictures that cannot be read
 */
export async function writePictures(
  site: Site,
  writer: OutputWriter,
  cache: WebpCache,
  shown: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems = new Map<string, Problem>()
  const waiting = [...shown].sort().flatMap((source) => site.assets.webpFiles(source).map((file) => ({ source, ...file })))
  const writeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { source, path, width } = next
      const name = path.slice(path.lastIndexOf('/') + 1)
      cache.use(name)
      // The name of the file says all that its content depends on.
      if (writer.keep(path, path)) continue
      try {
        const bytes = await cache.get(name, () => encodeWebp(source, readFileSync(site.assets.file(source)), width))
        await writer.write(path, path, () => bytes)
      } catch (error) {
        const known = asDocsError(error)
        if (!known) throw error
        problems.set(source, { ...known.parts, severity: 'error' })
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext))
  return [...problems].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem)
}
