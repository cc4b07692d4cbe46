export { comparableAddress } from './built-site'
export { listen } from './listen'
export { refuseHost } from './refuse-host'
export { createSiteServer } from './site-server'
