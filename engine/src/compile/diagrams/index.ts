export type { DiagramMeta, Drawing } from './diagram-types'
export { createDrawer, type Draw, type Drawer, type DrawingCache } from './drawer'
export { parseDiagramMeta } from './parse-diagram-meta'
