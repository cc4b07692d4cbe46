export { buildSite } from './build/build-site'
export type { BuildSummary } from './build/build-types'
export { linkTargets } from './build/check-documents'
export { checkUnplaced } from './build/check-unplaced'
export { openSite } from './build/open-site'
export { checkLinks, type LinkedPage, linkedIds } from './checks/check-links'
export { copyRoutes, recordRoutes } from './checks/route-manifest'
export { finishFiles, pluginFiles } from './files/plugin-files'
export { sitePolicy } from './files/site-policy'
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
export { takeLock } from './output/take-lock'
export { documentLinks, linkedPage } from './pages/document-links'
export { articleCopy, documentCopy } from './pages/markdown-copy'
export { type DocumentParts, headTagsOf, renderPage, sidebarOf } from './pages/render-page'
export { linkedSidebar } from './pages/sidebar-links'
export { type BrowserScripts, bundleBrowserScripts } from './scripts/browser-scripts'
export { ArticleCache } from './site/article-cache'
export { createSiteCaches, type Site, type SiteCaches } from './site/site'
export { buildStylesheet } from './site/stylesheet'
