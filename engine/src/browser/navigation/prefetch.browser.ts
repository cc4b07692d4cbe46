import { savesData } from '../environment/device.browser'
import { linkOf } from './link-click.browser'

/** How long the pointer or the focus must stay on a link before its target is prefetched, in milliseconds. */
const HOVER_DELAY = 30

/** Maximum number of documents that are prefetched per page because their link is visible. */
const MAX_VISIBLE = 2

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 4

/** Prefetches documents. */
export interface Prefetcher {
  /** Prefetches the target of a link, unless it is cached or outside the site. @returns whether a request was started */
  prefetch(link: HTMLAnchorElement): boolean
  /** Number of documents that are loading. */
  readonly pending: number
}

/** Limits what one page may prefetch without an interaction. */
export class PrefetchBudget {
  private spent = 0

  /** Whether another document may be prefetched. */
  get isLeft(): boolean {
    return this.spent < MAX_VISIBLE
  }

  spend(): void {
    this.spent++
  }

  /** Resets the budget for a new page. */
  reset(): void {
    this.spent = 0
  }
}

/**
 * Prefetches documents whose link is hovered, focused or touched, and the next page when its link becomes visible. Nothing is prefetched if
 * the reader saves data.
 */
export function startPrefetch(prefetcher: Prefetcher): void {
  const request = (link: HTMLAnchorElement) => !savesData() && prefetcher.pending < MAX_CONCURRENT && prefetcher.prefetch(link)
  let current: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const onIntent = (delay: number) => (event: Event) => {
    const link = linkOf(event)
    if (link === current && delay > 0) return
    current = link
    clearTimeout(timer)
    if (link) timer = setTimeout(request, delay, link)
  }
  document.addEventListener('pointerover', onIntent(HOVER_DELAY), { passive: true })
  document.addEventListener('focusin', onIntent(HOVER_DELAY), { passive: true })
  document.addEventListener('touchstart', onIntent(0), { passive: true })

  if (!('IntersectionObserver' in globalThis)) return
  const budget = new PrefetchBudget()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (budget.isLeft && request(target)) budget.spend()
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
