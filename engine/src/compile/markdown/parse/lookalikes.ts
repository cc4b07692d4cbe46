import type { Paragraph, Text } from 'mdast'
import type { ErrorCode } from '../../../model'
import { ADMONITIONS } from '../blocks/Admonition'
import { report, type Scope } from '../scope'
import { sourceOf } from './unit'

/** A pattern of text that was probably meant as other markup. */
interface Lookalike {
  code: ErrorCode
  pattern: RegExp
  title(found: string): string
  hint: string
}

const kinds = ADMONITIONS.join(', ')
const ADMONITION_HINT = `Write :::note[Title], the text on lines below, and ::: on a separate line. Kinds: ${kinds}.`
const MATH_HINT =
  'Pages do not support formulas. Write them as text with <sub> and <sup>, or in backticks. For the characters themselves write "\\$" or remove the backslashes.'

/** Paragraphs that were probably meant as another block, by patterns of their source. */
const PARAGRAPHS: readonly Lookalike[] = [
  {
    code: 'marker-space',
    pattern: /^(?:#{1,6}(?=\p{L}|[\u00A0\u3000])|(?:[-*+>]|\d+[.)])(?=[\u00A0\u3000])).*/u,
    title: (found) => `"${found}" is shown as text: the marker is not followed by a space.`,
    hint: 'Type a space after it; a copied space can be non-breaking. For the character itself write "\\" before it.',
  },
  {
    code: 'table-syntax',
    pattern: /^[ \t>]*\|.*\|[ \t]*$/m,
    title: () => 'A single table row is shown as text.',
    hint: 'Remove blank lines between rows, and write |---|---| with the same number of columns below the first row. For text write "\\|".',
  },
  {
    code: 'admonition-syntax',
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+\w.*/,
    title: (found) => `"${found}" is not the start of an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'admonition-syntax',
    pattern: /^\[!\w+\][+-]?/,
    title: (found) => `"${found}" is not the start of an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'definition-list',
    pattern: /^[ \t]*:[ \t]+\S.*/m,
    title: (found) => `"${found.trim()}" is not the start of a definition.`,
    hint: 'Pages do not support definition lists. Write a table, a list such as - **Term**: definition, or <TermList />.',
  },
  {
    code: 'math',
    pattern: /^\\\[[\s\S]*\\\]\s*$/,
    title: () => 'A formula is shown as text.',
    hint: MATH_HINT,
  },
]

/** Text that was probably meant as markup, by patterns of its source. */
const TEXTS: readonly Lookalike[] = [
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
    hint: 'Write the text in square brackets and the target in parentheses: [text](target).',
  },
]

/** Reports paragraphs that look like the source of another block. */
export function checkParagraph(node: Paragraph, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  checkAll(PARAGRAPHS, source, node, scope)
  const start = node.position?.start.offset ?? 0
  const indent = scope.unit.text.slice(scope.unit.text.lastIndexOf('\n', start - 1) + 1, start)
  if (scope.top && /^(?: {4}|\t)\s*$/.test(indent)) {
    report(scope, node, {
      code: 'indented-code',
      title: 'Indented lines are a paragraph, not a code block.',
      hint: 'Put code in a fenced code block; do not indent text.',
    })
  }
}

/** Reports text that looks like the source of markup. */
export function checkText(node: Text, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  if (/[$[\\]/.test(source)) checkAll(TEXTS, source, node, scope)
  if (!node.value.includes('&')) return
  // The parser has replaced known entities.
  const entities = source.replaceAll('&amp;', '').match(/(?<!\\)&[a-z][a-z\d]{2,};/gi) ?? []
  const entity = entities.find((name) => node.value.includes(name))
  if (entity !== undefined) {
    report(scope, node, {
      code: 'unknown-entity',
      title: `Unknown character reference "${entity}".`,
      hint: 'Type the character, or write "\\&" for an ampersand.',
    })
  }
}

function checkAll(rules: readonly Lookalike[], source: string, node: Paragraph | Text, scope: Scope): void {
  for (const { code, pattern, title, hint } of rules) {
    const found = pattern.exec(source)?.[0]
    if (found !== undefined) report(scope, node, { code, title: title(found), hint })
  }
}
