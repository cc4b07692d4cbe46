import { savesData } from '../environment/data-saving.browser'
import { linkOf } from './link-click.browser'

/** How long a pointer or the focus rests on a link before it is taken for interest, in milliseconds. */
const REST = 30

/** Documents loaded on one page because a link to them came into view, at most (decision P-9). */
const IN_VIEW = 2

/** Documents on their way at once, at most. */
const AT_ONCE = 4

/** What loads a document ahead. */
export interface Prefetcher {
  /** Loads what the link leads to, unless it is here already or leads nowhere in the site. @returns whether anything is loaded */
  prefetch(link: HTMLAnchorElement): boolean
  /** Number of documents on their way. */
  readonly pending: number
}

/** Counts what one page may load by itself. */
export class PrefetchBudget {
  private spent = 0

  /** Whether one more may be loaded. */
  get isLeft(): boolean {
    return this.spent < IN_VIEW
  }

  spend(): void {
    this.spent++
  }

  /** Another page begins. */
  reset(): void {
    this.spent = 0
  }
}

/**
 * Loads documents ahead: those whose link is pointed at, focused or touched, and the next page when its link is in view. Nothing when
 * the reader saves data.
 */
export function startPrefetch(prefetcher: Prefetcher): void {
  const ask = (link: HTMLAnchorElement) => !savesData() && prefetcher.pending < AT_ONCE && prefetcher.prefetch(link)
  let resting: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const onInterest = (rest: number) => (event: Event) => {
    const link = linkOf(event)
    if (link === resting && rest > 0) return
    resting = link
    clearTimeout(timer)
    if (link) timer = setTimeout(ask, rest, link)
  }
  document.addEventListener('pointerover', onInterest(REST), { passive: true })
  document.addEventListener('focusin', onInterest(REST), { passive: true })
  document.addEventListener('touchstart', onInterest(0), { passive: true })

  const budget = new PrefetchBudget()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (budget.isLeft && ask(target)) budget.spend()
    }
  })
  const observe = () => {
    observer.disconnect()
    budget.reset()
    for (const link of document.querySelectorAll('main a[rel="next"]')) observer.observe(link)
  }
  document.addEventListener('docs:swapped', observe)
  observe()
}
