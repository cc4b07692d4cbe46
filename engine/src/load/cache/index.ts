export { type EnvironmentHashes, readEnvironment } from './environment'
export { FileHashes } from './file-hashes'
export { hashJson, hashText } from './hash'
export { Store } from './store'
