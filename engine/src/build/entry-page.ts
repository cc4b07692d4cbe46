import type { Site } from '../site'
import type { Doc } from '../types'

/** Path of the one page that hosts open with hash URLs; all others are shown in it. */
export const ENTRY_PATH = 'index.html'

/** With hash URLs: the page that the entry page begins with, which is where the root leads. */
export function entryDoc({ config, index }: Pick<Site, 'config' | 'index'>): Doc | undefined {
  if (config.router !== 'hash') return undefined
  return index.atRoute((config.entryRedirects['/'] ?? '/').replace(/[?#].*$/, ''))
}
