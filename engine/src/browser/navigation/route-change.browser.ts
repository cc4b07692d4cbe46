import { pathKey } from '../../model/index.browser'
import type { Address } from './address.browser'
import type { NavigationAction } from './events'

/** Where the page goes once it stands: to its top, to the element that the hash names, or nowhere. */
export type ScrollTarget = 'top' | 'hash' | 'keep'

/** What a click on a link leads to. */
export interface RouteChange {
  action: Exclude<NavigationAction, 'pop'>
  /** Another document is needed. */
  loads: boolean
  scroll: ScrollTarget
}

/**
 * Decides what following a link does (BEHAVIOUR 2.3, 2.7): the exact address again replaces the entry; only a new query scrolls nowhere;
 * another form of the shown page's path needs no other document.
 * @param shown path of the document on screen; `undefined` when there is none, after a failure
 */
export function routeChange(from: Address, to: Address, shown: string | undefined): RouteChange {
  const isSame = from.path === to.path && from.search === to.search && from.hash === to.hash
  const loads = shown === undefined || pathKey(shown) !== pathKey(to.path)
  const isQueryOnly = !loads && from.path === to.path && from.search !== to.search
  return {
    action: isSame ? 'replace' : 'push',
    loads,
    scroll: to.hash.length > 1 ? 'hash' : isQueryOnly ? 'keep' : 'top',
  }
}

/** Whether a change counts as a page view: path or query, not the hash (decision G-13). */
export function isPageView(from: Address, to: Address): boolean {
  return from.path !== to.path || from.search !== to.search
}
