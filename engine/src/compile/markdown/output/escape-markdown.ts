/**
 * Escapes text with as few backslashes as possible, so that Markdown parsers read the same text.
 * {@link escapeLineStarts} escapes the start of lines, which depends on the block.
 */
export function escapeMarkdown(text: string): string {
  if (!/[\\`[\]~*_<&]/.test(text)) return text
  return text
    .replace(/[\\`[\]~]/g, '\\$&')
    .replace(/\*/g, (star, index: number) => (isSpace(text, index - 1) && isSpace(text, index + 1) ? star : '\\*'))
    .replace(/_+/g, escapeUnderscores)
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/** Escapes a paragraph of plain text for the Markdown of pages, where braces and tags have a meaning as well. */
export function escapePageText(text: string): string {
  // Letters can't be escaped with a backslash, and an escaped bracket could be the start of a formula.
  const escaped = text
    .replace(/[\\`~*_<{}&$!|]/g, '\\$&')
    .replaceAll('[', '&#91;')
    .replace(/\n\s*\n/g, '\n')
  return escapeLineStarts(escaped)
    .replace(/^(\s*):(?=:)/gm, '$1\\:')
    .replace(/^(\s*)([ie])(?=mport\b|xport\b)/gm, (_, space: string, letter: string) => `${space}&#${letter.charCodeAt(0)};`)
}

function isSpace(text: string, index: number): boolean {
  return /\s/.test(text[index] ?? ' ')
}

/** Underscores inside a word need no escape: `file_name`. */
function escapeUnderscores(run: string, index: number, text: string): string {
  const inside = /[\p{L}\p{N}]/u
  const between = inside.test(text[index - 1] ?? '') && inside.test(text[index + run.length] ?? '')
  return between ? run : run.replaceAll('_', '\\_')
}

const LINE_START =
  /^([ \t]*)(?:(?=#{1,6}(?:\s|$)|>|\||[-+*](?:\s|$)|(?:-+|=+|(?:-[ \t]*){3,})[ \t]*$)|(\d{1,9})(?=[.)](?:\s|$)))/gm

/** Escapes lines of a paragraph that would be headings, lists, quotes, tables or rules. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph.replace(LINE_START, (_, space: string, digits = '') => `${space}${digits}\\`)
}

/** Inline code, with more backticks around it than inside. */
export function inlineCode(code: string): string {
  const text = code.replaceAll('\n', ' ')
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(text) && text.trim() !== '' ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}

/** A fenced code block, with a longer fence than any inside. */
export function fencedCode(code: string, language: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map(([, run = '']) => run.length))
  const fence = '`'.repeat(longest + 1)
  const info = title === undefined ? language : `${language} title="${title.replaceAll('"', "'").replaceAll('`', "'")}"`
  return `${fence}${info}\n${code}\n${fence}`
}

/** The address and title of a link, for its parentheses. */
export function linkTarget(href: string, title?: string | null): string {
  const address = /[\s()<>]/.test(href) || href === '' ? `<${href.replace(/[<>]/g, encodeURIComponent)}>` : href
  return title ? `${address} "${title.replace(/["\\]/g, '\\$&')}"` : address
}

/** Adds a prefix to each line, without trailing spaces on blank lines. */
export function prefixLines(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

/** Indents all lines but the first, for list items and footnotes. */
export function indentRest(text: string, width: number): string {
  const indent = ' '.repeat(width)
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}
