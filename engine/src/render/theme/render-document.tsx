import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../../model'
import { Document } from './Document'

/** Renders the HTML document of a page. The same view always results in the same HTML. */
export function renderDocument(view: PageView): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...view} />)}`
}
