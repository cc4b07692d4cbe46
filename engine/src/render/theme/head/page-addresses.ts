import type { PageView } from '../../../model'
import { hasMarkdown, markdownPath } from '../../../model'

/** Absolute address of a route, e.g. for canonical links. */
export function absoluteUrl(view: PageView, route: string): string {
  return view.config.url + view.href(route)
}

/** Address of a page's Markdown copy; pages that nobody may find have none. */
export function markdownHref({ doc, config }: PageView): string | undefined {
  return hasMarkdown(doc) ? config.baseUrl + markdownPath(doc.route) : undefined
}
