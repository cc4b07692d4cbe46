import { setImmediate } from 'node:timers/promises'
import type { Doc } from '../../model'
import { type Outputs, servedFiles } from '../../output'
import { checkLinks, type LinkedPage, redirectedRoutes, type Site } from '../../site'

/**
 * Compiles all pages of a site, and finds those with problems in their text, or with links that may be broken. Requests go first: other work can run between
 * two pages.
 * @param isCurrent whether the site is unchanged; otherwise the search stops
 */
export async function pagesWithProblems(site: Site, outputs: Outputs, isCurrent: () => boolean): Promise<Doc[]> {
  const { documents } = outputs
  const found = new Set<Doc>()
  const pages: LinkedPage[] = []
  for (const doc of site.docs) {
    await setImmediate()
    if (!isCurrent()) return []
    try {
      const problems = await documents.check(doc)
      if (problems.length > 0) found.add(doc)
      pages.push((await documents.open(doc)).linked)
    } catch {
      // Reported when the page is checked on its own.
      found.add(doc)
    }
  }
  const byFile = new Map(site.docs.map((doc) => [doc.file, doc]))
  // Files of plugins aren't generated for this. Links to them are compared when the page is checked on its own.
  const isFile = servedFiles(outputs.own)
  for (const { at = '' } of checkLinks({ pages, redirects: redirectedRoutes(site), isFile }, site.config)) {
    const doc = byFile.get(at.replace(/(:\d+)*$/, ''))
    if (doc) found.add(doc)
  }
  return [...found]
}
