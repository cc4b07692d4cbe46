import { join } from 'node:path'
import { hashJson } from '../load'
import type { Doc, Source } from '../model'
import { readContentFile } from './read-pages'
import type { Site } from './site'
import type { SiteCaches } from './site-caches'

/**
 * Replaces the texts of pages after their files have changed, without reading the site again. Possible only if the front matter is unchanged, because the
 * rest of the site depends on it. What plugins derive from the texts of other pages isn't updated: the site must be read again later.
 * @param changed absolute paths of all files that have changed
 * @returns whether all changes have been applied; if not, nothing has
 */
export function replaceTexts(site: Site, changed: readonly string[], caches: Pick<SiteCaches, 'hashes' | 'results'>): boolean {
  const { root } = site
  const docs = new Map(site.docs.flatMap((doc) => (isFile(doc.source) ? [[join(root, doc.file), doc] as const] : [])))
  const found: { doc: Doc; source: Source }[] = []
  for (const path of changed) {
    const doc = docs.get(path)
    const earlier = doc?.source
    if (!doc || !earlier) return false
    const { version, file, path: inVersion, updated } = earlier
    const { source, problems } = readContentFile({ version, file, path: inVersion }, root, caches)
    if (!source || problems.length > 0 || hashJson(source.frontMatter) !== hashJson(earlier.frontMatter)) return false
    found.push({ doc, source: { ...source, ...(updated === undefined ? {} : { updated }) } })
  }
  for (const { doc, source } of found) doc.source = source
  return found.length > 0
}

const isFile = (source: Source | undefined) => source !== undefined && source.isGenerated !== true
