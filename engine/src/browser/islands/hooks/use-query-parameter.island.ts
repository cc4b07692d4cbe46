import { useCallback, useSyncExternalStore } from 'react'
import { pageUrl, writeUrl } from '../../enhance/page-copy/page-url.browser'
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
 * A parameter of the page's address: its value, empty when the address has none or on the server, and a function that sets it. Setting
 * replaces the entry of the history, so that Back still leads to the page before; other parameters and the hash stay.
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
