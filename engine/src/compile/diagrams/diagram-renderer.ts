import { hashText, type Kind, type Results } from '../../load'
import { DocsError } from '../../model'
import { createLayout, type Layout } from './create-layout'
import type { DiagramSvg } from './diagram-types'
import { renderDot } from './render-dot'

const DIAGRAM: Kind<DiagramSvg> = { name: 'diagram' }

/**
 * Renders DOT source.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text, if it is known
 */
export type RenderDiagram = (text: string) => DiagramSvg

/** Renders diagrams at build time. Graphviz is loaded only for a diagram without a stored result. */
export interface DiagramRenderer {
  /**
   * Runs a step that renders diagrams, and returns its result. If diagrams were missing, they are rendered and the step runs again, so it must
   * not have side effects.
   */
  run<T>(step: (render: RenderDiagram) => Promise<T>): Promise<T>
}

/** Placeholder for a diagram that is rendered before the step runs again. */
const PLACEHOLDER: DiagramSvg = { width: 0, viewBox: '', body: '' }

/** Creates the diagram renderer of a site. */
export function createDiagramRenderer(results?: Results, layout: Layout = createLayout(undefined)): DiagramRenderer {
  return {
    async run(step) {
      const rendered = new Map<string, DiagramSvg | DocsError>()
      for (;;) {
        const missing = new Set<string>()
        const result = await step((text) => {
          const known = results?.find(DIAGRAM, hashText(text), '') ?? rendered.get(text)
          if (known instanceof DocsError) throw known
          if (!known) missing.add(text)
          return known ?? PLACEHOLDER
        })
        if (missing.size === 0) return result
        for (const text of missing) {
          const result = await tryRender(layout, text)
          rendered.set(text, result)
          if (!(result instanceof DocsError)) results?.keep(DIAGRAM, hashText(text), '', result)
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
