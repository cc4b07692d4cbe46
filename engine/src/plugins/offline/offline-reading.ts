import type { SiteConfig } from '../../model'

/** Whether a site can be read offline. With hash URLs all pages have the address of one document, by which nothing can be kept. */
export function offlineReading({ offline, router }: Pick<SiteConfig, 'offline' | 'router'>): boolean {
  return offline && router === 'path'
}
