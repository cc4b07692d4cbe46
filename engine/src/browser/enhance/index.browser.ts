import { announcementStore } from '../stores/announcement-store.browser'
import { readPageData, siteData } from '../stores/site-data.browser'
import { applyAnnouncement } from './announcement-bar.browser'
import { addCodeTools, startCodeTools } from './code/code-tools.browser'
import { linkLongScripts } from './code/long-scripts.browser'
import { startCollapsibles } from './collapsible.browser'
import { applyColorModeToggle } from './color-mode-toggle.browser'
import { startLiveRegion } from './live-region.browser'
import { addSectionCopies, startPageCopy } from './page-copy/page-copy.browser'
import { revealTarget } from './reveal.browser'
import { onMove } from './scrolling/on-move.browser'
import { startScrolling } from './scrolling/start-scrolling.browser'
import { applySidebar, startSidebar } from './sidebar.browser'
import { applyTabs, startTabChoices } from './tabs.browser'
import { followPreferredVersion, startVersionLinks } from './version-links.browser'
import { startImageZoom } from './zoom/image-zoom.browser'

/**
 * Adds the event listeners. Runs once, after the stores and before the navigator, which ignores clicks that one of these has handled.
 */
export const listeners: readonly (() => void)[] = [
  startLiveRegion,
  startCodeTools,
  startPageCopy,
  startTabChoices,
  startCollapsibles,
  startImageZoom,
  startSidebar,
  startVersionLinks,
  startScrolling,
  listen,
]

/**
 * Steps for each page, after the listeners. They only write to the document; anything that has to measure waits for the next frame, so that
 * no layout is forced while the page loads.
 */
export const pageSteps: readonly (() => void)[] = [
  applyAnnouncement,
  applyColorModeToggle,
  followPreferredVersion,
  applyTabs,
  addCodeTools,
  addSectionCopies,
  applySidebar,
  linkLongScripts,
  revealTarget,
  suggestPages,
]

function suggestPages(): void {
  if (siteData().router === 'path' && readPageData(document)?.route.endsWith('/404'))
    import('../navigation/missing-page.browser').then(({ findMissingPage }) => findMissingPage()).catch(console.warn)
}

function listen(): void {
  announcementStore.subscribe(applyAnnouncement)
  onMove(revealTarget)
  // Not spread over frames, so that a new page is complete when it is shown.
  document.addEventListener('docs:swapped', () => {
    for (const step of pageSteps) step()
  })
}
