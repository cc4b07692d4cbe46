import { pathKey } from '../../common/index.browser'
import { fragmentOf, pageUrl } from '../navigation/address/page-url.browser'
import { pageStore } from '../stores/page-store.browser'
import { session } from '../stores/storage.browser'
import { toggleDetails } from './collapsible.browser'
import { onMove } from './scrolling/on-move.browser'
import { targetOf } from './target-of.browser'

/** Session storage key of the sidebar's id and scroll position, for the next page load. */
const SCROLL_KEY = 'docs.sidebar-scroll'

/** Marks the current entry and scrolls to it. The server has already marked it unless the URL has a hash. */
export function applySidebar(): void {
  markCurrent()
  requestAnimationFrame(showCurrent)
}

/** Restores the scroll position and adds the listeners; called once. */
export function startSidebar(): void {
  const [id, top] = session.read(SCROLL_KEY)?.split(' ') ?? []
  if (id === sidebarId()) requestAnimationFrame(() => document.querySelector('.panel')?.scrollTo(0, Number(top)))
  addEventListener('pagehide', () => {
    const top = document.querySelector('.panel')?.scrollTop
    if (top !== undefined) session.write(SCROLL_KEY, `${sidebarId()} ${top}`)
  })
  onMove(markCurrent)
  // On the page of a category, its link opens and closes the category.
  document.addEventListener(
    'click',
    (event) => {
      const link = targetOf(event, '.panel-docs a[aria-current]')
      const details = link?.nextElementSibling
      if (!(details instanceof HTMLDetailsElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      toggleDetails(details)
    },
    { capture: true },
  )
  // On narrow screens the panel has no layout until it opens.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('.panel')) showCurrent()
    },
    { capture: true },
  )
}

/**
 * If entries link to headings of the current page, marks the one that matches the URL, or the one without a hash if none does.
 */
function markCurrent(): void {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('.panel-docs a:not(.external)')]
  // Most sidebars have no such entry, and parsing hundreds of URLs takes time.
  if (!all.some((link) => /.#/.test(link.getAttribute('href') ?? ''))) return
  const path = pathKey(pageUrl(location).pathname)
  const links = all.filter((link) => pathKey(pageUrl(link).pathname) === path)
  const fragment = fragmentOf(location)
  const place = links.some((link) => fragmentOf(link) === fragment) ? fragment : ''
  if (links.some((link) => fragmentOf(link) === place)) {
    for (const link of links) link.ariaCurrent = fragmentOf(link) === place ? 'page' : null
  }
}

/** Scrolls the sidebar, but not the page, to the current entry if it is not visible. */
function showCurrent(): void {
  const panel = document.querySelector('.panel')
  const entry = panel?.querySelector('.panel-docs [aria-current]')?.getBoundingClientRect()
  const box = panel?.getBoundingClientRect()
  if (panel && entry && box && (entry.top < box.top || entry.bottom > box.bottom)) {
    panel.scrollTop += entry.top - box.top - box.height / 2
  }
}

function sidebarId(): string {
  const { version, sidebarId: id } = pageStore.get()
  return `${version}/${id}`
}
