/** How a navigation changes the history. */
export type NavigationAction = 'push' | 'replace' | 'pop'

/** A change of page. Addresses are absolute paths with query and hash, as in the address bar. */
export interface NavigationDetail {
  from: string
  to: string
  action: NavigationAction
}

/** The events of the runtime; all of them are dispatched on `document`. */
export interface RuntimeEvents {
  /** The next document is there; nothing has changed yet. */
  'docs:before-swap': CustomEvent<NavigationDetail>
  /** The document has changed, stores are up to date, scroll position and focus are not yet set. */
  'docs:swapped': CustomEvent<NavigationDetail>
  /** The address names another place on the shown page; scroll position and focus are not yet set. */
  'docs:moved': CustomEvent<NavigationDetail>
  /** Path or query have changed and the page stands: the moment to count a view. Not on the first load, not for a hash. */
  'docs:page-view': CustomEvent<NavigationDetail>
}

declare global {
  interface DocumentEventMap extends RuntimeEvents {}
}
