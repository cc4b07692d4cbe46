import { useSyncExternalStore } from 'react'
import { chooseTab, tabChoice, tabStore } from '../../stores/tab-store.browser'
import { useIslandData } from '../IslandProviders.island'

/**
 * The value that the reader chose in a group of tabs, on any page; undefined if there is none, and always on the server. The second entry
 * chooses a value for all tabs of the group.
 * @throws Error outside <IslandProviders>
 */
export function useTabGroup(group: string): [value: string | undefined, choose: (value: string) => void] {
  useIslandData('useTabGroup')
  const value = useSyncExternalStore(
    tabStore.subscribe,
    () => tabChoice(group),
    () => undefined,
  )
  return [value, (next) => chooseTab(group, next)]
}
