import type { Doc, Problem, SiteConfig } from '../../model'

/** With hash URLs, readers always start at the root, so it must lead to a page. */
export function checkEntry(
  { router, entryRedirects }: Pick<SiteConfig, 'router' | 'entryRedirects'>,
  docs: readonly Pick<Doc, 'route'>[],
  at: string,
): Problem[] {
  if (router !== 'hash' || '/' in entryRedirects || docs.some(({ route }) => route === '/')) return []
  const title = 'With hash URLs the site has no entry page: nothing is at "/".'
  const hint = "Say which page the site begins with: entryRedirects: { '/': '/docs/home' }, or create pages/index.tsx."
  return [{ severity: 'error', code: 'no-entry-page', title, hint, at }]
}
