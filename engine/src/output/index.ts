export { isCompressible } from './compress'
export {
  formatHeaders,
  formatRedirects,
  type HeaderRule,
  headersFor,
  parseHeaders,
  parseRedirects,
  type Redirect,
} from './host-files'
export { isRunning } from './is-running'
export { formatNginxMaps, formatNginxServer, type NginxInputs } from './nginx'
export { documentPath, hasMarkdown, markdownPath } from './output-path'
export { contentSecurityPolicy } from './policy'
export { type OutputManifest, StagedTree } from './staged-tree'
export { WriteCrew } from './write-crew'
