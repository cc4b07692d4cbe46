export { createDevServer } from './dev-server'
export { DevSite } from './dev-site'
export { watchFolders } from './watch'
