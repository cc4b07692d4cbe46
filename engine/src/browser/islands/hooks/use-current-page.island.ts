import { useSyncExternalStore } from 'react'
import type { PageData } from '../../../model'
import { pageStore } from '../../stores/page-store.browser'
import { useIslandData } from '../IslandProviders.island'

/**
 * The shown page: route, doc id, kind, version, sidebar, title and counterparts. An island that stays in the document is rendered again with the next page.
 * @throws Error outside <IslandProviders>
 */
export function useCurrentPage(): PageData {
  const { page } = useIslandData('useCurrentPage')
  return useSyncExternalStore(pageStore.subscribe, pageStore.get, () => page)
}
