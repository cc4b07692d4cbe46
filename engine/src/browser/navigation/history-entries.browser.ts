import { ScrollPositions } from './scroll-positions.browser'

/**
 * The entries of this window's history: which one the reader is at, and how far each was scrolled. Positions are restored by us from the
 * first navigation on; before it, and when the window comes back from elsewhere, the browser does it.
 */
export class HistoryEntries {
  private readonly positions = new ScrollPositions()
  private entry = entryId()
  private index = entryIndex()
  private isOurs = history.scrollRestoration === 'manual'

  constructor() {
    const saved = this.positions.get(this.entry)
    if (this.isOurs && saved !== undefined) scrollTo({ top: saved, behavior: 'instant' })
    addEventListener('pagehide', () => {
      this.leave()
      this.positions.save()
      history.scrollRestoration = 'auto'
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.isOurs) history.scrollRestoration = 'manual'
    })
  }

  /** Notes how far the entry is scrolled that the reader is about to leave. */
  leave(): void {
    this.positions.set(this.entry, scrollY)
  }

  push(state: unknown, url: string): void {
    this.leave()
    this.isOurs = true
    history.scrollRestoration = 'manual'
    history.pushState(state, '', url)
    this.enter()
    this.positions.delete(this.entry)
  }

  replace(state: unknown, url: string): void {
    history.replaceState(state, '', url)
    this.enter()
  }

  /** How far the entry of the moment was scrolled before the page was loaded anew. */
  get top(): number | undefined {
    return this.positions.get(this.entry)
  }

  /** A link in the page leads to a new entry with this address, which has no position yet. */
  forget(href: string): void {
    this.positions.delete(href)
  }

  /**
   * The browser has changed to another entry.
   * @param isDetour the one before was never shown
   * @returns where that one was scrolled to, and how many entries ahead (or, negative, back) it is, where the browser tells
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

/** What tells an entry apart: the browser's own key, else ours, else the address. */
function entryId(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : location.href
  return ('navigation' in window && navigation.currentEntry?.key) || key
}

function entryIndex(): number | undefined {
  return 'navigation' in window ? navigation.currentEntry?.index : undefined
}
