import { useCallback, useSyncExternalStore } from 'react'
import { pageUrl, writeUrl } from '../../navigation/address/page-url.browser'
import { useIslandData } from '../IslandProviders.island'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  document.addEventListener('docs:moved', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
    document.removeEventListener('docs:moved', listener)
  }
}

/**
 * A query parameter: its value, which is empty if it is missing and on the server, and a function that sets it. Setting replaces the
 * history entry, so that Back still returns to the previous page; other parameters and the hash are kept.
 * @throws Error outside <IslandProviders>
 */
export function useQueryParameter(name: string): [value: string, set: (value: string) => void] {
  useIslandData('useQueryParameter')
  const value = useSyncExternalStore(
    subscribe,
    () => pageUrl(location).searchParams.get(name) ?? '',
    () => '',
  )
  const set = useCallback(
    (next: string) => {
      const url = pageUrl(location)
      if (next === '') url.searchParams.delete(name)
      else url.searchParams.set(name, next)
      history.replaceState(history.state, '', writeUrl(url, location))
      for (const listener of [...listeners]) listener()
    },
    [name],
  )
  return [value, set]
}
