import { siteData } from './site-data.browser'
import { local } from './storage.browser'
import { createStore } from './store.browser'

/** Storage key of the preferred version. It ends with the id of a set of versions; a site has one, `default`. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

/** Name (not label) of the version that the reader chose last; null for none. Visiting a page of a version is not a choice. */
export const preferredVersionStore = createStore<string | null>(stored)

function stored(): string | null {
  const name = local.read(PREFERRED_VERSION_KEY)
  if (name === null || isVersion(name)) return name
  local.remove(PREFERRED_VERSION_KEY)
  return null
}

/** Stores a version by name. */
export function preferVersion(name: string): void {
  if (!isVersion(name)) return
  local.write(PREFERRED_VERSION_KEY, name)
  preferredVersionStore.set(name)
}

/**
 * Following a link with `data-prefer-version="0.18"` chooses that version. Other open windows keep their choice; a page that is
 * restored from the back-forward cache reads it again.
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
