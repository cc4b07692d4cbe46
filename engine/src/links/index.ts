export { absoluteHref } from './absolute-href'
export { hashHref, readersHref } from './hash-href'
export { writeHashLinks } from './write-hash-links'
export { writeHref } from './write-href'
