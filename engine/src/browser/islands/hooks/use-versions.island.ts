import type { Counterpart, SiteVersion } from '../../../model'
import { useIslandData } from '../IslandProviders.island'
import { useCurrentPage } from './use-current-page.island'

/** A version, and the page in it that corresponds to the current one. */
export interface VersionPlace extends SiteVersion {
  /** Whether the current page belongs to it. */
  isActive: boolean
  /** URL in this version: of the same page, the nearest one, or the main page. */
  href: string
  relation: Counterpart['relation']
}

/**
 * All versions in the order of the configuration.
 * @throws Error outside <IslandProviders>
 */
export function useVersions(): VersionPlace[] {
  const { site } = useIslandData('useVersions')
  const page = useCurrentPage()
  const start = site.router === 'hash' ? '#' : site.baseUrl.slice(0, -1)
  return site.versions.map((version) => {
    const isActive = version.name === page.version
    if (isActive) return { ...version, isActive, href: start + page.route, relation: 'same' }
    const counterpart = page.counterparts.find((entry) => entry.version === version.name)
    return { ...version, isActive, href: counterpart?.href ?? version.main, relation: counterpart?.relation ?? 'main' }
  })
}
