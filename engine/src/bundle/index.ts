export { type BrowserScripts, bundleBrowserScripts, type ScriptOptions } from './browser-scripts'
export { loadSiteModules, type SiteIsland, type SiteModules, type SitePage } from './site-modules'
