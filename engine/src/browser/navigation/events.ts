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
  /** The next document has been loaded; nothing has changed yet. */
  'docs:before-swap': CustomEvent<NavigationDetail>
  /** The document and the stores have changed; scroll position and focus have not been set yet. */
  'docs:swapped': CustomEvent<NavigationDetail>
  /** The position on the current page has changed; scroll position and focus have not been set yet. */
  'docs:moved': CustomEvent<NavigationDetail>
  /** Path or query have changed and the page is complete: a page view. Not dispatched for the first page or for a new hash. */
  'docs:page-view': CustomEvent<NavigationDetail>
}

declare global {
  interface DocumentEventMap extends RuntimeEvents {}
}
