import type { Code } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { DiagramView } from '../../diagrams/DiagramView'
import { parseDiagramMeta } from '../../diagrams/parse-diagram-meta'
import { uniqueId } from '../create-context'
import { escapeMarkdown, fencedCode } from '../output/escape-markdown'
import { withMarkdown } from '../output/render-tree'
import { attempt } from '../scope'
import type { Scope } from '../state'
import { withFileLine } from './with-file-line'

/** Renders a diagram in DOT. The Markdown copy contains the text alternative and the source, which lists every node and edge. */
export function renderDiagram(node: Code, scope: Scope): ReactNode {
  const rendered = attempt(scope, node, () => {
    const { page, unit } = scope
    const meta = parseDiagramMeta(node.meta ?? '')
    const svg = withFileLine(unit, node, () => page.renderDiagram(node.value))
    const element = createElement(DiagramView, { ...meta, svg, id: uniqueId(page, 'diagram') })
    const text = [meta.alt, meta.description].filter((part) => part !== undefined).join(' ')
    const title = page.texts.titled(page.texts.diagram, escapeMarkdown(text))
    return withMarkdown(element, () => `${title}\n\n${fencedCode(node.value, 'dot', meta.title)}`)
  })
  return rendered ?? null
}
