import { pageUrl, writeUrl } from '../navigation/address/page-url.browser'
import { pageStore } from '../stores/page-store.browser'
import { preferredVersionStore } from '../stores/preferred-version-store.browser'
import { siteData } from '../stores/site-data.browser'
import { targetOf } from './target-of.browser'

/** Entries of the version and language menus, in the navbar and in the panel. */
const MENU_ENTRY = ':is(.navbar, .panel) a:is([data-prefer-version], [lang])'

/**
 * On pages outside the versions, points links to docs at the preferred version if it has the page, and shows its label in the version menu.
 */
export function followPreferredVersion(): void {
  if (pageStore.get().version !== null) return
  const names = [preferredVersionStore.get(), siteData().versions.find((version) => version.isLast)?.name]
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version-targets]')) {
    const targets = JSON.parse(link.dataset.versionTargets ?? '{}') as Record<string, string>
    const href = names.map((name) => targets[name ?? '']).find((target) => target !== undefined)
    if (href !== undefined) link.href = href
  }
  const label = siteData().versions.find((version) => version.name === (names[0] ?? names[1]))?.label
  for (const place of document.querySelectorAll('[data-version-label]')) place.textContent = label ?? ''
}

/** Adds the listeners; called once. */
export function startVersionLinks(): void {
  preferredVersionStore.subscribe(followPreferredVersion)
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, keepQueryAndHash, { capture: true })
}

/** Adds the query and the hash of the current URL to a menu entry for the same page, and only the query to an entry for another page. */
function keepQueryAndHash(event: Event): void {
  const link = targetOf<HTMLAnchorElement>(event, MENU_ENTRY)
  if (!link) return
  const { version, counterparts } = pageStore.get()
  const name = link.dataset.preferVersion
  const relation = counterparts.find((counterpart) => counterpart.version === name)?.relation
  const here = pageUrl(location)
  const url = pageUrl(link)
  url.search = here.search
  url.hash = name === undefined || name === version || relation === 'same' ? here.hash : ''
  link.href = writeUrl(url, link)
}
