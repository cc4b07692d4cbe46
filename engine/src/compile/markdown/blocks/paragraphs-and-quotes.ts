import type { Blockquote, Paragraph } from 'mdast'
import { createElement } from 'react'
import { escapeLineStarts, prefixLines } from '../output/escape-markdown'
import { checkParagraph } from '../parse/lookalikes'
import { sourceOf } from '../parse/unit'
import { renderBlocks, renderInlines } from '../render-nodes'
import { blocksMarkdown, elementsOf, inlineMarkdown, NOTHING, type Rendered } from '../rendered'
import { inside, type Scope } from '../scope'
import { checkColonLines } from './admonitions'

export function renderParagraph(node: Paragraph, scope: Scope): Rendered {
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
  if (content.every((piece) => piece.element === null)) return NOTHING
  return {
    element: createElement('p', null, ...elementsOf(content)),
    markdown: escapeLineStarts(inlineMarkdown(content)).trimEnd(),
  }
}

export function renderBlockquote(node: Blockquote, scope: Scope): Rendered {
  const content = renderBlocks(node.children, inside(scope, node))
  return {
    element: createElement('blockquote', null, ...elementsOf(content)),
    markdown: prefixLines(blocksMarkdown(content), '> '),
  }
}
