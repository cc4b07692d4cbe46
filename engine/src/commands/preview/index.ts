export { listen } from './listen'
export { refuseHost } from './refuse-host'
export { ALLOWED } from './refuse-malformed'
export { createSiteServer } from './serve-site'
