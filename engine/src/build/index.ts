export { ArticleCache } from './article-cache'
export { buildSite } from './build-site'
export type { BuildOptions, BuildSummary } from './build-types'
export { bootHashes, connectHosts, documentKey, renderPage } from './render-page'
