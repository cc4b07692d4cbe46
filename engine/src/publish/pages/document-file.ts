import type { Doc } from '../../model'
import { documentPath, ENTRY_PATH, writeHashLinks } from '../../model'
import type { Site } from '../site'
import { entryDoc } from './entry-page'

/** The output paths of a page's document. With hash URLs, the page that the root leads to is also the entry page. */
export function documentPaths(site: Site, doc: Doc): string[] {
  const path = documentPath(doc.route)
  return doc === entryDoc(site) && path !== ENTRY_PATH ? [path, ENTRY_PATH] : [path]
}

/** The bytes of a document. With hash URLs, its links are rewritten. */
export function documentBytes({ config }: Site, doc: Doc, html: string): Buffer {
  const { router, baseUrl } = config
  return Buffer.from(router === 'hash' ? writeHashLinks(html, { route: doc.route, baseUrl }) : html)
}
