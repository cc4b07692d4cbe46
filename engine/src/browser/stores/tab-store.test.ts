// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTab, startTabs, tabChoice, tabStore } from './tab-store.browser'

startTabs()
beforeEach(() => {
  localStorage.clear()
  tabStore.set({})
})

/** Changes the storage as another window does. */
function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key }))
}

test('a choice is stored and applies to its group only', () => {
  expect(tabChoice('os')).toBeUndefined()
  chooseTab('os', 'linux')
  chooseTab('cloud', 'aws')
  expect([tabChoice('os'), tabChoice('cloud'), tabChoice('language')]).toEqual(['linux', 'aws', undefined])
  expect(localStorage.getItem('docs.tab.os')).toBe('linux')
})

test('a choice on an earlier page is read from the storage until the reader chooses again', () => {
  localStorage.setItem('docs.tab.os', 'macos')
  expect(tabChoice('os')).toBe('macos')
  chooseTab('os', 'linux')
  localStorage.setItem('docs.tab.os', 'macos')
  expect(tabChoice('os')).toBe('linux')
})

test('a choice in another window is applied, and the other groups keep theirs', () => {
  chooseTab('os', 'linux')
  const changed = vi.fn()
  const stop = tabStore.subscribe(changed)
  storeElsewhere('docs.tab.cloud', 'gcp')
  expect(tabStore.get()).toEqual({ os: 'linux', cloud: 'gcp' })
  expect(changed).toHaveBeenCalledOnce()
  stop()
})

test('a choice that another window removes stays on this page', () => {
  chooseTab('os', 'linux')
  storeElsewhere('docs.tab.os', null)
  storeElsewhere('theme', 'dark')
  expect(tabStore.get()).toEqual({ os: 'linux' })
})
