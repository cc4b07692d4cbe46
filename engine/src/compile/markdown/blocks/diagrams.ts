import type { Code } from 'mdast'
import { createElement } from 'react'
import { parseDiagramMeta } from '../../diagrams'
import { DiagramView } from '../../diagrams/DiagramView'
import { uniqueId } from '../create-context'
import { escapeMarkdown, fencedCode } from '../output/escape-markdown'
import { NOTHING, type Rendered } from '../rendered'
import { attempt, type Scope } from '../scope'
import { atLine } from './at-line'

/** A fenced block of DOT: drawn on the page; in the Markdown copy what it says in words, and its text, which names every part and arrow. */
export function renderDiagram(node: Code, scope: Scope): Rendered {
  const rendered = attempt(scope, node, () => {
    const { page, unit } = scope
    const meta = parseDiagramMeta(node.meta ?? '')
    const drawing = atLine(unit, node, () => page.draw(node.value))
    const words = [meta.alt, meta.description].flatMap((text) => (text === undefined ? [] : [escapeMarkdown(text)]))
    return {
      element: createElement(DiagramView, { ...meta, drawing, id: uniqueId(page, 'diagram') }),
      markdown: [`Diagram: ${words.join(' ')}`, fencedCode(node.value, 'dot', meta.title)].join('\n\n'),
    }
  })
  return rendered ?? NOTHING
}
