export { Island, IslandScope } from './Island'
export type { IslandData } from './IslandProviders.island'
