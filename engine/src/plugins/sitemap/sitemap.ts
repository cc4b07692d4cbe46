import type { Doc, Plugin, PluginFile, PluginSite } from '../../plugin'
import { escapeXml } from '../escape-xml'

/** Maximum number of URLs in a sitemap file (sitemaps.org protocol). */
const MAX_URLS = 50_000

/**
 * Writes `sitemap.xml` with all listed pages, those of the latest version before older ones, each with the day of its last change; and a
 * `robots.txt` that links to it. For more than 50,000 pages, `sitemap.xml` is an index of further files. With hash URLs there is no
 * sitemap, because search engines see only one document.
 *
 * Crawlers look for `robots.txt` in the root of a host. If the site has a base URL, copy the file there.
 * @example sitemap()
 */
export function sitemap(): Plugin {
  return {
    name: 'sitemap',
    setup: (site) => (site.config.router === 'hash' ? {} : { files: () => listFiles(site) }),
  }
}

function listFiles(site: PluginSite): PluginFile[] {
  const entries = listed(site).map((doc) => formatEntry(site.absoluteUrl(doc.route), doc.updated))
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_URLS) }, (_, i) =>
    entries.slice(i * MAX_URLS, (i + 1) * MAX_URLS),
  )
  const robots = { path: '/robots.txt', content: `User-agent: *\nSitemap: ${site.absoluteFileUrl('/sitemap.xml')}\n` }
  return [...sitemapFiles(parts, site), robots]
}

function sitemapFiles(parts: readonly string[][], { absoluteFileUrl }: PluginSite): PluginFile[] {
  const [only = []] = parts
  if (parts.length <= 1) return [{ path: '/sitemap.xml', content: wrap('urlset', only) }]
  const files = parts.map((entries, i) => ({ path: `/sitemap-${i + 1}.xml`, content: wrap('urlset', entries) }))
  const index = files.map(({ path }) => `<sitemap><loc>${escapeXml(absoluteFileUrl(path))}</loc></sitemap>`)
  return [{ path: '/sitemap.xml', content: wrap('sitemapindex', index) }, ...files]
}

/** Listed pages outside the versions, then those of the latest version, then all others, each group sorted by route. */
function listed({ docs, versions }: PluginSite): Doc[] {
  const names = [undefined, ...[...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast)).map(({ name }) => name)]
  const found = docs.filter((doc) => !doc.unlisted)
  return names.flatMap((name) =>
    found.filter((doc) => doc.version === name).sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0)),
  )
}

function formatEntry(url: string, updated: string | undefined): string {
  return `<url><loc>${escapeXml(url)}</loc>${updated === undefined ? '' : `<lastmod>${updated}</lastmod>`}</url>`
}

function wrap(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const root = `${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${entries.map((entry) => `${entry}\n`).join('')}</${element}>\n`
}
