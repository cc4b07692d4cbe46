import { useSyncExternalStore } from 'react'
import type { SiteVersion } from '../../../model'
import { preferredVersionStore, preferVersion } from '../../stores/preferred-version-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** The version that the reader chose last, for islands. */
export interface PreferredVersion {
  /** Undefined if none is chosen, and always on the server. */
  version: SiteVersion | undefined
  /** Stores a version by its name. */
  prefer(name: string): void
}

/**
 * The version that the reader chose last. Pages of a version ignore it.
 * @throws Error outside <IslandProviders>
 */
export function usePreferredVersion(): PreferredVersion {
  const { site } = useIslandData('usePreferredVersion')
  const name = useSyncExternalStore(preferredVersionStore.subscribe, preferredVersionStore.get, () => null)
  return { version: site.versions.find((version) => version.name === name), prefer: preferVersion }
}
