export { Island, IslandScope, TextIslandScope } from './Island'
export type { IslandData } from './IslandProviders.island'
