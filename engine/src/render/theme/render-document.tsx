import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../../model'
import { Document } from './Document'

/** The whole document of a page: HTML5 with doctype, complete without scripts. Equal views give equal text. */
export function renderDocument(view: PageView): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...view} />)}`
}
