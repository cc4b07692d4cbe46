import { pathKey } from '../../../common/index.browser'
import type { NavigationAction } from '../events'
import type { Address } from './address.browser'

/** Scroll target of a navigation: the top, the element of the hash, or the current position. */
export type ScrollTarget = 'top' | 'hash' | 'keep'

/** The effect of a click on a link. */
export interface RouteChange {
  action: Exclude<NavigationAction, 'pop'>
  /** Another document is needed. */
  loads: boolean
  scroll: ScrollTarget
}

/**
 * Decides the effect of following a link: the same address replaces the history entry, a change of only the query does not scroll, and
 * another spelling of the shown page's path does not load a document.
 * @param shown path of the shown document; `undefined` after an error
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

/** Whether a change is a page view: another path or query, but not another hash. */
export function isPageView(from: Address, to: Address): boolean {
  return from.path !== to.path || from.search !== to.search
}
