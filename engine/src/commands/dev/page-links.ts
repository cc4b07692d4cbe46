import { cleanPath } from '../../common'
import type { Doc, Problem } from '../../model'
import { type Outputs, servedFiles } from '../../output'
import { checkLinks, type LinkedPage, linkedIds, redirectedRoutes, type Site } from '../../site'

/**
 * Checks the links of one page the same way as a build. Other pages are rendered only if a link refers to one of their ids, so that the time
 * doesn't depend on the size of the site.
 */
export async function checkPageLinks(site: Site, outputs: Outputs, doc: Doc): Promise<Problem[]> {
  const { linked } = await outputs.documents.open(doc)
  const wanted = linkedIds(linked, site.config.baseUrl)
  const pages: LinkedPage[] = []
  for (const other of site.docs) {
    const named = other === doc ? undefined : wanted.get(cleanPath(other.route))
    const ids = named ? await findIds(other, named, outputs) : []
    pages.push(other === doc ? linked : { route: other.route, file: other.file, ids, links: [] })
  }
  const redirects = redirectedRoutes(site)
  const problems = checkLinks({ pages, redirects, isFile: servedFiles(outputs.own) }, site.config)
  // Plugins may take long to generate their files, so their paths are only considered if a link seems broken.
  if (!problems.some(({ code }) => code === 'broken-link')) return problems
  return checkLinks({ pages, redirects, isFile: servedFiles(await outputs.all()) }, site.config)
}

/** Ids of a page: those of its article if they include all linked ids, otherwise those of the whole document. */
async function findIds(doc: Doc, wanted: ReadonlySet<string>, { documents }: Outputs): Promise<readonly string[]> {
  const inText = await documents.textIds(doc)
  if ([...wanted].every((id) => inText.includes(id))) return inText
  const { ids, sidebar } = (await documents.open(doc)).linked
  return [...ids, ...(sidebar?.ids ?? [])]
}
