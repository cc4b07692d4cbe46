export { DocIndex } from './create-lookups'
export { hashInputs } from './input-hash'
export { createSiteCaches, loadSite, type Site, type SiteCaches, type UnplacedPage } from './load-site'
export { buildStylesheet } from './stylesheet'
