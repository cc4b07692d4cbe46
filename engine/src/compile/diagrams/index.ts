export { createDiagramRenderer, type DiagramCache, type DiagramRenderer, type RenderDiagram } from './diagram-renderer'
export type { DiagramMeta, DiagramSvg } from './diagram-types'
export { parseDiagramMeta } from './parse-diagram-meta'
