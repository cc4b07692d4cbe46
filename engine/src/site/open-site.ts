import type { Problems } from '../model'
import { type LoadOptions, loadSite } from './load-site'
import { setupPlugins } from './pages/setup-plugins'
import type { Site } from './site'
import type { SiteCaches } from './site-caches'

/**
 * Reads a site and sets up its plugins.
 * @returns the site, or only problems if its files or configuration are invalid
 */
export async function openSite(
  root: string,
  caches: SiteCaches,
  options: LoadOptions,
): Promise<{ site: Site | undefined; problems: Problems }> {
  const { site, problems } = await loadSite(root, caches, options)
  if (!site) return { site, problems }
  const additions = await setupPlugins(site, { ...caches, isPreliminary: options.isPreliminary === true }, problems)
  const redirects = additions.flatMap((output) => output.redirects ?? [])
  return { site: { ...site, additions, redirects }, problems }
}
