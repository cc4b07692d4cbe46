import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../model'
import { Document } from './Document'
import { findFailingItem } from './navbar/Navbar'

/**
 * Renders the HTML document of a page. The same view always results in the same HTML.
 * @throws DocsError `navbar-item` if an item of the navbar fails to render
 */
export function renderDocument(view: PageView): string {
  try {
    return `<!doctype html>${renderToStaticMarkup(<Document {...view} />)}`
  } catch (error) {
    throw findFailingItem(view) ?? error
  }
}
