export { feed } from './feed'
export type { FeedOptions } from './feed-options'
