import { announcementStore } from '../announcement-store.browser'
import { pageStore } from '../page-store.browser'
import { siteData } from '../site-data.browser'
import { applyAnnouncement } from './announcement-bar.browser'
import { addBackToTop, hideBackToTop, moveBackToTop } from './back-to-top.browser'
import { linkLines, startLineLinks } from './code-lines.browser'
import { addCodeTools, startCodeTools } from './code-tools.browser'
import { applyColorModeToggle, startColorModeToggle } from './color-mode-toggle.browser'
import { startFolding } from './folding.browser'
import { onMove } from './on-move.browser'
import { onScroll, scheduleScroll, startScroll } from './on-scroll.browser'
import { addSectionCopies, startPageCopy } from './page-copy.browser'
import { startPictureZoom } from './picture-zoom.browser'
import { revealTarget } from './reveal.browser'
import { applySidebar, startSidebar } from './sidebar.browser'
import { forgetTableOfContents, markActiveHeading } from './table-of-contents.browser'
import { applyTabs, startTabChoices } from './tabs.browser'
import { followPreferredVersion, startVersionLinks } from './version-links.browser'

/**
 * Wakes what acts on the static document, now and after each navigation. Called once, after the stores have started and before the
 * navigator, which must not follow a click that something here has taken.
 */
export function startEnhancements(): void {
  startCodeTools()
  startPageCopy()
  startLineLinks()
  startTabChoices()
  startFolding()
  startPictureZoom()
  startSidebar()
  startVersionLinks()
  startColorModeToggle()
  startScroll()
  onScroll(() => markActiveHeading(coveredHeight()))
  onScroll(moveBackToTop)
  announcementStore.subscribe(applyAnnouncement)
  onMove(hideBackToTop)
  onMove(revealTarget)
  document.addEventListener('docs:swapped', enhancePage)
  enhancePage()
}

/** Only writes: what must measure waits for the next frame, so that no layout is forced while the page loads. */
function enhancePage(): void {
  applyAnnouncement()
  applyColorModeToggle()
  followPreferredVersion()
  applyTabs()
  addCodeTools()
  addSectionCopies()
  addBackToTop(pageStore.get().kind !== 'page')
  forgetTableOfContents()
  applySidebar()
  linkLines()
  revealTarget()
  scheduleScroll()
}

/** What a navbar that stays covers of the page, in pixels. */
function coveredHeight(): number {
  return siteData().navbar.hideOnScroll ? 0 : (document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0)
}
