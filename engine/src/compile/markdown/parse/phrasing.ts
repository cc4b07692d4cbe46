import type { Nodes, PhrasingContent } from 'mdast'
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'

/** A tag, of HTML or a component. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export type TextDirective = Extract<Nodes, { type: 'textDirective' }>
export type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/** Inline content, including nodes that the parser treats as blocks because they are on a separate line. */
export type Inline = PhrasingContent | MdxJsxFlowElement | MdxFlowExpression | LeafDirective

const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'textDirective',
  'mdxJsxTextElement',
  'mdxTextExpression',
])

/** Whether a node is inline content. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type)
}

/** Whether a node is a tag. */
export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The inline content of a tag, directly or in its only paragraph; `undefined` if it contains other blocks. */
export function phrasingOf(nodes: readonly Nodes[]): Inline[] | undefined {
  const words: Inline[] = []
  const blocks = nodes.filter((node) => node.type !== 'mdxFlowExpression')
  const [only] = blocks
  for (const node of nodes) {
    if (isPhrasing(node) || node.type === 'mdxFlowExpression') words.push(node)
    else if (node === only && blocks.length === 1 && node.type === 'paragraph') words.push(...node.children)
    else return undefined
  }
  return words
}

/** The content of a node as plain text, for accessible names. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child: Nodes) => plainText(child)).join('') : ''
}
