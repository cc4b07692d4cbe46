import { hasMarkdown, markdownPath } from '../../common'
import type { PageView } from '../../model'

/** The absolute URL of a route, e.g. for canonical links. */
export function absoluteUrl(view: PageView, route: string): string {
  return view.config.url + view.href(route)
}

/** URL of the Markdown copy of a page; unlisted pages and component pages don't have one. */
export function markdownHref({ doc, config }: PageView): string | undefined {
  return hasMarkdown(doc) ? config.baseUrl + markdownPath(doc.route) : undefined
}
