export { formatHtaccess } from './apache'
export { isCompressible } from './compress'
export {
  FOR_HOSTS,
  formatHeaders,
  formatRedirects,
  type HeaderRule,
  type HostInputs,
  headersFor,
  parseHeaders,
  parseRedirects,
  type Redirect,
  slashForms,
  TRANSPORT_SECURITY,
} from './host-files'
export { formatNginxMaps, formatNginxServer } from './nginx'
export { documentPath, hasMarkdown, markdownPath } from './output-path'
export { contentSecurityPolicy } from './policy'
export { encodeLocation } from './quote'
export { type OutputManifest, StagedTree } from './staged-tree'
export { takeLock } from './take-lock'
export { WriteCrew } from './write-crew'
