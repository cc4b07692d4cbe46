import { cleanPath, didYouMean, type Problem } from '../../model'
import type { LinkedPage } from './check-links'

/** Checks that the ids exist that redirects lead to. Their pages are checked before anything is rendered. */
export function checkRedirectAnchors(
  redirects: readonly { from: string; to: string }[],
  pages: readonly LinkedPage[],
  at: string,
): Problem[] {
  const known = new Map(pages.map((page) => [cleanPath(page.route), page]))
  return redirects.flatMap(({ from, to }): Problem[] => {
    const [route = '', id] = to.split('#')
    const page = known.get(cleanPath(route))
    if (!page || id === undefined || page.ids.includes(decodeURIComponent(id))) return []
    const title = `The redirect from "${from}" leads to "${to}", a page without such a part.`
    return [{ severity: 'error', code: 'redirect-anchor', title, hint: didYouMean(id, page.ids), at }]
  })
}
