export { buildSite } from './build/build-site'
export type { BuildSummary } from './build/build-types'
export { servedFiles } from './build/check-documents'
export {
  type HeaderRule,
  headersFor,
  NOT_FOR_READERS,
  parseHeaders,
  parseNotFound,
  parseRedirects,
  TRANSPORT_SECURITY,
} from './host-files'
export { siteRedirects } from './hosts'
export { mediaType } from './media-types'
export type { Output } from './output'
export { assetsOf, type Bundles, bundleOutputs, Outputs } from './outputs'
export { encodeLocation } from './quote'
export { type BrowserScripts, bundleBrowserScripts } from './scripts/browser-scripts'
export { takeLock } from './take-lock'
