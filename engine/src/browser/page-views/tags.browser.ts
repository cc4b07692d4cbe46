import type { PageViewsData, TagManagerData } from '../../plugins'
import { siteData } from '../stores/site-data.browser'
import { asksForPrivacy, type PrivacySignals } from './privacy-signals.browser'

/** Loads what counts visits, where it is configured and the reader has nothing against it. */
export function startTags(): void {
  // Written by the plugins of these names, whose types these are.
  const views = siteData().pluginData['page-views']?.default as PageViewsData | undefined
  const manager = siteData().pluginData['tag-manager']?.default as TagManagerData | undefined
  if (views && mayStart(views)) load(import('./page-views.browser').then(({ startPageViews }) => startPageViews(views)))
  if (manager && mayStart(manager)) load(import('./tag-manager.browser').then(({ startTagManager }) => startTagManager(manager)))
}

function mayStart({ respectPrivacySignals }: { respectPrivacySignals: boolean }): boolean {
  return !respectPrivacySignals || !asksForPrivacy(navigator as PrivacySignals)
}

/** Pages do without what blockers keep away. */
function load(part: Promise<void>): void {
  part.catch(() => {})
}
