import type { Delete, Emphasis, InlineCode, Strong } from 'mdast'
import { createElement } from 'react'
import { inlineCode } from '../output/escape-markdown'
import { sourceOf } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { elementsOf, inlineMarkdown, type Rendered } from '../rendered'
import { inside, report, type Scope } from '../scope'
import { fillCode } from './fill-code'

export const renderEmphasis = (node: Emphasis, scope: Scope) => wrap('em', '*', node, scope)

export const renderStrong = (node: Strong, scope: Scope) => wrap('strong', '**', node, scope)

/** Raises `single-tilde`: readers of other engines write a subscript with one tilde. */
export function renderDelete(node: Delete, scope: Scope): Rendered {
  const source = sourceOf(scope.unit, node)
  if (!source.startsWith('~~')) {
    report(scope, node, {
      code: 'single-tilde',
      title: `"${source}" would be struck through.`,
      hint: 'Write <sub>text</sub> for a subscript, ~~text~~ to strike it through, or "\\~" for the sign.',
    })
  }
  return wrap('del', '~~', node, scope)
}

export function renderInlineCode(node: InlineCode, scope: Scope): Rendered {
  const code = fillCode(node, scope)
  return { element: createElement('code', null, code), markdown: inlineCode(code) }
}

export const renderBreak = (): Rendered => ({ element: createElement('br'), markdown: '\\\n' })

function wrap(tag: string, mark: string, node: Emphasis | Strong | Delete, scope: Scope): Rendered {
  const content = renderInlines(node.children, inside(scope, node))
  const markdown = inlineMarkdown(content)
  return { element: createElement(tag, null, ...elementsOf(content)), markdown: markdown === '' ? '' : mark + markdown + mark }
}
