import type { PageData } from '../../model'
import { readPageData } from './site-data.browser'
import { createStore } from './store.browser'

/** The shown page. Every navigation changes it right after the document has been swapped. */
export const pageStore = createStore<PageData>(() => {
  const page = readPageData(document)
  if (!page) throw new Error('The document has no page data.')
  return page
})
