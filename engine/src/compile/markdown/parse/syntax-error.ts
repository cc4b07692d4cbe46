import { DocsError, type DocsErrorParts } from '../../../model'
import { insteadOfComponent } from './foreign-names'
import { hintForTag } from './html-elements'

/** Message of the parser: `3:14: text (mdx-jsx:unexpected-character)`. */
const MESSAGE = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/
const PROSE = 'In prose write "\\<" for the sign, or put names in backticks: `List<int>`.'

/** A syntax error, and what the text has to lose to be parsed further. */
export interface SyntaxFault {
  error: DocsError
  /** The part of the text that is wrong; absent if leaving it out would not help. */
  blank?: Blank
  /** The part is a tag, so that what it encloses would stand elsewhere. */
  tears: boolean
}

interface Blank {
  start: number
  end: number
}

/**
 * Turns the parser's first complaint about a page into an error for its writer, judged by what stands at that position.
 * @param cause what the parser threw
 */
export function syntaxError(cause: unknown, text: string, place: { file: string; linesBefore: number }): SyntaxFault {
  const message = cause instanceof Error ? cause.message : String(cause)
  const [, line = '1', column = '1', reason = message] = MESSAGE.exec(message) ?? []
  const found = explain(reason, text, offsetOf(text, Number(line), Number(column)), place.linesBefore)
  const { line: l, column: c } = placeOf(text, found.offset)
  const { code, title, hint, blank, tears = false } = found
  const error = new DocsError({
    code,
    title,
    ...(hint === undefined ? {} : { hint }),
    at: `${place.file}:${l + place.linesBefore}:${c}`,
    cause,
  })
  // What is blank already was not the reason.
  const isLeft = blank !== undefined && text.slice(blank.start, blank.end).trim() !== ''
  return { error, ...(isLeft ? { blank } : {}), tears }
}

type Explanation = Pick<DocsErrorParts, 'code' | 'title' | 'hint'> & { offset: number; blank?: Blank; tears?: boolean }

/** The character at an offset. */
const sign = (offset: number): Blank => ({ start: offset, end: offset + 1 })

/** The tag that begins at an offset. */
function tagAt(text: string, offset: number): Blank {
  const tag = /^<(?:"[^"]*"|'[^']*'|[^<>"'])*>/.exec(text.slice(offset, offset + 2000))?.[0]
  return { start: offset, end: offset + (tag?.length ?? 1) }
}

/** What a tag has beside its name. */
function propsAt(text: string, offset: number, name: string): Blank {
  const start = offset + 1 + name.length
  const props = /^[^<>]*?(?=\/?>)/.exec(text.slice(start, start + 2000))?.[0]
  return props === undefined || props.trim() === '' ? sign(offset) : { start, end: start + props.length }
}

function explain(reason: string, text: string, offset: number, linesBefore: number): Explanation {
  const here = text.slice(offset, offset + 200)
  if (/expression/.test(reason)) return explainBraces(reason, text, offset)
  if (here.startsWith('<!--')) {
    const end = text.indexOf('-->', offset)
    const blank = { start: offset, end: end < 0 ? text.length : end + 3 }
    return { code: 'html-comment', title: 'An HTML comment cannot stand in a page.', hint: 'Write {/* … */}.', offset, blank }
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
    const title = `The tag <${name}> is not complete or has a prop that is not well formed.`
    return { code: 'tag-syntax', title, hint, offset, blank: propsAt(text, offset, name), tears: true }
  }
  if (here.startsWith('<')) {
    const title = `"${here.slice(0, 2).trim()}" does not begin a tag.`
    return { code: 'less-than', title, hint: PROSE, offset, blank: sign(offset) }
  }
  return { code: 'markdown-syntax', title: `The text cannot be read: ${reason}`, offset }
}

/** A closing tag without the opening one, or where another tag is still open, which the parser names with its place. */
function explainCloseTag(closed: string, reason: string, text: string, offset: number, linesBefore: number): Explanation {
  const [, opened, line = '1', column = '1'] = /`<([^/`>][^`>]*)>` (?:opened at |\()(\d+):(\d+)/.exec(reason) ?? []
  const blank = tagAt(text, offset)
  const here = `"</${closed}>"`
  if (opened !== undefined && opened !== closed && opened.toLowerCase() !== closed.toLowerCase()) {
    const start = offsetOf(text, Number(line), Number(column))
    const closingLine = placeOf(text, offset).line + linesBefore
    return {
      code: 'unclosed-tag',
      title: `<${opened}> is not closed before ${here} in line ${closingLine}.`,
      hint: `Put </${opened}> on a line of its own where it ends.`,
      offset: start,
      blank: tagAt(text, start),
      tears: true,
    }
  }
  const rule = `Opening and closing tag stand both on lines of their own, or both in the same line: <${closed}> … </${closed}>.`
  return {
    code: 'closing-tag',
    title:
      opened === undefined
        ? `${here} does not close a tag that is open here.`
        : `${here} does not close the tag <${opened}> of line ${Number(line) + linesBefore}.`,
    hint: opened === undefined || opened === closed ? rule : `Write </${opened}>: letter case counts.`,
    offset,
    // The tag that stays open would be the next error.
    ...(opened === undefined ? { blank, tears: true } : {}),
  }
}

function explainBraces(reason: string, text: string, offset: number): Explanation {
  const start = text[offset] === '{' ? offset : Math.max(0, text.lastIndexOf('{', offset))
  const lineStart = text.lastIndexOf('\n', start) + 1
  const heading = /^#{1,6}\s/.test(text.slice(lineStart))
  const hint = heading && text[start + 1] === '#' ? 'An id stands at the very end of the heading: ## Title {#my-id}.' : braceHint
  const title = /end of file/.test(reason) ? 'A brace is opened and not closed.' : 'Braces in a page hold comments only.'
  return { code: 'braces', title, hint, offset: start, ...(text[start] === '{' ? { blank: sign(start) } : {}) }
}

/** What to write instead of a brace. */
export const braceHint = 'In prose write "\\{", or put code in backticks; a comment is {/* … */}.'

/** What to do with a line that reads like JavaScript. */
export function importHint(line: string): string {
  const isStatement = /^(?:import\s+(?:["']|.*\sfrom\s+["'])|export\s+(?:const|default|function|let)\b)/.test(line)
  const from = /["'](@theme\/|@docusaurus\/)?([^"']*)["']/.exec(line)
  const name = from?.[2]?.split('/').at(-1) ?? ''
  const instead = from?.[1] === undefined ? undefined : insteadOfComponent(name)
  if (instead !== undefined) return `Remove the line: pages import nothing. Instead of <${name}>: ${instead}`
  return isStatement
    ? 'Remove the line: pages import nothing, components are known by their names; another file comes in with <Partial file="./_name.md" />.'
    : 'Pages import nothing: components are known by name. Begin a line of prose with another word, or put code in backticks.'
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
      title: `<${name}> and </${name}> do not stand on lines of their own.`,
      hint: `Put each on a line of its own, with what is between them on lines below${name === 'details' ? '; <summary>Text</summary> is one line' : ''}. Inside a list keep them at the indentation of the item.`,
      offset,
    }
  }
  return {
    code: 'unclosed-tag',
    title: `<${name}> is never closed.`,
    hint: hintForTag(name) ?? `Write <${name} /> or </${name}>. ${PROSE}`,
    offset,
    blank: tagAt(text, offset),
    tears: /^[A-Z]/.test(name) || closes,
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

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
