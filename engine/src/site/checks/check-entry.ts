import type { Doc, Problem, SiteConfig } from '../../model'

/** Checks that a site with hash URLs has a page at the root or a redirect from there, because hosts serve only the root. */
export function checkEntry(
  { router, entryRedirects }: Pick<SiteConfig, 'router' | 'entryRedirects'>,
  docs: readonly Pick<Doc, 'route'>[],
  at: string,
): Problem[] {
  if (router !== 'hash' || '/' in entryRedirects || docs.some(({ route }) => route === '/')) return []
  const title = 'The site uses hash URLs, but there is no page at "/".'
  const hint = "Add a redirect such as entryRedirects: { '/': '/docs/home' }, or create pages/index.tsx."
  return [{ severity: 'error', code: 'no-entry-page', title, hint, at }]
}
