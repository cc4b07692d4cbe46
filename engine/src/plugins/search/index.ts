export { search } from './search'
export type { SearchOptions } from './search-options'
