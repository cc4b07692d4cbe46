export { createPage } from './create-page'
export { freezeVersion } from './freeze-version'
