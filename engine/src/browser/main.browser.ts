import { listeners, pageSteps } from './enhance/index.browser'
import { savesData } from './environment/data-saving.browser'
import { type IslandRegistry, startIslands } from './islands/island-loader.browser'
import { startSkipLink } from './navigation/focus.browser'
import { inPieces, overFrames } from './navigation/in-pieces.browser'
import { idle, startNavigation } from './navigation/navigation.browser'
import { startTags } from './page-views/tags.browser'
import { startAnnouncement } from './stores/announcement-store.browser'
import { startColorMode } from './stores/color-mode-store.browser'
import { startPreferredVersion } from './stores/preferred-version-store.browser'
import { readPageData, siteData } from './stores/site-data.browser'
import { startTabs } from './stores/tab-store.browser'

/**
 * Starts all that runs on every page, once. `html` says by `data-has-hydrated="true"` that it has.
 * @param islands how the islands of engine and site are loaded
 * @param options.isDev the page is being written: nobody counts who looks at it
 */
export async function startSite(islands: IslandRegistry, { isDev }: { isDev: boolean }): Promise<void> {
  await inPieces([startColorMode, startAnnouncement, startPreferredVersion, startTabs, startSkipLink, ...listeners])
  await overFrames([...pageSteps, () => startIslands(islands)])
  if (siteData().navbar.hideOnScroll)
    void import('./enhance/scrolling/hide-navbar.browser').then((module) => module.startHidingNavbar(), console.warn)
  if (!isDev) await inPieces([startTags])
  if (siteData().router === 'path' && readPageData(document)?.route.endsWith('/404'))
    void import('./navigation/letter-case.browser').then((module) => module.goToRightCase()).catch(console.warn)
  if (siteData().offline && !isDev && 'serviceWorker' in navigator && !savesData())
    void idle()
      .then(() => import('../plugins/offline/start-offline.browser'))
      .then((module) => module.startOffline())
      .catch(console.warn)
  await startNavigation().catch(console.error)
  document.documentElement.dataset.hasHydrated = 'true'
}
