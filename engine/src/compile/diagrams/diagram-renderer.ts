import { hashText } from '../../load'
import { DocsError } from '../../model'
import { createLayout, type Layout } from './create-layout'
import type { DiagramSvg } from './diagram-types'
import { renderDot } from './render-dot'

/** Keeps diagrams between builds. */
export interface DiagramCache {
  get(key: string): DiagramSvg | undefined
  set(key: string, diagram: DiagramSvg): void
}

/**
 * Renders a DOT text.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text, if it is known
 */
export type RenderDiagram = (text: string) => DiagramSvg

/** Renders diagrams at build. Graphviz is loaded only for a diagram that is not in the cache. */
export interface DiagramRenderer {
  /**
   * Runs a synchronous step that renders diagrams, and returns its result. If diagrams were missing, they are rendered and the step runs
   * again, so it must not have side effects.
   */
  run<T>(step: (render: RenderDiagram) => Promise<T>): Promise<T>
}

/** Placeholder for a diagram that is rendered before the next run. */
const PLACEHOLDER: DiagramSvg = { width: 0, viewBox: '', body: '' }

/** Creates the diagram renderer of a site. */
export function createDiagramRenderer(cache?: DiagramCache, layout: Layout = createLayout(undefined)): DiagramRenderer {
  return {
    async run(step) {
      const results = new Map<string, DiagramSvg | DocsError>()
      for (;;) {
        const missing = new Set<string>()
        const result = await step((text) => {
          const known = cache?.get(hashText(text)) ?? results.get(text)
          if (known instanceof DocsError) throw known
          if (!known) missing.add(text)
          return known ?? PLACEHOLDER
        })
        if (missing.size === 0) return result
        for (const text of missing) {
          const rendered = await tryRender(layout, text)
          results.set(text, rendered)
          if (!(rendered instanceof DocsError)) cache?.set(hashText(text), rendered)
        }
      }
    },
  }
}

async function tryRender(layout: Layout, text: string): Promise<DiagramSvg | DocsError> {
  try {
    return await renderDot(layout, text)
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return error
  }
}
