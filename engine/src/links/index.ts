export { absoluteHref } from './absolute-href'
export { ENTRY_PATH, entryHref, hashHref, readersHref } from './hash-href'
export { writeHashLinks } from './write-hash-links'
export { writeHref } from './write-href'
