/** What mounts islands: a part of the site that is loaded later, or never on a page that needs none. */
export interface IslandHost {
  /** Takes charge of the islands (`[data-island]`) inside. */
  mountWithin(root: ParentNode): void
  /** Ends the islands inside, the element itself included, before it leaves the document. */
  unmountWithin(element: Element): void
  /** Whether the element is an island that has woken, so that its content belongs to it alone. */
  isLive(element: Element): boolean
  /**
   * Gives an island that stays in the document what it has on the next page: its props, and the HTML that it holds but does not own.
   * @param next the same island in the next document; it is used up
   * @returns false when the island is not live or has changed too much: then the caller replaces the element as any other
   */
  update(element: Element, next: Element): boolean
}

let host: IslandHost | undefined

/** Installs the host; called once, before the first navigation. */
export function registerIslandHost(next: IslandHost): void {
  host = next
}

/** Takes charge of the islands inside a part of the document that was just added. */
export function mountWithin(root: ParentNode): void {
  host?.mountWithin(root)
}

/** Ends the islands inside an element that is about to be removed, the element itself included. */
export function unmountWithin(element: Element): void {
  host?.unmountWithin(element)
}

/** Whether the element is an island that has woken; nothing outside edits inside it. */
export function isLiveIsland(element: Element): boolean {
  return host?.isLive(element) ?? false
}

/** Gives a live island what it has on the next page; false when the caller has to replace the element instead. */
export function updateIsland(element: Element, next: Element): boolean {
  return host?.update(element, next) ?? false
}
