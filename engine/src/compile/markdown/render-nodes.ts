import type { Nodes } from 'mdast'
import { checkChildren } from './components/children'
import { gatherParagraphs } from './parse/gather-paragraphs'
import type { Inline } from './parse/phrasing'
import type { Rendered } from './rendered'
import type { Scope } from './scope'

/** Renders nodes of one type. `alternate`: the list directly follows another one of its kind. */
type Handler<Type extends Nodes['type']> = (node: Extract<Nodes, { type: Type }>, scope: Scope, alternate: boolean) => Rendered

/** The rendering of each node type, blocks and inline content apart. */
export interface Handlers {
  blocks: { [Type in Nodes['type']]?: Handler<Type> }
  inlines: { [Type in Nodes['type']]?: Handler<Type> }
}

/** Renders blocks in order. */
export function renderBlocks(nodes: readonly Nodes[], scope: Scope): Rendered[] {
  checkChildren(nodes, scope)
  let alternate = false
  let before: Nodes | undefined
  return gatherParagraphs(nodes, scope).map((node) => {
    const sameList = node.type === 'list' && before?.type === 'list' && before.ordered === node.ordered
    alternate = sameList && !alternate
    before = node
    return handlerOf(scope.page.handlers.blocks, node)(node, scope, alternate)
  })
}

/** Renders inline content in order. */
export function renderInlines(nodes: readonly Inline[], scope: Scope): Rendered[] {
  const pieces: Rendered[] = []
  for (const [index, node] of nodes.entries()) {
    const piece = handlerOf(scope.page.handlers.inlines, node)(node, scope, false)
    const next = nodes[index + 1]
    // "!" before a link would make it an image.
    if (node.type === 'text' && piece.markdown.endsWith('!') && (next?.type === 'link' || next?.type === 'linkReference')) {
      pieces.push({ element: piece.element, markdown: `${piece.markdown.slice(0, -1)}\\!` })
    } else pieces.push(piece)
  }
  return pieces
}

function handlerOf(handlers: Handlers['blocks'], node: Nodes): (node: Nodes, scope: Scope, alternate: boolean) => Rendered {
  const handler = handlers[node.type] as ((node: Nodes, scope: Scope, alternate: boolean) => Rendered) | undefined
  // Only reachable with parser features that are off.
  if (!handler) throw new Error(`no handler for "${node.type}"`)
  return handler
}
