import type { PageData, SiteData } from '../../model'

let site: SiteData | undefined

/** Parses the JSON of a data script. Returns `undefined` if it is missing or invalid. */
function readJson<T>(from: Document, id: string): T | undefined {
  try {
    return JSON.parse(from.getElementById(id)?.textContent ?? '') as T
  } catch {
    return undefined
  }
}

/** The data that is the same on every page. @throws Error on a document of another origin or build */
export function siteData(): SiteData {
  site ??= readJson<SiteData>(document, 'site-data')
  if (!site) throw new Error('The document has no site data.')
  return site
}

/** The data of a document's page; `undefined` for documents that the engine has not built. */
export function readPageData(from: Document): PageData | undefined {
  return readJson<PageData>(from, 'page-data')
}
