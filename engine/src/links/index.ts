export { writeHref } from './write-href'
