import type { Text } from 'mdast'
import type { ReactNode } from 'react'
import { didYouMean } from '../../../model'
import { checkWords } from '../parse/lookalikes'
import type { LeafDirective, TextDirective } from '../parse/phrasing'
import { sourceOf } from '../parse/unit'
import { group } from '../react-nodes'
import { renderInlines } from '../render-nodes'
import { inside, report, type Scope } from '../scope'

export function renderText(node: Text, scope: Scope): ReactNode {
  const { value } = node
  checkWords(node, scope)
  if (value.includes('[^') || value.includes('](') || value.includes('][')) checkBrackets(node, scope)
  return value
}

const FOOTNOTE = /(?<!\\)\[\^([^\]\s]+)\](?!:)/
const LINK = /(?<!\\)\[[^[\]]*(?<!\\)\]\([^)]*\)?/
const REFERENCE = /(?<!\\)\[([^[\]]+)(?<!\\)\]\[([^[\]]*)\]/

/** Brackets that were meant as something and came out as text: readers would see them as they are. */
function checkBrackets(node: Text, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  const footnote = FOOTNOTE.exec(source)?.[1]
  if (footnote !== undefined) {
    const names = [...scope.unit.footnotes.keys()]
    report(scope, node, {
      code: 'unknown-footnote',
      title: `There is no footnote "${footnote}".`,
      hint: names.length > 0 ? didYouMean(footnote, names) : `Write it on a line of its own: [^${footnote}]: Text`,
    })
  }
  const link = LINK.exec(source)?.[0]
  if (link !== undefined) {
    report(scope, node, {
      code: 'link-syntax',
      title: `"${link}" is not read as a link.`,
      hint: 'An address with spaces or brackets stands between "<" and ">": [text](<./my file.md>). For the signs write "\\[".',
    })
  }
  const [, words, name] = REFERENCE.exec(source) ?? []
  const reference = name || words
  if (reference !== undefined) {
    report(scope, node, {
      code: 'unknown-reference',
      title: `No address is defined for "[${reference}]".`,
      hint: `Write it on a line of its own: [${reference}]: ./file.md. For the signs write "\\[".`,
    })
  }
}

/** Text with a colon (`10:30`, `s3:key`) that the parser took for a directive. Pages have only container directives, so it is restored. */
export function renderDirectiveAsText(node: TextDirective | LeafDirective, scope: Scope): ReactNode {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const source = sourceOf(scope.unit, node)
  const start = node.position?.start.offset ?? 0
  if (first && /[([]/.test(scope.unit.text[start + source.length] ?? '')) {
    report(scope, node, {
      code: 'colon-link',
      title: `"${source}" is not read as a link, because a colon stands right before it.`,
      hint: 'Put a backslash before the colon, or a space after it.',
    })
  }
  if (!first || !last) return source
  const prefix = source.slice(0, (first.position?.start.offset ?? start) - start)
  const suffix = source.slice((last.position?.end.offset ?? start) - start)
  return group([prefix, ...renderInlines(node.children, inside(scope, node)), suffix])
}
