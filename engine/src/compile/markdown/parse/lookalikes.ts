import type { Paragraph, Root, Text } from 'mdast'
import { didYouMean, type ErrorCode } from '../../../model'
import { ADMONITIONS } from '../blocks/Admonition'
import { report, reportAt } from '../scope'
import type { Scope } from '../state'
import { equivalentKind } from './foreign-names'
import { proseOf } from './prose'
import { shorten, sourceOf } from './unit'

/** A pattern of text that was probably meant as markup. */
interface Lookalike {
  code: ErrorCode
  /** A part of each match, to skip most texts quickly. */
  has: string
  pattern: RegExp
  /** Whether the pattern contains escapes. */
  readsEscapes?: boolean
  title(found: string): string
  hint: string | ((found: string, scope: Scope) => string)
}

const kinds = ADMONITIONS.join(', ')
const ADMONITION_HINT = `Write :::note[Title], the text on lines below, and ::: on a separate line. Kinds: ${kinds}.`
const MATH_HINT =
  'Pages do not support formulas. Write them as text with <sub> and <sup>, or in backticks. For the characters themselves write "\\$" or remove the backslashes.'
const TAB_HINT = 'Write <Tabs> with <Tab label="…">, each tag on a separate line.'
const TOC_HINT = 'Remove it: the table of contents is generated from the headings.'
const isShown = (found: string) => `"${shorten(found)}" would be shown as text.`

/** Paragraphs that were probably meant as another block. */
const BLOCKS: readonly Lookalike[] = [
  {
    code: 'marker-space',
    has: '',
    pattern: /^(?:#{1,6}(?=\p{L}|[\u00A0\u3000])|(?:[-*+>]|\d+[.)])(?=[\u00A0\u3000])).*/u,
    title: (found) => `"${shorten(found)}" is shown as text: the marker is not followed by a space.`,
    hint: 'Type a space after it; a copied space can be non-breaking. For the character itself write "\\" before it.',
  },
  {
    code: 'marker-space',
    has: '\n',
    pattern: /(?<=\n)[ \t>]*#{2,6}\p{L}.*/u,
    title: (found) => `"${shorten(found)}" is shown as text: the marker is not followed by a space.`,
    hint: 'Type a space after it. For the character itself write "\\" before it.',
  },
  {
    code: 'table-syntax',
    has: '|',
    pattern: /^[ \t>]*\|.*\|[ \t]*$/m,
    title: () => 'A single table row is shown as text.',
    hint: 'Remove blank lines between rows, and write |---|---| with the same number of columns below the first row. For text write "\\|".',
  },
  {
    code: 'admonition-syntax',
    has: '!!!',
    pattern: /^[ \t>]*!!![ \t]*["\w].*/m,
    title: (found) => `"${shorten(found)}" is not the start of an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'admonition-syntax',
    has: '???',
    pattern: /^[ \t>]*\?\?\?\+?[ \t]*["\w].*/m,
    title: (found) => `"${shorten(found)}" is not the start of an admonition.`,
    hint: `Write <details> with <summary>Title</summary> on the line below. For a box that is always open: ${ADMONITION_HINT}`,
  },
  {
    code: 'admonition-syntax',
    has: '[!',
    pattern: /^[ \t>]*\[!\w+\][+-]?/m,
    title: (found) => `"${found}" is not the start of an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'admonition-syntax',
    has: '[',
    pattern: /^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/m,
    title: (found) => `"${found}" is not the start of an admonition.`,
    hint: ADMONITION_HINT,
  },
  {
    code: 'definition-list',
    has: ':',
    pattern: /^[ \t]*:[ \t]+\S.*/m,
    title: (found) => `"${shorten(found)}" is not the start of a definition.`,
    hint: 'Pages do not support definition lists. Write a table, a list such as - **Term**: definition, or <TermList />.',
  },
  {
    code: 'math',
    has: '\\[',
    pattern: /^\\\[[\s\S]*\\\]\s*$/,
    readsEscapes: true,
    title: () => 'A formula is shown as text.',
    hint: MATH_HINT,
  },
  { code: 'foreign-syntax', has: '===', pattern: /^[ \t>]*===[!+]*[ \t]+".*/m, title: isShown, hint: TAB_HINT },
  {
    code: 'foreign-syntax',
    has: '== ',
    pattern: /^[ \t>]*== \S.*/m,
    title: isShown,
    hint: `${TAB_HINT} A heading begins with "##".`,
  },
  { code: 'foreign-syntax', has: '@tab', pattern: /^[ \t>]*@tab\b.*/m, title: isShown, hint: TAB_HINT },
  {
    code: 'foreign-syntax',
    has: '.. ',
    pattern: /^[ \t>]*\.\. (?:[\w:-]+::|_[^:\n]+:|\[).*/m,
    title: isShown,
    hint: (found) => hintForDirective(/\.\. ([\w-]+)::/.exec(found)?.[1] ?? ''),
  },
  {
    code: 'foreign-syntax',
    has: ':',
    pattern: /^[ \t>]*:(?:param|type|arg|argument|key|keyword|raises?|except|var|ivar|cvar|vartype|meta)(?: [\w*.-]+)+:.*/m,
    title: isShown,
    hint: 'Write a list such as - **Name**: text. For text write "\\:".',
  },
  { code: 'foreign-syntax', has: '[', pattern: /^\[_?toc_?\]$/im, title: isShown, hint: TOC_HINT },
  {
    code: 'foreign-syntax',
    has: '*[',
    pattern: /^[ \t>]*\*\[[^\]\n]+\]:.*/m,
    title: isShown,
    hint: 'Write <abbr title="…">…</abbr> where the abbreviation is used.',
  },
  {
    code: 'foreign-syntax',
    has: ')=',
    pattern: /^\([\w-]+\)=$/m,
    title: isShown,
    hint: 'Set the id of the heading: ## Title {#my-id}.',
  },
  {
    code: 'foreign-syntax',
    has: '',
    pattern: /^(?:\^{4,}|"{4,}|\+(?:[-=]+\+)+)[ \t]*$/m,
    title: isShown,
    hint: 'Begin a heading with "##", and write a table as | a | b | with |---|---| below the first row.',
  },
  {
    code: 'foreign-syntax',
    has: ' ^',
    pattern: / \^[A-Za-z\d][A-Za-z\d-]*$/,
    title: isShown,
    hint: 'Link to a heading instead: only headings have ids. For text write "\\^".',
  },
  {
    code: 'list-marker',
    has: '',
    pattern: /^[ \t>]*[•‣◦▪∙●○■▸►]\s.*/m,
    title: (found) => `"${shorten(found)}" is not an item of a list.`,
    hint: 'Begin the line with "-".',
  },
  {
    code: 'list-marker',
    has: '\n',
    pattern: /^[ \t>]*(?:a[.)][ \t].*\n[ \t>]*b|A[.)][ \t].*\n[ \t>]*B|i[.)][ \t].*\n[ \t>]*ii)[.)][ \t].*/m,
    title: () => 'Lines that begin with letters are not a list.',
    hint: 'Begin the lines with "1." or "-".',
  },
]

/** Text that was probably meant as markup. */
const TEXTS: readonly Lookalike[] = [
  {
    code: 'unknown-footnote',
    has: '[^',
    pattern: /\[\^[^\]\s]+\](?!:)/,
    title: (found) => `The footnote "${found.slice(2, -1)}" is not defined.`,
    hint: (found, { unit }) => {
      const names = [...unit.footnotes.keys()]
      return names.length > 0 ? didYouMean(found.slice(2, -1), names) : `Define it on a separate line: ${found}: Text`
    },
  },
  {
    code: 'link-syntax',
    has: '](',
    pattern: /\[[^[\]]*\]\([^)]*\)?/,
    title: (found) => `"${found}" is not a valid link.`,
    hint: 'Put an address with spaces or parentheses between "<" and ">": [text](<./my file.md>). For text write "\\[".',
  },
  {
    code: 'unknown-reference',
    has: '][',
    pattern: /\[[^[\]]+\]\[[^[\]]*\]/,
    title: (found) => `The reference "[${referenceIn(found)}]" is not defined.`,
    hint: (found) => `Define it on a separate line: [${referenceIn(found)}]: ./file.md. For text write "\\[".`,
  },
  {
    code: 'link-syntax',
    has: '](',
    pattern: /\]\((?:\.{0,2}\/|https?:|#)[^)\s]*\)?/,
    title: (found) => `"${found}" is not the end of a link.`,
    hint: 'Write brackets in the text as "\\[" and "\\]".',
  },
  { code: 'math', has: '$$', pattern: /\$\$/, title: () => 'A formula is shown as text.', hint: MATH_HINT },
  {
    code: 'math',
    has: '$',
    pattern: /(?<![\w$\\])\$(?:[A-Za-z]|(?=[^\s$\d])[^$\n]*[\\^_=][^$\n]*(?<!\s))\$(?![\w$])/,
    readsEscapes: true,
    title: (found) => `The formula "${shorten(found)}" is shown as text.`,
    hint: MATH_HINT,
  },
  {
    code: 'math',
    has: '\\(',
    pattern: /\\\([^()]*\\\)/,
    readsEscapes: true,
    title: (found) => `The formula "${found}" is shown as text.`,
    hint: MATH_HINT,
  },
  {
    code: 'link-syntax',
    has: '] (',
    pattern: /\[[^[\]]+\][ \t]+\((?:\.{0,2}\/|https?:|#)[^)\s]*\)/,
    title: (found) => `"${found}" is not read as a link.`,
    hint: 'Write [text](target) without a space between the brackets.',
  },
  {
    code: 'link-syntax',
    has: ')[',
    pattern: /\([^()]+\)\[(?:\.{0,2}\/|https?:|#)[^\]]*\]/,
    title: (found) => `"${found}" is not read as a link.`,
    hint: 'Write the text in square brackets and the target in parentheses: [text](target).',
  },
  {
    code: 'leftover-mark',
    has: '**',
    pattern:
      /\*{2,}(?:[^\s*](?:[^*]{0,200}[^\s*])?\*\*|[^\s*][^*]{0,200}\s\*\*(?![\p{L}\p{N}_*]|[^\S\n]*[*\d])|[ \t]+\p{L}[^*]{0,200}[^\s*]\*\*(?![\p{L}\p{N}_])|[ \t]+\p{L}[^*]{0,200}[\p{L}\p{N}][^\S\n]+[^*]{0,200}\s\*\*(?!\*))/u,
    title: (found) => `"${shorten(found)}" is not bold: the asterisks would be shown.`,
    hint: markHint('**'),
  },
  {
    code: 'leftover-mark',
    has: '*',
    pattern:
      /(?<![*\p{L}\p{N}])\*(?=[^\s*])[^*\n]*[^\s*\p{L}\p{N}]\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*(?=[\p{Pi}\p{Ps}"'])[^*\n]*[^\s*]\*(?![*\p{L}\p{N}])/u,
    title: (found) => `"${shorten(found)}" is not emphasized: the asterisks would be shown.`,
    hint: markHint('*'),
  },
  {
    code: 'leftover-mark',
    has: '__',
    pattern: /(?<![\p{L}\p{N}_])__(?=[^\s_])[^_\n]*[^\s_\p{L}\p{N}]__(?=[\p{L}\p{N}])/u,
    title: (found) => `"${shorten(found)}" is not bold: the underscores would be shown.`,
    hint: 'Write **text** instead. For the characters themselves write "\\_", or use backticks for code.',
  },
  {
    code: 'leftover-mark',
    has: '~~',
    pattern: /~~[^\s~](?:[^~]*[^\s~])?~~/,
    title: (found) => `"${shorten(found)}" is not struck through: the tildes would be shown.`,
    hint: 'Put punctuation after the tildes, or a space around them. For the characters themselves write "\\~".',
  },
  {
    code: 'leftover-mark',
    has: '`',
    pattern: /`+/,
    title: (found) => `"${found}" is not the start or end of code: it would be shown.`,
    hint: 'Put the same number of backticks on both sides of the code, in the same paragraph. For the character itself write "\\`".',
  },
  {
    code: 'foreign-syntax',
    has: '==',
    pattern: /(?<![=\w!<>])==(?=[^\s=])(?:[^=]*[^\s=])?==(?![=\w])/,
    title: isShown,
    hint: 'Write **text**. For the characters themselves write "\\=", or use backticks.',
  },
  { code: 'foreign-syntax', has: '[[', pattern: /\[\[_?toc_?\]\]/i, title: isShown, hint: TOC_HINT },
  {
    code: 'foreign-syntax',
    has: '[[',
    pattern: /!?\[\[(?![\d\s,.'"-]+\]\])[^[\]\n]+\]\](?![([])/,
    title: isShown,
    hint: (found) =>
      found.startsWith('!')
        ? 'Write <Partial file="./_name.md" /> for text, or ![…](/img/file.png) for an image.'
        : 'Write [text](./file.md). For text write "\\[".',
  },
  {
    code: 'foreign-syntax',
    has: ':',
    pattern: /:[a-z][a-z:+.-]*:(?=\uFFFB)/,
    title: (found) => `"${found}" before code would be shown as text.`,
    hint: 'Write [text](./file.md) for a link, or only the code.',
  },
  {
    code: 'foreign-syntax',
    has: '_',
    pattern: /(?<=\uFFFB)__?(?![\p{L}\p{N}_])/u,
    title: (found) => `"${found}" after code would be shown as text.`,
    hint: 'Write [text](target) for a link.',
  },
  {
    code: 'foreign-syntax',
    has: ':',
    pattern: /(?<![\w:/\]])(?::(?:[a-z][a-z\d]*(?:[_-][a-z\d]+)*|\+1|-1|100):)(?![\w:/\uFFFB])/,
    title: isShown,
    hint: 'Type the character itself, or remove it. For text write "\\:".',
  },
  {
    code: 'foreign-syntax',
    has: '++',
    pattern: /(?<![\w+])\+\+(?=[\w"])[\w"+. -]*[\w"]\+\+(?![\w+])/,
    title: isShown,
    hint: 'Write <kbd>Ctrl</kbd>+<kbd>C</kbd>. For text write "\\+".',
  },
  {
    code: 'foreign-syntax',
    has: '^[',
    pattern: /\^\[[^\]]+\]/,
    title: isShown,
    hint: 'Write a footnote as [^name], and [^name]: Text on a separate line.',
  },
  {
    code: 'foreign-syntax',
    has: '^',
    pattern: /(?<![\^[])(?:\^(?=[^\s^[\],])[^\s^[\],]+\^|\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^)(?![\w^])/,
    title: isShown,
    hint: 'Write <sup>text</sup>. For the characters themselves write "\\^", or use backticks.',
  },
  {
    code: 'foreign-syntax',
    has: '%%',
    pattern: /(?<!\w)%%[^%]*%%(?!\w)/,
    title: isShown,
    hint: 'A comment is {/* … */}.',
  },
  {
    code: 'foreign-syntax',
    has: ':',
    pattern: /\b(?:xref|link|image|include|kbd|btn|menu|footnote|video)::?[^\s[\]]*\[[^\]\n]*\]/,
    title: isShown,
    hint: 'Write [text](./file.md) for a link, and ![…](/img/file.png) for an image.',
  },
  {
    code: 'foreign-syntax',
    has: ':',
    pattern: /(?<![\w:])::?[a-zA-Z][\w-]*\[[^\]\n]*\]/,
    title: isShown,
    hint: 'Pages have directives only for admonitions. Use a component. For text write "\\:".',
  },
  {
    code: 'foreign-syntax',
    has: '::',
    pattern: /^[ \t>]*::[a-zA-Z][\w-]*[ \t]*$/m,
    title: isShown,
    hint: 'Pages have directives only for admonitions. Use a component. For text write "\\:".',
  },
]

function markHint(mark: string): string {
  return `Leave no space inside, and move punctuation and quotation marks out of it or put a space after it: ${mark}Note${mark}: text. For the character itself write "\\*", or use backticks for code.`
}

const referenceIn = (found: string) => {
  const [, words = '', name = ''] = /\[([^[\]]+)\]\[([^[\]]*)\]/.exec(found) ?? []
  return name || words
}

/** Returns the equivalent of a directive of Sphinx and MyST. */
export function hintForDirective(name: string): string {
  if (name === 'code-block' || name === 'code' || name === 'sourcecode') return 'Write a fenced code block: ```python'
  if (name === 'toctree' || name === 'contents') return TOC_HINT
  if (name === 'image' || name === 'figure') return 'Write ![…](/img/file.png).'
  return equivalentKind(name) !== undefined || ADMONITIONS.some((kind) => kind === name)
    ? ADMONITION_HINT
    : 'Write Markdown or a component instead. A comment is {/* … */}.'
}

/** Reports indented paragraphs that other engines show as code. */
export function checkParagraph(node: Paragraph, scope: Scope): void {
  const start = node.position?.start.offset ?? 0
  const indent = scope.unit.text.slice(scope.unit.text.lastIndexOf('\n', start - 1) + 1, start)
  const above = scope.unit.text.slice(0, start - indent.length).trimEnd()
  // Indented text below such a line is the content of a block of another engine, which is reported.
  const isContent = /^(?:!!!|\?\?\?|===).*$/.test(above.slice(above.lastIndexOf('\n') + 1))
  if (scope.top && !isContent && /^(?: {4}|\t)\s*$/.test(indent)) {
    report(scope, node, {
      code: 'indented-code',
      title: 'Indented lines are a paragraph, not a code block.',
      hint: 'Put code in a fenced code block; do not indent text.',
    })
  }
}

/** Reports text that looks like markup, including that of other engines. Each place is reported once. */
export function checkProse(root: Root, scope: Scope): void {
  for (const prose of proseOf(root, scope.unit.text)) {
    const reported: { from: number; to: number }[] = []
    const rules = prose.kind === 'heading' || prose.kind === 'tableCell' ? TEXTS : [...BLOCKS, ...TEXTS]
    for (const rule of rules) {
      const text = rule.readsEscapes ? prose.source : prose.text
      if (!text.includes(rule.has)) continue
      const match = rule.pattern.exec(text)
      if (!match) continue
      const [from, to] = [match.index, match.index + match[0].length]
      if (reported.some((other) => from < other.to && other.from < to)) continue
      reported.push({ from, to })
      const start = prose.start + from
      const found = scope.unit.text.slice(start, prose.start + to)
      const hint = typeof rule.hint === 'string' ? rule.hint : rule.hint(found, scope)
      reportAt(scope, start, { code: rule.code, title: rule.title(found), hint })
    }
  }
}

/** Reports character references that the parser leaves as text. */
export function checkEntities(node: Text, scope: Scope): void {
  if (!node.value.includes('&')) return
  const source = sourceOf(scope.unit, node)
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
