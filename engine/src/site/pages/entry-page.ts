import type { Doc } from '../../model'
import type { Site } from '../site'

/** Finds the start page of a site with hash URLs, which is also written as the entry page. */
export function entryDoc({ config, index }: Pick<Site, 'config' | 'index'>): Doc | undefined {
  if (config.router !== 'hash') return undefined
  return index.atRoute((config.entryRedirects['/'] ?? '/').replace(/[?#].*$/, ''))
}
