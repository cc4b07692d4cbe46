import type { Doc } from '../../model'
import type { Site } from '../site'

/** With hash URLs: the page that the entry page begins with, which is where the root leads. */
export function entryDoc({ config, index }: Pick<Site, 'config' | 'index'>): Doc | undefined {
  if (config.router !== 'hash') return undefined
  return index.atRoute((config.entryRedirects['/'] ?? '/').replace(/[?#].*$/, ''))
}
