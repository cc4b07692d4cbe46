import { ScrollPositions } from './scroll-positions.browser'

/**
 * The history entries of this window, with their scroll positions. This class restores positions from the first navigation on. Before that,
 * and when the reader returns from another site, the browser restores them.
 */
export class HistoryEntries {
  private readonly positions = new ScrollPositions()
  private entry = entryId()
  private index = entryIndex()
  private isManual = history.scrollRestoration === 'manual'

  constructor() {
    const saved = this.positions.get(this.entry)
    if (this.isManual && saved !== undefined) scrollTo({ top: saved, behavior: 'instant' })
    addEventListener('pagehide', () => {
      this.leave()
      this.positions.save()
      history.scrollRestoration = 'auto'
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.isManual) history.scrollRestoration = 'manual'
    })
  }

  /** Stores the scroll position of the entry that the reader is about to leave. */
  leave(): void {
    this.positions.set(this.entry, scrollY)
  }

  push(state: unknown, url: string): void {
    this.leave()
    this.isManual = true
    history.scrollRestoration = 'manual'
    history.pushState(state, '', url)
    this.enter()
    this.positions.delete(this.entry)
  }

  replace(state: unknown, url: string): void {
    history.replaceState(state, '', url)
    this.enter()
  }

  /** The scroll position of the current entry before the page was reloaded. */
  get top(): number | undefined {
    return this.positions.get(this.entry)
  }

  /** Removes the scroll position of a URL, because a link on the page adds a new entry for it. */
  forget(href: string): void {
    this.positions.delete(href)
  }

  /**
   * Handles a change to another entry by the browser.
   * @param isDetour the previous entry was never shown
   * @returns the scroll position of the new entry, and its distance in the history (negative is back) if the browser provides it
   */
  moved(isDetour: boolean): { top: number | undefined; by: number | undefined } {
    if (!isDetour) this.leave()
    const before = this.index
    this.enter()
    const by = before === undefined || this.index === undefined ? undefined : this.index - before
    return { top: history.scrollRestoration === 'manual' ? this.positions.get(this.entry) : undefined, by }
  }

  private enter(): void {
    this.entry = entryId()
    this.index = entryIndex()
  }
}

/** Identifies an entry by the browser's key, or the key in its state, or its URL. */
function entryId(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : location.href
  return ('navigation' in window && navigation.currentEntry?.key) || key
}

function entryIndex(): number | undefined {
  return 'navigation' in window ? navigation.currentEntry?.index : undefined
}
