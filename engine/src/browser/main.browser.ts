import { applyColorModeToggle, startColorModeToggle } from './enhance/color-mode-toggle.browser'
import { listeners, pageSteps } from './enhance/index.browser'
import { runOverFrames, runYielding } from './environment/scheduling.browser'
import { type IslandRegistry, startIslands } from './islands/island-loader.browser'
import { startNavigation } from './navigation/navigation.browser'
import { type PluginModule, startPlugins } from './plugins.browser'
import { startAnnouncement } from './stores/announcement-store.browser'
import { startColorMode } from './stores/color-mode-store.browser'
import { startPreferredVersion } from './stores/preferred-version-store.browser'
import { siteData } from './stores/site-data.browser'
import { startTabs } from './stores/tab-store.browser'

/**
 * Starts everything that runs on every page, once, and then sets `data-has-hydrated="true"` on `html`. Browsers without popovers only get
 * the color mode; everything else works as without scripts (`older-browsers.css`).
 * @param islands loaders of the islands of engine, plugins and site
 * @param plugins browser modules of plugins
 */
export async function startSite(islands: IslandRegistry, plugins: readonly PluginModule[]): Promise<void> {
  await runYielding([startColorMode, startColorModeToggle, applyColorModeToggle])
  if (!('popover' in HTMLElement.prototype)) return
  await runYielding([startAnnouncement, startPreferredVersion, startTabs, ...listeners])
  await runOverFrames([...pageSteps, () => startIslands(islands)])
  if (siteData().navbar.hideOnScroll)
    void import('./enhance/scrolling/hide-navbar.browser').then((module) => module.startHidingNavbar(), console.warn)
  if (plugins.length > 0) await runYielding([() => startPlugins(plugins)])
  await startNavigation().catch(console.error)
  document.documentElement.dataset.hasHydrated = 'true'
}
