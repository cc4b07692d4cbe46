import { cleanPath } from '../../common'
import { didYouMean, type Problem } from '../../model'
import type { LinkedPage } from './check-links'

/** Checks that the IDs in the targets of redirects exist. The target pages are checked before anything is rendered. */
export function checkRedirectAnchors(
  redirects: readonly { from: string; to: string }[],
  pages: readonly LinkedPage[],
  at: string,
): Problem[] {
  const known = new Map(pages.map((page) => [cleanPath(page.route), page]))
  return redirects.flatMap(({ from, to }): Problem[] => {
    const [route = '', id] = to.split('#')
    const page = known.get(cleanPath(route))
    if (!page || id === undefined || page.ids.includes(decodeURIComponent(id).normalize('NFC'))) return []
    const title = `The redirect from "${from}" leads to "${to}", but the page has no element with the id "${id}".`
    return [{ severity: 'error', code: 'redirect-anchor', title, hint: didYouMean(id, page.ids), at }]
  })
}
