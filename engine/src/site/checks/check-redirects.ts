import { cleanPath } from '../../common'
import type { Doc, PluginOutput, Redirect, SiteConfig } from '../../model'
import { didYouMean, type Problem } from '../../model'

/** Checks that the redirects of the configuration lead to pages and don't hide any. */
export function checkRedirects(
  config: Pick<SiteConfig, 'entryRedirects'>,
  docs: readonly Pick<Doc, 'route'>[],
  at: string,
): Problem[] {
  const routes = docs.map((doc) => doc.route)
  const known = new Set(routes.map(cleanPath))
  const problems: Problem[] = []
  for (const [from, to] of Object.entries(config.entryRedirects)) {
    if (known.has(cleanPath(from))) {
      const title = `The redirect from "${from}" hides the page with this address.`
      problems.push({ severity: 'error', code: 'redirect-source', title, hint: 'Remove the redirect, or move the page.', at })
    }
    if (!known.has(cleanPath(to.replace(/[?#].*$/, '')))) {
      const title = `The redirect from "${from}" leads to "${to}", which is not a page.`
      problems.push({ severity: 'error', code: 'redirect-target', title, hint: didYouMean(to, routes), at })
    }
  }
  return problems
}

/** The routes from which a site redirects, including those of redirects to planned pages. */
export function redirectedRoutes(site: {
  config: Pick<SiteConfig, 'entryRedirects'>
  redirects: readonly Redirect[]
  additions: readonly PluginOutput[]
}): string[] {
  return [
    ...Object.keys(site.config.entryRedirects),
    ...site.redirects.map(({ from }) => from),
    ...site.additions.flatMap((output) => output.pendingAddresses ?? []),
  ]
}
