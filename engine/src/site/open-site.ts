import { loadSite } from './load-site'
import { setupPlugins } from './pages/setup-plugins'

/** Reads a site and sets up its plugins. Takes the same arguments as {@link loadSite} and returns the same values. */
export async function openSite(...[root, caches, options]: Parameters<typeof loadSite>): ReturnType<typeof loadSite> {
  const { site, problems } = await loadSite(root, caches, options)
  if (!site) return { site, problems }
  const additions = await setupPlugins(site, caches, problems)
  const redirects = additions.flatMap((output) => output.redirects ?? [])
  return { site: { ...site, additions, redirects }, problems }
}
