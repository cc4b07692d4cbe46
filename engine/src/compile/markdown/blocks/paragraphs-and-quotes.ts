import type { Blockquote, Paragraph } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { checkParagraph } from '../parse/lookalikes'
import { sourceOf } from '../parse/unit'
import { renderBlocks, renderInlines } from '../render-nodes'
import { inside } from '../scope'
import type { Scope } from '../state'
import { checkColonLines } from './admonitions'

export function renderParagraph(node: Paragraph, scope: Scope): ReactNode {
  const source = sourceOf(scope.unit, node)
  if (source.includes(':::')) checkColonLines(source, node, scope)
  checkParagraph(node, scope)
  const [first] = node.children
  // Text after a tag on the same line begins with the rest of that line.
  const words = first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...node.children.slice(1)] : node.children
  // Components inside a paragraph between the tags of a block component are direct children of that component.
  const content = renderInlines(
    words.filter((word) => word.type !== 'text' || word.value !== ''),
    { ...inside(scope, node), ...(scope.parent === undefined ? {} : { parent: scope.parent }) },
  )
  return content.every((piece) => piece === null) ? null : createElement('p', null, ...content)
}

export function renderBlockquote(node: Blockquote, scope: Scope): ReactNode {
  return createElement('blockquote', null, ...renderBlocks(node.children, inside(scope, node)))
}
