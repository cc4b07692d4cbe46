export { COMPRESSIBLE, isCompressible } from './compress'
export {
  formatNotFound,
  formatRedirects,
  type HeaderRule,
  headersFor,
  movedPage,
  parseHeaders,
  parseRedirects,
  redirectStamp,
  TRANSPORT_SECURITY,
} from './host-files'
export { hostFiles } from './hosts'
export { mediaType } from './media-types'
export { contentSecurityPolicy } from './policy'
export { encodeLocation } from './quote'
export { type OutputManifest, StagedTree } from './staged-tree'
export { WritePool } from './write-pool'
