import type { Text } from 'mdast'
import type { ReactNode } from 'react'
import { didYouMean } from '../../../model'
import { checkText } from '../parse/lookalikes'
import type { LeafDirective, TextDirective } from '../parse/phrasing'
import { sourceOf } from '../parse/unit'
import { group } from '../react-nodes'
import { renderInlines } from '../render-nodes'
import { inside, report, type Scope } from '../scope'

export function renderText(node: Text, scope: Scope): ReactNode {
  const { value } = node
  checkText(node, scope)
  if (value.includes('[^') || value.includes('](') || value.includes('][')) checkBrackets(node, scope)
  return value
}

const FOOTNOTE = /(?<!\\)\[\^([^\]\s]+)\](?!:)/
const LINK = /(?<!\\)\[[^[\]]*(?<!\\)\]\([^)]*\)?/
const REFERENCE = /(?<!\\)\[([^[\]]+)(?<!\\)\]\[([^[\]]*)\]/

/** Reports brackets that were probably meant as a link, reference or footnote. */
function checkBrackets(node: Text, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  const footnote = FOOTNOTE.exec(source)?.[1]
  if (footnote !== undefined) {
    const names = [...scope.unit.footnotes.keys()]
    report(scope, node, {
      code: 'unknown-footnote',
      title: `The footnote "${footnote}" is not defined.`,
      hint: names.length > 0 ? didYouMean(footnote, names) : `Define it on a separate line: [^${footnote}]: Text`,
    })
  }
  const link = LINK.exec(source)?.[0]
  if (link !== undefined) {
    report(scope, node, {
      code: 'link-syntax',
      title: `"${link}" is not a valid link.`,
      hint: 'Put an address with spaces or parentheses between "<" and ">": [text](<./my file.md>). For text write "\\[".',
    })
  }
  const [, words, name] = REFERENCE.exec(source) ?? []
  const reference = name || words
  if (reference !== undefined) {
    report(scope, node, {
      code: 'unknown-reference',
      title: `The reference "[${reference}]" is not defined.`,
      hint: `Define it on a separate line: [${reference}]: ./file.md. For text write "\\[".`,
    })
  }
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
