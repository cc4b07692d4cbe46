export { COMPRESSIBLE, isCompressible } from './compress'
export {
  formatNotFound,
  formatRedirects,
  type HeaderRule,
  type HostInputs,
  headersFor,
  movedPage,
  NOT_FOR_READERS,
  type NotFoundFile,
  parseHeaders,
  parseNotFound,
  parseRedirects,
  redirectStamp,
  TRANSPORT_SECURITY,
} from './host-files'
export { hostFiles } from './hosts'
export { mediaType } from './media-types'
export { contentSecurityPolicy } from './policy'
export { encodeLocation } from './quote'
export { type OutputManifest, StagedTree } from './staged-tree'
export { takeLock } from './take-lock'
export { WritePool } from './write-pool'
