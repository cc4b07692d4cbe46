import type { PageView } from '../../model'
import { absoluteUrl } from './page-addresses'

/**
 * JSON-LD for search engines: the breadcrumb trail, and the article with its language, version and last change. `<` is escaped, so that no
 * title can close the script element. `undefined` for component pages.
 */
export function structuredData(view: PageView): string | undefined {
  const parts = [breadcrumbData(view), articleData(view)].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }).replaceAll('<', '\\u003c')
}

/** The linked breadcrumbs with absolute URLs. Only pages with a sidebar have them. */
function breadcrumbData(view: PageView): object | undefined {
  if (!view.sidebar) return undefined
  const steps = view.doc.breadcrumbs.flatMap((step, i, all) => {
    const route = step.href ?? (i === all.length - 1 ? view.doc.route : undefined)
    return route === undefined ? [] : [{ name: step.label, item: absoluteUrl(view, route) }]
  })
  if (steps.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}

/** https://schema.org/TechArticle, or its subtype https://schema.org/APIReference */
function articleData(view: PageView): object | undefined {
  const { config, doc, article, activeVersion } = view
  if (!article) return undefined
  return {
    '@type': doc.source?.frontMatter.page_type === 'api' ? 'APIReference' : 'TechArticle',
    headline: doc.title,
    url: absoluteUrl(view, doc.route),
    inLanguage: config.locales[0]?.htmlLang,
    version: activeVersion.label,
    dateModified: doc.updated,
    isPartOf: { '@type': 'WebSite', name: config.title, url: config.url + config.baseUrl },
  }
}
