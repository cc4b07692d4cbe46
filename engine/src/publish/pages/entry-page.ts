import type { Doc } from '../../model'
import type { Site } from '../site'

/** With hash URLs, the page that the root leads to; its document is also the entry page. */
export function entryDoc({ config, index }: Pick<Site, 'config' | 'index'>): Doc | undefined {
  if (config.router !== 'hash') return undefined
  return index.atRoute((config.entryRedirects['/'] ?? '/').replace(/[?#].*$/, ''))
}
