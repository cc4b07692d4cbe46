import { absoluteUrl } from './page-addresses'
import type { PageView } from './page-view'

/**
 * The breadcrumb trail as JSON-LD for search engines: the steps that are links, with absolute addresses. Only pages with a sidebar have
 * one. `<` is escaped, so that no title can end the script element.
 */
export function breadcrumbData(view: PageView): string | undefined {
  if (!view.sidebar) return undefined
  const steps = view.doc.breadcrumbs.flatMap((step, i, all) => {
    const route = step.href ?? (i === all.length - 1 ? view.doc.route : undefined)
    return route === undefined ? [] : [{ name: step.label, item: absoluteUrl(view, route) }]
  })
  if (steps.length === 0) return undefined
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
