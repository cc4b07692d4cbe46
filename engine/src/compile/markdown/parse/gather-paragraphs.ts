import type { Nodes, Paragraph } from 'mdast'
import { isInlineComponent } from '../component-registry'
import type { Scope } from '../state'
import { isTextTag } from './html-elements'
import { type Inline, isPhrasing } from './phrasing'

/**
 * Groups inline content among blocks into paragraphs: text directly between the tags of a component, and tags such as `<kbd>` or `<Term>`
 * that the parser treats as blocks because they are on a separate line. Adjacent lines of text are in the same paragraph.
 */
export function gatherParagraphs(nodes: readonly Nodes[], scope: Scope): readonly Nodes[] {
  if (!nodes.some((node) => isLoose(node, scope))) return nodes
  const blocks: Nodes[] = []
  let open: { words: Inline[]; position: Nodes['position']; loose: boolean } | undefined
  const close = () => {
    if (open) blocks.push(paragraph(open.words, open.position))
    open = undefined
  }
  for (const node of nodes) {
    const loose = isLoose(node, scope)
    if (!loose && node.type !== 'paragraph') {
      close()
      blocks.push(node)
      continue
    }
    const words: readonly Inline[] = node.type === 'paragraph' ? node.children : loose ? [node as Inline] : []
    const gap = linesBetween(open?.position, node.position)
    if (open && gap <= 1 && (loose || open.loose)) {
      open.words.push(...between(open.position, node.position, gap, scope), ...words)
      if (open.position && node.position) open.position = { start: open.position.start, end: node.position.end }
      open.loose = loose
    } else {
      close()
      open = { words: [...words], position: node.position, loose }
    }
  }
  close()
  return blocks
}

function isLoose(node: Nodes, scope: Scope): boolean {
  if (node.type === 'mdxJsxFlowElement')
    return node.name !== null && (isTextTag(node.name) || isInlineComponent(node.name, scope.page.components))
  return isPhrasing(node) || node.type === 'leafDirective'
}

function paragraph(words: Inline[], position: Nodes['position']): Paragraph {
  const node: { type: 'paragraph'; children: Inline[]; position: Nodes['position'] } = {
    type: 'paragraph',
    children: words,
    position,
  }
  return node as Paragraph
}

function linesBetween(before: Nodes['position'], after: Nodes['position']): number {
  return before && after ? after.start.line - before.end.line : Number.POSITIVE_INFINITY
}

/** The white space between two parts of a paragraph. */
function between(before: Nodes['position'], after: Nodes['position'], gap: number, scope: Scope): Inline[] {
  if (gap === 1) return [{ type: 'text', value: '\n' }]
  const space = scope.unit.text.slice(before?.end.offset ?? 0, after?.start.offset ?? 0)
  return space === '' || space.trim() !== '' ? [] : [{ type: 'text', value: ' ' }]
}
