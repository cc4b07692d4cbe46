export { buildSite } from './build/build-site'
export type { BuildSummary } from './build/build-types'
export { linkTargets } from './build/check-documents'
export { finishFiles, pluginFiles } from './files/plugin-files'
export {
  type HeaderRule,
  headersFor,
  NOT_FOR_READERS,
  parseHeaders,
  parseNotFound,
  parseRedirects,
  TRANSPORT_SECURITY,
} from './host-files'
export { mediaType } from './media-types'
export { encodeLocation } from './quote'
export { type BrowserScripts, bundleBrowserScripts } from './scripts/browser-scripts'
export { takeLock } from './take-lock'
