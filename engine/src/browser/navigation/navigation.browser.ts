import { isPhone, savesData } from '../environment/device.browser'
import { idle } from '../environment/scheduling.browser'
import { pageStore } from '../stores/page-store.browser'
import { siteData } from '../stores/site-data.browser'
import type { Router } from './address/address.browser'
import { pathRouter } from './address/path-router.browser'
import { clickedLink } from './link-click.browser'
import type { Navigator } from './navigator.browser'

/** Events that show that the reader interacts with the page. */
const INTENT = ['touchstart', 'pointerover', 'focusin', 'keydown']

/** How long a click waits for the navigator before it becomes a page load, in milliseconds. */
const LOAD_TIMEOUT = 1000

/**
 * Loads the navigator: when the browser is idle on wide screens; at the first interaction on phones and for readers who save data, since
 * many read a single page. Clicks loadLater for the navigator.
 * @returns a promise that resolves when everything that does not depend on an interaction has been loaded
 */
export async function startNavigation(): Promise<void> {
  const { navigator, router, baseUrl, versions } = siteData()
  if (router === 'hash') {
    const { entryHref, hashRouter } = await import('./address/hash-router.browser')
    const entry = entryHref(location, baseUrl)
    if (entry !== undefined) {
      location.replace(entry)
      return new Promise(() => {})
    }
    const routes = versions.map(({ path }) => path.replace(/^.*#/, ''))
    await load(hashRouter(baseUrl, location.href.replace(/#.*$/s, ''), pageStore.get().route, routes))
  } else if (navigator) {
    await loadLater(pathRouter(baseUrl, location.origin))
  }
}

async function load(router: Router): Promise<Navigator> {
  const { Navigator } = await import('./navigator.browser')
  const navigator = new Navigator(router)
  navigator.start()
  return navigator
}

async function loadLater(router: Router): Promise<void> {
  const path = location.pathname
  let loading: Promise<Navigator> | undefined
  const listeners = new AbortController()
  const wake = () => {
    loading ??= load(router).finally(() => listeners.abort())
    return loading
  }
  const options = { signal: listeners.signal, passive: true }
  for (const type of INTENT) addEventListener(type, () => void wake().catch(console.warn), { ...options, once: true })
  document.addEventListener(
    'click',
    (event) => {
      const link = clickedLink(event)
      if (!link || link.getAttribute('href')?.startsWith('#') || !router.read(new URL(link.href))) return
      event.preventDefault()
      const leave = () => location.assign(link.href)
      const timeout = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT))
      Promise.race([wake(), timeout]).then((navigator) => navigator.follow(link) || leave(), leave)
    },
    { signal: listeners.signal },
  )
  // After a reload, neighboring history entries still belong to this document.
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== path) location.reload()
    },
    { signal: listeners.signal },
  )
  const isBack = history.scrollRestoration === 'manual'
  if (isBack || !(isPhone() || savesData())) {
    if (!isBack) await idle()
    await wake().catch(console.warn)
  }
}
