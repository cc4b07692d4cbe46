import { dataLayer, insertScript } from '../tags/data-layer.browser'
import { mayTrack } from '../tags/privacy-signals.browser'
import type { TagManagerData } from './tag-manager'

/** Loads the container. */
export function start({ containerId, scriptHost, respectPrivacySignals }: TagManagerData): void {
  if (!mayTrack(respectPrivacySignals)) return
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  insertScript(`${scriptHost}/gtm.js?id=${encodeURIComponent(containerId)}`)
}
