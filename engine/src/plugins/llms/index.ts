export { llms } from './llms'
export type { LlmsOptions } from './llms-options'
