import type { Doc } from '../../model'
import { documentPath, ENTRY_PATH, writeHashLinks } from '../../model'
import type { Site } from '../site'
import { entryDoc } from './entry-page'

/** Where the document of a page is written; with hash URLs the one that the root leads to is the entry page as well. */
export function documentPaths(site: Site, doc: Doc): string[] {
  const path = documentPath(doc.route)
  return doc === entryDoc(site) && path !== ENTRY_PATH ? [path, ENTRY_PATH] : [path]
}

/** A document as it is written: its links in the form that the site's URLs have. */
export function documentBytes({ config }: Site, doc: Doc, html: string): Buffer {
  const { router, baseUrl } = config
  return Buffer.from(router === 'hash' ? writeHashLinks(html, { route: doc.route, baseUrl }) : html)
}
