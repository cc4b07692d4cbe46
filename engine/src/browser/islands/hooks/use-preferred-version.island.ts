import { useSyncExternalStore } from 'react'
import type { SiteVersion } from '../../../model'
import { preferredVersionStore, preferVersion } from '../../stores/preferred-version-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** The version that the reader chose last, as an island sees it. */
export interface PreferredVersion {
  /** Undefined while none is chosen; the server always draws that. */
  version: SiteVersion | undefined
  /** Remembers a version by its name. */
  prefer(name: string): void
}

/**
 * The version that the reader chose last. On a page of a version that version holds, whatever is preferred.
 * @throws Error outside <IslandProviders>
 */
export function usePreferredVersion(): PreferredVersion {
  const { site } = useIslandData('usePreferredVersion')
  const name = useSyncExternalStore(preferredVersionStore.subscribe, preferredVersionStore.get, () => null)
  return { version: site.versions.find((version) => version.name === name), prefer: preferVersion }
}
