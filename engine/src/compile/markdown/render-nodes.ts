import type { Nodes } from 'mdast'
import type { ReactNode } from 'react'
import { checkChildren } from './components/children'
import { gatherParagraphs } from './parse/gather-paragraphs'
import type { Inline } from './parse/phrasing'
import type { Handler, HandlerTable, Scope } from './state'

/** Renders blocks in order. */
export function renderBlocks(nodes: readonly Nodes[], scope: Scope): ReactNode[] {
  checkChildren(nodes, scope)
  return gatherParagraphs(nodes, scope).map((node) => render(node, scope.page.handlers.blocks, scope))
}

/** Renders inline content in order. */
export function renderInlines(nodes: readonly Inline[], scope: Scope): ReactNode[] {
  return nodes.map((node) => render(node, scope.page.handlers.inlines, scope))
}

function render(node: Nodes, handlers: HandlerTable, scope: Scope): ReactNode {
  const handler = handlers[node.type] as Handler<Nodes> | undefined
  // Only reachable with parser features that are turned off.
  if (!handler) throw new Error(`no handler for "${node.type}"`)
  return handler(node, scope)
}
