import { ScrollPositions } from './scroll-positions.browser'

/**
 * The history entries of this window, with their scroll positions. This class restores positions from the first navigation on. Before that,
 * and when the reader returns from another site, the browser restores them.
 */
export class HistoryEntries {
  private readonly positions = new ScrollPositions()
  private entry = ''
  private index = 0
  private length = 0
  private href = ''
  /** URL of a new entry that a link on the page is about to add. */
  private expected: string | undefined
  private isManual = history.scrollRestoration === 'manual'

  constructor() {
    this.enter(entryIndex() ?? history.length - 1)
    if (this.isManual) this.scroll()
    addEventListener('pagehide', () => {
      this.leave()
      this.positions.save()
      history.scrollRestoration = 'auto'
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted || !this.isManual) return
      history.scrollRestoration = 'manual'
      // WebKit restores the position after this event, and therefore no longer does.
      this.scroll()
    })
  }

  /** Stores the scroll position of the entry that the reader is about to leave. */
  leave(): void {
    this.positions.set(this.entry, scrollY)
  }

  push(state: object | null, url: string): void {
    this.leave()
    this.isManual = true
    history.scrollRestoration = 'manual'
    history.pushState(withIndex(state, this.index + 1), '', url)
    this.enter(this.index + 1)
    this.positions.delete(this.entry)
  }

  replace(state: object | null, url: string): void {
    history.replaceState(withIndex(state, this.index), '', url)
    this.enter(this.index)
  }

  /** The scroll position of the current entry before the page was reloaded. */
  get top(): number | undefined {
    return this.positions.get(this.entry)
  }

  /** Removes the scroll position of a URL, because a link on the page adds a new entry for it. */
  forget(href: string): void {
    this.positions.delete(href)
    this.expected = href
  }

  /**
   * Handles a change to another entry by the browser.
   * @param isDetour the previous entry was never shown
   * @returns the scroll position of the new entry, and its distance in the history (negative is back)
   */
  moved(isDetour: boolean): { top: number | undefined; by: number } {
    if (!isDetour) this.leave()
    const before = this.index
    this.enter(entryIndex() ?? before + this.guess())
    return { top: history.scrollRestoration === 'manual' ? this.top : undefined, by: this.index - before }
  }

  /** The distance to an entry without an index, which replaces this one, is new, or is older than the navigator. */
  private guess(): number {
    const { href } = location
    if (href === this.href) return 0
    return href === this.expected || history.length > this.length ? 1 : -1
  }

  private enter(index: number): void {
    if (entryIndex() === undefined) history.replaceState(withIndex(history.state, index), '')
    this.index = index
    this.length = history.length
    this.href = location.href
    this.expected = undefined
    this.entry = entryId()
  }

  private scroll(): void {
    const { top } = this
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  }
}

/** Identifies an entry by the browser's key, or the key in its state, or its URL. */
function entryId(): string {
  return ('navigation' in window && navigation.currentEntry?.key) || (history.state?.key ?? location.href)
}

/** The position of the current entry: from the browser, or from its state where there is no Navigation API. */
function entryIndex(): number | undefined {
  return 'navigation' in window ? navigation.currentEntry?.index : history.state?.index
}

function withIndex(state: object | null, index: number): object | null {
  return 'navigation' in window ? state : { ...state, index }
}
