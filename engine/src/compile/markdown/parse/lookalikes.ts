import type { Paragraph, Text } from 'mdast'
import type { ErrorCode } from '../../../model'
import { ADMONITIONS } from '../blocks/Admonition'
import { report, type Scope } from '../scope'
import { sourceOf } from './unit'

interface Lookalike {
  code: ErrorCode
  pattern: RegExp
  title(found: string): string
  hint: string
}

const kinds = ADMONITIONS.join(', ')
const ADMONITION_HINT = `Write :::note[Title], the text on lines below, and ::: on a line of its own. Kinds: ${kinds}.`
const MATH_HINT =
  'Pages have no formulas. Write them as text with <sub> and <sup>, or in backticks. For the characters alone write "\\$" or leave out the backslashes.'

/** Paragraphs that were meant as another block; each pattern looks at the source of the paragraph. */
const PARAGRAPHS: readonly Lookalike[] = [
  {
    code: 'marker-space',
    pattern: /^(?:#{1,6}(?=\p{L}|[\u00A0\u3000])|(?:[-*+>]|\d+[.)])(?=[\u00A0\u3000])).*/u,
    title: (found) => `"${found}" is shown as text: the marker is not followed by a space.`,
    hint: 'Type a plain space after it (a space copied from elsewhere may be non-breaking). For the character alone write "\\" before it.',
  },
  {
    code: 'table-syntax',
    pattern: /^[ \t>]*\|.*\|[ \t]*$/m,
    title: () => 'A row of a table stands by itself and is shown as text.',
    hint: 'A table is rows without blank lines between them; below the first row comes |---|---| with as many columns. For text write "\\|".',
  },
  {
    code: 'admonition-syntax',
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+\w.*/,
    title: (found) => `"${found}" does not begin an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'admonition-syntax',
    pattern: /^\[!\w+\][+-]?/,
    title: (found) => `"${found}" does not begin an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'definition-list',
    pattern: /^[ \t]*:[ \t]+\S.*/m,
    title: (found) => `"${found.trim()}" does not begin a definition.`,
    hint: 'Pages have no definition lists. Write a table, a list such as - **Term**: definition, or <TermList />.',
  },
  {
    code: 'math',
    pattern: /^\\\[[\s\S]*\\\]\s*$/,
    title: () => 'A formula is shown as text.',
    hint: MATH_HINT,
  },
]

/** Words that were meant as markup; each pattern looks at the source of a text. */
const WORDS: readonly Lookalike[] = [
  { code: 'math', pattern: /(?<!\\)\$\$/, title: () => 'A formula is shown as text.', hint: MATH_HINT },
  { code: 'math', pattern: /\\\([^()]*\\\)/, title: (found) => `The formula "${found}" is shown as text.`, hint: MATH_HINT },
  {
    code: 'link-syntax',
    pattern: /(?<!\\)\[[^[\]]+(?<!\\)\][ \t]+\((?:\.{0,2}\/|https?:|#)[^)\s]*\)/,
    title: (found) => `"${found}" is not read as a link.`,
    hint: 'Write [text](target) without a space between the brackets.',
  },
  {
    code: 'link-syntax',
    pattern: /\([^()]+\)\[(?:\.{0,2}\/|https?:|#)[^\]]*\]/,
    title: (found) => `"${found}" is not read as a link.`,
    hint: 'Write the text in square brackets and the target in round ones: [text](target).',
  },
]

/** Raises the problems of paragraphs that readers would see as source of another block. */
export function checkParagraph(node: Paragraph, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  checkAll(PARAGRAPHS, source, node, scope)
  const start = node.position?.start.offset ?? 0
  const indent = scope.unit.text.slice(scope.unit.text.lastIndexOf('\n', start - 1) + 1, start)
  if (scope.top && /^(?: {4}|\t)\s*$/.test(indent)) {
    report(scope, node, {
      code: 'indented-code',
      title: 'Indented lines are a paragraph, not a code block.',
      hint: 'Put code between lines ```; begin text at the margin.',
    })
  }
}

/** Raises the problems of words that readers would see as source of markup. */
export function checkWords(node: Text, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  if (/[$[\\]/.test(source)) checkAll(WORDS, source, node, scope)
  if (!node.value.includes('&')) return
  // The parser replaces those that exist.
  const entities = source.replaceAll('&amp;', '').match(/(?<!\\)&[a-z][a-z\d]{2,};/gi) ?? []
  const entity = entities.find((name) => node.value.includes(name))
  if (entity !== undefined) {
    report(scope, node, {
      code: 'unknown-entity',
      title: `There is no character "${entity}".`,
      hint: 'Type the character itself, or write "\\&" for the sign.',
    })
  }
}

function checkAll(rules: readonly Lookalike[], source: string, node: Paragraph | Text, scope: Scope): void {
  for (const { code, pattern, title, hint } of rules) {
    const found = pattern.exec(source)?.[0]
    if (found !== undefined) report(scope, node, { code, title: title(found), hint })
  }
}
