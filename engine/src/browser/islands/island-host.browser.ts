/** Mounts and unmounts islands for the code that changes the document. */
export interface IslandHost {
  /** Schedules the islands (`[data-island]`) inside. */
  mountWithin(root: ParentNode): void
  /** Unmounts the islands inside, including the element itself, before it leaves the document. */
  unmountWithin(element: Element): void
  /** Whether the element is a hydrated island, whose content only React may change. */
  isLive(element: Element): boolean
  /**
   * Passes an island that stays in the document the props and slots of the next page.
   * @param next the same island in the next document; its nodes are moved
   * @returns false if the island is not hydrated or has other slots; the caller then replaces the element
   */
  update(element: Element, next: Element): boolean
}

let host: IslandHost | undefined

/** Installs the host; called once, before the first navigation. */
export function setIslandHost(next: IslandHost): void {
  host = next
}

/** Schedules the islands inside a part of the document that was just added. */
export function mountWithin(root: ParentNode): void {
  host?.mountWithin(root)
}

/** Unmounts the islands inside an element that is about to be removed, including the element itself. */
export function unmountWithin(element: Element): void {
  host?.unmountWithin(element)
}

/** Whether the element is a hydrated island, whose content only React may change. */
export function isLiveIsland(element: Element): boolean {
  return host?.isLive(element) ?? false
}

/** Passes a hydrated island the props and slots of the next page. @returns false if the caller has to replace the element */
export function updateIsland(element: Element, next: Element): boolean {
  return host?.update(element, next) ?? false
}
