export type { IslandData } from '../../browser'
export { Island, IslandScope, TextIslandScope } from './Island'
