import type { TagManagerData } from '../../plugins'
import { dataLayer, insertScript } from './data-layer.browser'

/** Loads the container (BEHAVIOUR 7.5). */
export function startTagManager({ containerId, scriptHost }: TagManagerData): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  insertScript(`${scriptHost}/gtm.js?id=${encodeURIComponent(containerId)}`)
}
