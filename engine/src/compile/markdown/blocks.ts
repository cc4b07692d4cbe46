import type { Blockquote, Nodes, Paragraph } from 'mdast'
import { createElement } from 'react'
import { checkColonLines, renderAdmonition } from './admonitions'
import { checkChildren } from './children'
import { renderFence } from './code-blocks'
import { escapeLineStarts, prefixLines } from './escape-markdown'
import { renderHeading } from './headings'
import { renderInlines } from './inlines'
import { renderExpression, renderJsx } from './jsx'
import { renderList } from './lists'
import { checkParagraph } from './lookalikes'
import { gatherParagraphs } from './paragraphs'
import { blocksMarkdown, elementsOf, inlineMarkdown, NOTHING, type Rendered } from './rendered'
import { inside, report, type Scope } from './scope'
import { importHint } from './syntax-error'
import { renderTable } from './tables'
import { sourceOf } from './unit'

/** Blocks in order, whatever holds them. */
export function renderBlocks(nodes: readonly Nodes[], scope: Scope): Rendered[] {
  checkChildren(nodes, scope)
  let alternate = false
  let before: Nodes | undefined
  return gatherParagraphs(nodes, scope).map((node) => {
    const sameList = node.type === 'list' && before?.type === 'list' && before.ordered === node.ordered
    alternate = sameList && !alternate
    before = node
    return renderBlock(node, scope, alternate)
  })
}

function renderBlock(node: Nodes, scope: Scope, alternate: boolean): Rendered {
  switch (node.type) {
    case 'paragraph':
      return renderParagraph(node, scope)
    case 'heading':
      return renderHeading(node, scope)
    case 'code':
      return renderFence(node, scope)
    case 'list':
      return renderList(node, scope, alternate)
    case 'table':
      return renderTable(node, scope)
    case 'blockquote':
      return renderQuote(node, scope)
    case 'thematicBreak':
      return { element: createElement('hr'), markdown: '---' }
    case 'containerDirective':
      return renderAdmonition(node, scope)
    case 'mdxJsxFlowElement':
      return renderJsx(node, scope, 'block')
    case 'mdxFlowExpression':
      return renderExpression(node, scope)
    case 'mdxjsEsm': {
      const word = node.value.split(/\s/, 1)[0]
      report(scope, node, { code: 'import-export', title: `A line begins with "${word}".`, hint: importHint(node.value) })
      return NOTHING
    }
    case 'definition':
    case 'footnoteDefinition':
      return NOTHING
    default:
      // Only reachable with parser features that are off.
      throw new Error(`no rendering for the block "${node.type}"`)
  }
}

function renderParagraph(node: Paragraph, scope: Scope): Rendered {
  const source = sourceOf(scope.unit, node)
  if (source.includes(':::')) checkColonLines(source, node, scope)
  checkParagraph(node, scope)
  const [first] = node.children
  // What follows a tag on the same line begins with that line's end.
  const words = first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...node.children.slice(1)] : node.children
  const content = renderInlines(
    words.filter((word) => word.type !== 'text' || word.value !== ''),
    { ...inside(scope, node), ...keepParent(scope) },
  )
  const markdown = escapeLineStarts(inlineMarkdown(content)).trimEnd()
  return content.every((piece) => piece.element === null)
    ? NOTHING
    : { element: createElement('p', null, ...elementsOf(content)), markdown }
}

/** Components of a line written between the tags of a block component stand directly in it. */
const keepParent = (scope: Scope) => (scope.parent === undefined ? {} : { parent: scope.parent })

function renderQuote(node: Blockquote, scope: Scope): Rendered {
  const content = renderBlocks(node.children, inside(scope, node))
  return {
    element: createElement('blockquote', null, ...elementsOf(content)),
    markdown: prefixLines(blocksMarkdown(content), '> '),
  }
}
