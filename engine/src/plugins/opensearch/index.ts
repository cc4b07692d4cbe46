export { opensearch } from './opensearch'
export type { OpensearchOptions } from './opensearch-options'
