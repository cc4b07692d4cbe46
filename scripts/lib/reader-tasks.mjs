const LINK = /<a\b[^>]*?\shref="([^"]*)"/g

/**
 * Returns the routes that a page links to, with anchors, without the parameters that select tabs.
 * @param {string} html
 * @param {string} route route of the page, to resolve relative links
 * @returns {Set<string>}
 */
export function linksOf(html, route) {
  const links = [...html.matchAll(LINK)].map(([, href]) => new URL(href.replaceAll('&amp;', '&'), `https://site${route}`))
  return new Set(links.filter(({ host }) => host === 'site').map(({ pathname, hash }) => pathname + hash))
}

/**
 * Returns the number of links from a page to a section: 1, 2, or `undefined` if there are more.
 * @param {(route: string) => string | undefined} readPage returns the HTML of a page
 * @param {string} start route of the first page
 * @param {string} target route with an anchor
 * @returns {number | undefined}
 */
export function clicksTo(readPage, start, target) {
  const first = linksOf(readPage(start) ?? '', start)
  if (first.has(target)) return 1
  const pages = new Set([...first].map((link) => link.split('#')[0]))
  for (const page of pages) {
    const html = readPage(page)
    if (html !== undefined && linksOf(html, page).has(target)) return 2
  }
}

/**
 * Returns the position of a section in the first results of a search, starting at 1.
 * @param {{ sections: string[] }[]} results one per page
 * @param {string} target route with an anchor
 * @param {number} limit number of results that readers look at
 * @returns {number | undefined}
 */
export function positionOf(results, target, limit) {
  const at = results.slice(0, limit).findIndex(({ sections }) => sections.includes(target))
  return at < 0 ? undefined : at + 1
}
