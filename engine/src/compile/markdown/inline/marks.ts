import type { Delete, Emphasis, Strong } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { sourceOf } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { inside, report, type Scope } from '../scope'

export const renderEmphasis = (node: Emphasis, scope: Scope) => mark('em', node, scope)

export const renderStrong = (node: Strong, scope: Scope) => mark('strong', node, scope)

/** Raises `single-tilde`: other engines use single tildes for a subscript. */
export function renderDelete(node: Delete, scope: Scope): ReactNode {
  const source = sourceOf(scope.unit, node)
  if (!source.startsWith('~~')) {
    report(scope, node, {
      code: 'single-tilde',
      title: `"${source}" would be struck through.`,
      hint: 'Write <sub>text</sub> for a subscript, ~~text~~ to strike it through, or "\\~" for the character.',
    })
  }
  return mark('del', node, scope)
}

function mark(tag: string, node: Emphasis | Strong | Delete, scope: Scope): ReactNode {
  return createElement(tag, null, ...renderInlines(node.children, inside(scope, node)))
}
