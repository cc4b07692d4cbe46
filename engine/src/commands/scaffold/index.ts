export { createPage, type NewPage } from './create-page'
export { freezeVersion } from './freeze-version'
export { PAGE_KINDS, type PageKind } from './templates'
