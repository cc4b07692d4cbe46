import { availableParallelism } from 'node:os'
import type { ImageCache } from '../../compile'
import { asDocsError, type GeneratedFile, type Problem } from '../../model'
import type { Site } from '../../site'
import type { OutputWriter } from './output-writer'

/**
 * Writes the WebP variants of images, and generated files such as social cards and icons. Reuses those of the previous build and of the cache.
 * @param shown images in documents, as paths in the static folder
 * @param generated files of plugins
 * @returns problems of images that can't be read or generated
 */
export async function writeImages(
  site: Site,
  writer: OutputWriter,
  cache: ImageCache,
  shown: ReadonlySet<string>,
  generated: readonly GeneratedFile[],
): Promise<Problem[]> {
  const problems = new Map<string, Problem>()
  const smaller = [...shown].sort().flatMap((source) => site.assets.webpFiles(source))
  const waiting = [...smaller, ...generated]
  const writeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, key, make } = next
      cache.use(key)
      if (writer.keep(path, key)) continue
      try {
        const bytes = await cache.get(key, make)
        await writer.write(path, key, () => bytes)
      } catch (error) {
        const known = asDocsError(error)
        if (!known) throw error
        problems.set(known.parts.title, { ...known.parts, severity: 'error' })
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext))
  return [...problems].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem)
}
