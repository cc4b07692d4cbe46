import type { SitePage } from '../../load'
import { OfflinePage } from './OfflinePage'

const PAGE: SitePage = {
  route: '/offline',
  file: 'the page about offline reading',
  module: {
    default: OfflinePage,
    page: {
      id: 'offline',
      title: 'Offline reading',
      unlisted: true,
      description: 'Pages that are saved on this device, and versions to save.',
    },
  },
}

/** Adds the page about offline reading to the component pages of a site, unless it has one of its own. */
export function withOfflinePage(pages: readonly SitePage[]): readonly SitePage[] {
  return pages.some(({ route }) => route === PAGE.route) ? pages : [...pages, PAGE]
}
