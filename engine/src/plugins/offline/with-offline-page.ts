import type { SitePage } from '../../load'
import type { InterfaceTexts } from '../../model'
import { OfflinePage } from './OfflinePage'

const ROUTE = '/offline'

/** Adds the page about offline reading to the component pages of a site, unless the site has a page at its route. */
export function withOfflinePage(pages: readonly SitePage[], { offlinePage }: InterfaceTexts): readonly SitePage[] {
  if (pages.some(({ route }) => route === ROUTE)) return pages
  const { title, description } = offlinePage
  const page = { id: 'offline', title, description, unlisted: true }
  return [...pages, { route: ROUTE, file: 'the page about offline reading', module: { default: OfflinePage, page } }]
}
