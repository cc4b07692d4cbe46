import { hashText } from '../../load'
import { DocsError } from '../../model'
import { createLayout, type Layout } from './create-layout'
import type { DiagramSvg } from './diagram-types'
import { renderDot } from './render-dot'

/** Keeps drawings between builds. */
export interface DiagramCache {
  get(key: string): DiagramSvg | undefined
  set(key: string, drawing: DiagramSvg): void
}

/**
 * The drawing of a text in DOT.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text, where it is known
 */
export type Draw = (text: string) => DiagramSvg

/** Draws diagrams at build. Graphviz is loaded only when a diagram is not in the cache. */
export interface DiagramRenderer {
  /**
   * Runs a step that draws while it works, and returns its result. When the step needed a diagram that was not drawn, it is drawn and the
   * step runs again from its start: it must not leave anything behind.
   */
  run<T>(step: (draw: Draw) => Promise<T>): Promise<T>
}

/** Stands for a drawing that the next run of the step gets. */
const LATER: DiagramSvg = { width: 0, viewBox: '', body: '' }

/** Makes the diagramRenderer of a site. */
export function createDiagramRenderer(
  cache?: DiagramCache,
  layout: Layout = createLayout(process.env.DOCS_ENGINE_LAYOUT),
): DiagramRenderer {
  return {
    async run(step) {
      const results = new Map<string, DiagramSvg | DocsError>()
      for (;;) {
        const missing = new Set<string>()
        const result = await step((text) => {
          const known = cache?.get(hashText(text)) ?? results.get(text)
          if (known instanceof DocsError) throw known
          if (!known) missing.add(text)
          return known ?? LATER
        })
        if (missing.size === 0) return result
        for (const text of missing) {
          const drawn = await tryDrawing(layout, text)
          results.set(text, drawn)
          if (!(drawn instanceof DocsError)) cache?.set(hashText(text), drawn)
        }
      }
    },
  }
}

async function tryDrawing(layout: Layout, text: string): Promise<DiagramSvg | DocsError> {
  try {
    return await renderDot(layout, text)
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return error
  }
}
