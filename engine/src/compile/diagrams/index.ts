export { createDiagramRenderer, type DiagramCache, type DiagramRenderer, type Draw } from './diagram-renderer'
export type { DiagramMeta, DiagramSvg } from './diagram-types'
export { parseDiagramMeta } from './parse-diagram-meta'
