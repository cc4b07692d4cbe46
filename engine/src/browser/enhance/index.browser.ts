import { announcementStore } from '../stores/announcement-store.browser'
import { pageStore } from '../stores/page-store.browser'
import { siteData } from '../stores/site-data.browser'
import { applyAnnouncement } from './announcement-bar.browser'
import { addCodeTools, startCodeTools } from './code/code-tools.browser'
import { linkLongScripts } from './code/long-scripts.browser'
import { applyColorModeToggle, startColorModeToggle } from './color-mode-toggle.browser'
import { startFolding } from './folding.browser'
import { addSectionCopies, startPageCopy } from './page-copy/page-copy.browser'
import { revealTarget } from './reveal.browser'
import { addBackToTop, hideBackToTop, moveBackToTop } from './scrolling/back-to-top.browser'
import { onMove } from './scrolling/on-move.browser'
import { onScroll, scheduleScroll, startScroll } from './scrolling/on-scroll.browser'
import { forgetTableOfContents, markActiveHeading } from './scrolling/table-of-contents.browser'
import { applySidebar, startSidebar } from './sidebar.browser'
import { applyTabs, startTabChoices } from './tabs.browser'
import { followPreferredVersion, startVersionLinks } from './version-links.browser'
import { startPictureZoom } from './zoom/picture-zoom.browser'

/**
 * What listens to the reader on every page. Taken once, after the stores have started and before the navigator, which must not follow a
 * click that something here has taken.
 */
export const listeners: readonly (() => void)[] = [
  startCodeTools,
  startPageCopy,
  startTabChoices,
  startFolding,
  startPictureZoom,
  startSidebar,
  startVersionLinks,
  startColorModeToggle,
  startScroll,
  listen,
]

/**
 * What is done to each page, after the listeners. Only writes: what must measure waits for the next frame, so that no layout is forced
 * while the page loads.
 */
export const pageSteps: readonly (() => void)[] = [
  applyAnnouncement,
  applyColorModeToggle,
  followPreferredVersion,
  applyTabs,
  addCodeTools,
  addSectionCopies,
  () => addBackToTop(pageStore.get().kind !== 'page'),
  forgetTableOfContents,
  applySidebar,
  linkLongScripts,
  revealTarget,
  scheduleScroll,
]

function listen(): void {
  onScroll(() => markActiveHeading(coveredHeight()))
  onScroll(moveBackToTop)
  announcementStore.subscribe(applyAnnouncement)
  onMove(hideBackToTop)
  onMove(revealTarget)
  // In one go, since a new page is shown with all that belongs to it.
  document.addEventListener('docs:swapped', () => {
    for (const step of pageSteps) step()
  })
}

/** What a navbar that stays covers of the page, in pixels. */
function coveredHeight(): number {
  return siteData().navbar.hideOnScroll ? 0 : (document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0)
}
