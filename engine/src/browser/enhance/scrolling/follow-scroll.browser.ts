import { pageStore } from '../../stores/page-store.browser'
import { siteData } from '../../stores/site-data.browser'
import { addBackToTop, hideBackToTop, updateBackToTop } from './back-to-top.browser'
import { onMove } from './on-move.browser'
import { onScroll, scheduleScroll } from './on-scroll.browser'
import { followTarget, forgetTableOfContents, markActiveHeading } from './table-of-contents.browser'

/** Starts updating the table of contents and the "back to top" button on scroll. Called once. */
export function followScroll(): void {
  onScroll(() => markActiveHeading(coveredHeight()))
  onScroll(updateBackToTop)
  onMove(hideBackToTop)
  onMove(followTarget)
  onMove(scheduleScroll)
  document.addEventListener('docs:swapped', applyToPage)
  applyToPage()
}

function applyToPage(): void {
  addBackToTop(pageStore.get().kind !== 'page')
  forgetTableOfContents()
  scheduleScroll()
}

/** Height of the page that a sticky navbar covers, in pixels. */
function coveredHeight(): number {
  return siteData().navbar.hideOnScroll ? 0 : (document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0)
}
