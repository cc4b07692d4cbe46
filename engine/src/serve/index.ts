export { listen } from './listen'
export { createSiteServer } from './serve-site'
