import type { Text } from 'mdast'
import type { ReactNode } from 'react'
import { checkEntities } from '../parse/lookalikes'
import type { LeafDirective, TextDirective } from '../parse/phrasing'
import { sourceOf } from '../parse/unit'
import { group } from '../react-nodes'
import { renderInlines } from '../render-nodes'
import { inside, report } from '../scope'
import type { Scope } from '../state'

export function renderText(node: Text, scope: Scope): ReactNode {
  checkEntities(node, scope)
  return node.value
}

/** Restores text with a colon (`10:30`, `s3:key`) that the parser mistook for a directive. Pages support only container directives. */
export function renderDirectiveAsText(node: TextDirective | LeafDirective, scope: Scope): ReactNode {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const source = sourceOf(scope.unit, node)
  const start = node.position?.start.offset ?? 0
  if (first && /[([]/.test(scope.unit.text[start + source.length] ?? '')) {
    report(scope, node, {
      code: 'colon-link',
      title: `"${source}" is not a link, because a colon directly precedes it.`,
      hint: 'Add a backslash before the colon, or a space after it.',
    })
  }
  if (!first || !last) return source
  const prefix = source.slice(0, (first.position?.start.offset ?? start) - start)
  const suffix = source.slice((last.position?.end.offset ?? start) - start)
  return group([prefix, ...renderInlines(node.children, inside(scope, node)), suffix])
}
