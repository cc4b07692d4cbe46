import { siteData } from './site-data.browser'
import { local } from './storage.browser'
import { createStore } from './store.browser'

/** Storage key of the preferred version: a prefix and the id of the docs plugin (specification §4). */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

/** Name of the version that the reader chose last, never its label; null for none. Visiting a page chooses nothing (decision G-57). */
export const preferredVersionStore = createStore<string | null>(stored)

function stored(): string | null {
  const name = local.read(PREFERRED_VERSION_KEY)
  if (name === null || isVersion(name)) return name
  local.remove(PREFERRED_VERSION_KEY)
  return null
}

/** Remembers a version by name. */
export function preferVersion(name: string): void {
  if (!isVersion(name)) return
  local.write(PREFERRED_VERSION_KEY, name)
  preferredVersionStore.set(name)
}

/**
 * Links with `data-prefer-version="0.18"` choose that version when they are followed. Open pages keep to what they know; one that comes
 * back from the back-forward cache begins anew.
 */
export function startPreferredVersion(): void {
  preferredVersionStore.get()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) preferredVersionStore.set(stored())
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const name = target instanceof Element && target.closest<HTMLElement>('a[data-prefer-version]')?.dataset.preferVersion
      if (name) preferVersion(name)
    },
    { capture: true },
  )
}

function isVersion(name: string): boolean {
  return siteData().versions.some((version) => version.name === name)
}
