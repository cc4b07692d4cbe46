import type { MdxFlowExpression, MdxTextExpression } from 'satteri'
import { renderComponent } from './components'
import { renderTag } from './html-tags'
import type { JsxNode } from './phrasing'
import { NOTHING, type Rendered } from './rendered'
import { report, type Scope } from './scope'
import { braceHint } from './syntax-error'

/**
 * A tag: HTML when its name is lower case, else a component.
 * @param place whether it stands in a line of text or by itself
 */
export function renderJsx(node: JsxNode, scope: Scope, place: 'text' | 'block'): Rendered {
  if (node.name === null) {
    report(scope, node, { code: 'html-tag', title: 'A tag "<>" has no name.', hint: 'Write "\\<" for the sign in prose.' })
    return NOTHING
  }
  return /^[a-z]/.test(node.name) ? renderTag(node, scope) : renderComponent(node, node.name, scope, place)
}

/** Braces: comments show nothing, anything else is the error `braces`. */
export function renderExpression(node: MdxFlowExpression | MdxTextExpression, scope: Scope): Rendered {
  if (!/^\s*(?:\/\*[\s\S]*?\*\/\s*)+$/.test(node.value)) {
    const found = node.value.trim()
    const shown = found.length > 40 ? `${found.slice(0, 40)}…` : found
    report(scope, node, { code: 'braces', title: `"{${shown}}" is not a comment, and pages evaluate nothing.`, hint: braceHint })
  }
  return NOTHING
}
