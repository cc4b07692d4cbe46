export { ArticleCache } from './build/article-cache'
export { type BrowserScripts, bundleBrowserScripts } from './build/browser-scripts'
export { buildSite } from './build/build-site'
export type { BuildSummary } from './build/build-types'
export { linkTargets } from './build/check-documents'
export { checkUnplaced } from './build/check-unplaced'
export { documentLinks, linkedPage } from './build/document-links'
export { articleCopy, documentCopy } from './build/markdown-copy'
export { finishFiles, pluginFiles } from './build/plugin-files'
export { renderPage, sidebarOf } from './build/render-page'
export { linkedSidebar } from './build/sidebar-links'
export { sitePolicy } from './build/site-policy'
export { checkLinks, type LinkedPage, linkedIds } from './checks/check-links'
export { copyRoutes, recordRoutes } from './checks/route-manifest'
export {
  type HeaderRule,
  headersFor,
  NOT_FOR_READERS,
  parseHeaders,
  parseNotFound,
  parseRedirects,
  TRANSPORT_SECURITY,
} from './output/host-files'
export { mediaType } from './output/media-types'
export { encodeLocation } from './output/quote'
export { createSiteCaches, loadSite, type Site, type SiteCaches } from './site/load-site'
export { buildStylesheet } from './site/stylesheet'
