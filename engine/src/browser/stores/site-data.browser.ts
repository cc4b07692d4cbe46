import type { PageData, SiteData } from '../../model'

let site: SiteData | undefined

/** The JSON of a document's data script; `undefined` when it has none, or none that can be read. */
function readJson<T>(from: Document, id: string): T | undefined {
  try {
    return JSON.parse(from.getElementById(id)?.textContent ?? '') as T
  } catch {
    return undefined
  }
}

/** What is the same on every page. @throws Error on a document that is not ours */
export function siteData(): SiteData {
  site ??= readJson<SiteData>(document, 'site-data')
  if (!site) throw new Error('The document has no site data.')
  return site
}

/** What a document says of itself; `undefined` for documents that are not ours. */
export function readPageData(from: Document): PageData | undefined {
  return readJson<PageData>(from, 'page-data')
}
