import { markdownPath } from '../output'
import type { PageView } from './page-view'

/** Absolute address of a route, e.g. for canonical links. */
export function absoluteUrl(view: PageView, route: string): string {
  return view.config.url + view.href(route)
}

/** Address of a page's Markdown copy; component pages, generated indexes and unlisted pages have none. */
export function markdownHref({ article, doc, config }: PageView): string | undefined {
  return article && !doc.unlisted ? config.baseUrl + markdownPath(doc.route) : undefined
}
