// `docs-engine/browser`: everything for the browser modules of plugins.
export {
  isOnSite,
  local,
  pageStore,
  reloadOnce,
  savesData,
  session,
  siteAddress,
  siteData,
  trustedScriptUrl,
} from './browser/index.browser'
export { localPath, pathKey } from './common/index.browser'
