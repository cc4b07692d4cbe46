import { documentPath, ENTRY_PATH, writeHashLinks } from '../../common'
import type { Doc } from '../../model'
import type { Site } from '../site'
import { entryDoc } from './entry-page'

/** Returns the output paths of a page's document. With hash URLs, the start page is also written as the entry page. */
export function documentPaths(site: Site, doc: Doc): string[] {
  const path = documentPath(doc.route)
  return doc === entryDoc(site) && path !== ENTRY_PATH ? [path, ENTRY_PATH] : [path]
}

/** Encodes a document. With hash URLs, its links are rewritten. */
export function documentBytes({ config }: Site, doc: Doc, html: string): Buffer {
  const { router, baseUrl } = config
  return Buffer.from(router === 'hash' ? writeHashLinks(html, { route: doc.route, baseUrl }) : html)
}
