import { DocsError, type DocsErrorParts } from '../../../model'
import { foreignBraces, hintForComponent } from './foreign-names'
import { hintForTag } from './html-elements'

/** Message of the parser: `3:14: text (mdx-jsx:unexpected-character)`. */
const MESSAGE = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/
const PROSE = 'For the character itself write "\\<", or use backticks: `List<int>`.'

/** A syntax error, and the range to blank out so that parsing can continue. */
export interface SyntaxProblem {
  error: DocsError
  /** The invalid range; absent if blanking it out would not help. */
  blank?: Range
  /** Whether the range is a tag, so that its content would have another parent. */
  removesTag: boolean
  /** Whether the range closes a tag of a template engine. */
  closesTemplate: boolean
}

/** Offsets of a part of the text. */
interface Range {
  start: number
  end: number
}

/**
 * Converts an error of the parser to an error with a hint, based on the text at its position.
 * @param cause the error of the parser
 */
export function syntaxError(cause: unknown, text: string, place: { file: string; linesBefore: number }): SyntaxProblem {
  const message = cause instanceof Error ? cause.message : String(cause)
  const [, line = '1', column = '1', reason = message] = MESSAGE.exec(message) ?? []
  const found = explain(reason, text, offsetOf(text, Number(line), Number(column)), place.linesBefore)
  const { line: l, column: c } = positionOf(text, found.offset)
  const { code, title, hint, blank, removesTag = false, closesTemplate = false } = found
  const error = new DocsError({
    code,
    title,
    ...(hint === undefined ? {} : { hint }),
    at: `${place.file}:${l + place.linesBefore}:${c}`,
    cause,
  })
  // A range that is already blank can't be the cause.
  const isLeft = blank !== undefined && text.slice(blank.start, blank.end).trim() !== ''
  return { error, ...(isLeft ? { blank } : {}), removesTag, closesTemplate }
}

type Explanation = Pick<DocsErrorParts, 'code' | 'title' | 'hint'> & {
  offset: number
  blank?: Range
  removesTag?: boolean
  closesTemplate?: boolean
}

/** The character at an offset. */
const characterAt = (offset: number): Range => ({ start: offset, end: offset + 1 })

/** The tag that begins at an offset. */
function tagAt(text: string, offset: number): Range {
  const tag = /^<(?:"[^"]*"|'[^']*'|[^<>"'])*>/.exec(text.slice(offset, offset + 2000))?.[0]
  return { start: offset, end: offset + (tag?.length ?? 1) }
}

/** The props of a tag. */
function propsAt(text: string, offset: number, name: string): Range {
  const start = offset + 1 + name.length
  const props = /^[^<>]*?(?=\/?>)/.exec(text.slice(start, start + 2000))?.[0]
  return props === undefined || props.trim() === '' ? characterAt(offset) : { start, end: start + props.length }
}

function explain(reason: string, text: string, offset: number, linesBefore: number): Explanation {
  const here = text.slice(offset, offset + 200)
  if (/expression/.test(reason)) return explainBraces(reason, text, offset)
  if (here.startsWith('<!--')) {
    const end = text.indexOf('-->', offset)
    const blank = { start: offset, end: end < 0 ? text.length : end + 3 }
    const hint = /^<!--\s*@?include:/.test(here) ? 'Write <Partial file="./_name.md" />.' : 'Write {/* … */}.'
    return { code: 'html-comment', title: 'Pages do not support HTML comments.', hint, offset, blank }
  }
  const [, address] = /^<([a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@/]+@[^\s<>]+)>?/i.exec(here) ?? []
  if (address !== undefined) {
    const hint = address.includes('://')
      ? `Write the address without "<" and ">", or [text](${address}).`
      : `Write [text](${address.includes(':') ? '' : 'mailto:'}${address}).`
    return { code: 'angle-link', title: `"<${address}>" is not a link here.`, hint, offset, blank: tagAt(text, offset) }
  }
  const opened = /^Expected a closing tag for `<(.*?)>`/.exec(reason)?.[1]
  if (opened !== undefined) return explainOpenTag(opened, reason, text, offset)
  const closed = /closing tag `<\/(.*?)>`/.exec(reason)?.[1]
  if (closed !== undefined) return explainCloseTag(closed, reason, text, offset, linesBefore)
  const [, name] = /^<([A-Za-z][\w.:-]*)[\s/>]/.exec(here) ?? []
  if (name !== undefined) {
    const isTypographic = /^<[^<>]*[“”„‘’«»]/.test(here)
    const hint = isTypographic
      ? 'Use straight quotation marks: name="text".'
      : `Props are name="text" or name={3}; a tag ends with ">" or "/>". ${PROSE}`
    const title = `The tag <${name}> is incomplete or has a malformed prop.`
    return { code: 'tag-syntax', title, hint, offset, blank: propsAt(text, offset, name), removesTag: true }
  }
  const [inclusion] = /^(?:<<<[ \t]*\S+|<-{1,2}[ \t]*["'][^"'\n]*["'])/.exec(here) ?? []
  if (inclusion !== undefined) {
    const hint = 'Write <Snippet name="…" /> for code, or <Partial file="./_name.md" /> for text.'
    const title = `"${inclusion}" does not include a file.`
    return { code: 'foreign-syntax', title, hint, offset, blank: { start: offset, end: offset + inclusion.length } }
  }
  if (here.startsWith('<')) {
    const title = `"${here.slice(0, 2).trim()}" is not the start of a tag.`
    return { code: 'less-than', title, hint: PROSE, offset, blank: characterAt(offset) }
  }
  return { code: 'markdown-syntax', title: `Cannot parse the text: ${reason}`, offset }
}

/** Explains a closing tag without an opening tag, or inside another open tag, whose position the parser reports. */
function explainCloseTag(closed: string, reason: string, text: string, offset: number, linesBefore: number): Explanation {
  const [, opened, line = '1', column = '1'] = /`<([^/`>][^`>]*)>` (?:opened at |\()(\d+):(\d+)/.exec(reason) ?? []
  const blank = tagAt(text, offset)
  const here = `"</${closed}>"`
  if (opened !== undefined && opened !== closed && opened.toLowerCase() !== closed.toLowerCase()) {
    const start = offsetOf(text, Number(line), Number(column))
    const closingLine = positionOf(text, offset).line + linesBefore
    return {
      code: 'unclosed-tag',
      title: `<${opened}> is not closed before ${here} in line ${closingLine}.`,
      hint: `Put </${opened}> on a separate line where it ends.`,
      offset: start,
      blank: tagAt(text, start),
      removesTag: true,
    }
  }
  const rule = `Put the opening and closing tags either both on separate lines or both on the same line: <${closed}> … </${closed}>.`
  return {
    code: 'closing-tag',
    title:
      opened === undefined
        ? `${here} has no opening tag.`
        : `${here} does not close the tag <${opened}> of line ${Number(line) + linesBefore}.`,
    hint: opened === undefined || opened === closed ? rule : `Write </${opened}>: names are case-sensitive.`,
    offset,
    // If the tag were blanked out, the tag that stays open would be the next error.
    ...(opened === undefined ? { blank, removesTag: true } : {}),
  }
}

function explainBraces(reason: string, text: string, offset: number): Explanation {
  const brace = text[offset] === '{' ? offset : Math.max(0, text.lastIndexOf('{', offset))
  const start = text[brace - 1] === '{' ? brace - 1 : brace
  const lineStart = text.lastIndexOf('\n', start) + 1
  const heading = /^#{1,6}\s/.test(text.slice(lineStart))
  const isId = heading && text[start + 1] === '#'
  const foreign = isId ? undefined : foreignBraces(text.slice(start, start + 500))
  if (foreign) {
    const { source, title, hint, isClosing } = foreign
    const blank = { start, end: start + source.length }
    return { code: 'foreign-syntax', title, hint, offset: start, blank, closesTemplate: isClosing }
  }
  const hint = isId ? 'Put the id at the very end of the heading: ## Title {#my-id}.' : braceHint
  const title = /end of file/.test(reason) ? 'A brace is not closed.' : 'Braces can only contain comments.'
  return { code: 'braces', title, hint, offset: start, ...(text[start] === '{' ? { blank: characterAt(start) } : {}) }
}

/** The hint for a brace. */
export const braceHint = 'For the character itself write "\\{", or use backticks for code. A comment is {/* … */}.'

/** The hint for a line that looks like an import or export. */
export function importHint(line: string): string {
  const isStatement = /^(?:import\s+(?:["']|.*\sfrom\s+["'])|export\s+(?:const|default|function|let)\b)/.test(line)
  const from = /["'](@[\w-]+\/)?([^"']*)["']/.exec(line)
  const name = from?.[2]?.split('/').at(-1) ?? ''
  const instead = from?.[1] === undefined ? undefined : hintForComponent(name)
  if (instead !== undefined) return `Remove the line: pages do not import anything. Instead of <${name}>: ${instead}`
  return isStatement
    ? 'Remove the line: components are available without imports. To include another file, use <Partial file="./_name.md" />.'
    : 'Pages do not import anything. Begin a line of prose with another word, or use backticks for code.'
}

function explainOpenTag(name: string, reason: string, text: string, offset: number): Explanation {
  const rest = text.slice(offset)
  const inside = rest.slice(0, Math.max(0, rest.indexOf(`</${name}>`)))
  const statement = /^[ \t]*(import|export)\s/m.exec(inside)
  if (statement) {
    const title = `A line begins with "${statement[1]}".`
    const start = offset + statement.index + statement[0].indexOf(statement[1] ?? '')
    const blank = { start, end: start + text.slice(start).search(/\n|$/) }
    return { code: 'import-export', title, hint: importHint(text.slice(start, blank.end)), offset: start, blank }
  }
  const closes = rest.includes(`</${name}>`)
  if (closes && /before the end of/.test(reason)) {
    return {
      code: 'tag-lines',
      title: `<${name}> and </${name}> are not on separate lines.`,
      hint: `Put each tag on a separate line, with the content on the lines in between${name === 'details' ? '; <summary>Text</summary> is one line' : ''}. Inside a list, indent them like the item.`,
      offset,
    }
  }
  return {
    code: 'unclosed-tag',
    title: `<${name}> is never closed.`,
    hint: hintForComponent(name) ?? hintForTag(name) ?? `Write <${name} /> or </${name}>. ${PROSE}`,
    offset,
    blank: tagAt(text, offset),
    removesTag: /^[A-Z]/.test(name) || closes,
  }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', start)
    if (next < 0) break
    start = next + 1
  }
  return Math.min(text.length, start + column - 1)
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
