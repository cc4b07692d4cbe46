export { FileHashes } from './file-hashes'
export { hashJson, hashText } from './hash'
export { Pack } from './pack'
export { Store } from './store'
