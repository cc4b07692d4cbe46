import { browserHref } from '../../common'
import type { PageData, PageView } from '../../model'

/** The data of a page for scripts. */
export function pageData({ doc, config, href }: Pick<PageView, 'doc' | 'config' | 'href'>): PageData {
  return {
    route: doc.route,
    docId: doc.id,
    kind: doc.kind,
    version: doc.version ?? null,
    sidebarId: doc.sidebarId ?? null,
    title: doc.title,
    counterparts: doc.counterparts.map((counterpart) => ({ ...counterpart, href: browserHref(href(counterpart.href), config) })),
  }
}
