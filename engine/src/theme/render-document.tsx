import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView, RegionComponents } from '../model'
import { Document } from './Document'
import { DEFAULT_REGIONS } from './default-regions'
import { findFailingItem } from './navbar/Navbar'

/**
 * Renders the HTML document of a page. The same view always results in the same HTML.
 * @param replaced regions that the site or its plugins replace
 * @throws DocsError `navbar-item` if an item of the navbar fails to render
 */
export function renderDocument(view: PageView, replaced: Partial<RegionComponents> = {}): string {
  try {
    return `<!doctype html>${renderToStaticMarkup(<Document view={view} regions={{ ...DEFAULT_REGIONS, ...replaced }} />)}`
  } catch (error) {
    throw findFailingItem(view) ?? error
  }
}
