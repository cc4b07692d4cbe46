import type { ReactNode } from 'react'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'satteri'
import { foreignBraces } from '../parse/foreign-names'
import type { JsxNode } from '../parse/phrasing'
import { braceHint, importHint } from '../parse/syntax-error'
import { shorten } from '../parse/unit'
import { report } from '../scope'
import type { Scope } from '../state'
import { renderComponent } from './components'
import { renderTag } from './html-tags'

/** Renders a tag: an HTML element if its name is in lower case, otherwise a component. */
export function renderJsx(node: JsxNode, scope: Scope, place: 'text' | 'block'): ReactNode {
  if (node.name === null) {
    report(scope, node, { code: 'html-tag', title: 'A tag "<>" has no name.', hint: 'For the character itself write "\\<".' })
    return null
  }
  return /^[a-z]/.test(node.name) ? renderTag(node, scope) : renderComponent(node, node.name, scope, place)
}

/** Renders an expression in braces: nothing for a comment. Anything else raises `braces`. */
export function renderExpression(node: MdxFlowExpression | MdxTextExpression, scope: Scope): ReactNode {
  const { text } = scope.unit
  const start = node.position?.start.offset ?? 0
  // The line of colons is reported.
  if (/:::\s*$/.test(text.slice(0, start).slice(-8))) return null
  const foreign = foreignBraces(text.slice(start, start + 500))
  if (foreign) report(scope, node, { code: 'foreign-syntax', title: foreign.title, hint: foreign.hint })
  else if (!/^\s*(?:\/\*[\s\S]*?\*\/\s*)+$/.test(node.value)) {
    report(scope, node, {
      code: 'braces',
      title: `"{${shorten(node.value)}}" is not a comment, and pages do not evaluate expressions.`,
      hint: braceHint,
    })
  }
  return null
}

/** Rejects an import or export. Raises `import-export`. */
export function rejectModuleSyntax(node: MdxjsEsm, scope: Scope): ReactNode {
  const word = node.value.split(/\s/, 1)[0]
  report(scope, node, { code: 'import-export', title: `A line begins with "${word}".`, hint: importHint(node.value) })
  return null
}
