export { termHeadings } from './term-headings'
