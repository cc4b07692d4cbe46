export { type BrowserScripts, bundleBrowserScripts, type ScriptOptions } from './browser-scripts'
export { loadSiteModules, type SiteModules, type SitePage } from './site-modules'
