import { DocsError, type DocsErrorParts } from '../errors'
import { hintForTag } from './html-tags'

/** Message of the parser: `3:14: text (mdx-jsx:unexpected-character)`. */
const MESSAGE = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/
const PROSE = 'In prose write "\\<" for the sign, or put names in backticks: `List<int>`.'

/**
 * Turns the parser's first complaint about a page into an error for its writer, judged by what stands at that position.
 * @param cause what the parser threw
 */
export function syntaxError(cause: unknown, text: string, place: { file: string; linesBefore: number }): DocsError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const [, line = '1', column = '1', reason = message] = MESSAGE.exec(message) ?? []
  const found = explain(reason, text, offsetOf(text, Number(line), Number(column)))
  const { line: l, column: c } = placeOf(text, found.offset)
  const { code, title, hint } = found
  return new DocsError({
    code,
    title,
    ...(hint === undefined ? {} : { hint }),
    at: `${place.file}:${l + place.linesBefore}:${c}`,
    cause,
  })
}

type Explanation = Pick<DocsErrorParts, 'code' | 'title' | 'hint'> & { offset: number }

function explain(reason: string, text: string, offset: number): Explanation {
  const here = text.slice(offset, offset + 200)
  if (/expression/.test(reason)) return explainBraces(reason, text, offset)
  if (here.startsWith('<!--')) {
    return { code: 'html-comment', title: 'An HTML comment cannot stand in a page.', hint: 'Write {/* … */}.', offset }
  }
  const [, address] = /^<([a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@/]+@[^\s<>]+)>?/i.exec(here) ?? []
  if (address !== undefined) {
    const hint = address.includes('://')
      ? `Write the address without "<" and ">", or [text](${address}).`
      : `Write [text](${address.includes(':') ? '' : 'mailto:'}${address}).`
    return { code: 'angle-link', title: `"<${address}>" is not a link here.`, hint, offset }
  }
  const opened = /^Expected a closing tag for `<(.*?)>`/.exec(reason)?.[1]
  if (opened !== undefined) return explainOpenTag(opened, reason, text, offset)
  const closed = /closing tag `<\/(.*?)>`/.exec(reason)?.[1]
  if (closed !== undefined) {
    return {
      code: 'closing-tag',
      title: `"</${closed}>" does not close a tag that is open here.`,
      hint: `Opening and closing tag stand both on lines of their own, or both in the same line: <${closed}> … </${closed}>.`,
      offset,
    }
  }
  const [, name] = /^<([A-Za-z][\w.:-]*)[\s/>]/.exec(here) ?? []
  if (name !== undefined) {
    const hint = `Props are name="text" or name={3}; a tag ends with ">" or "/>". ${PROSE}`
    return { code: 'tag-syntax', title: `The tag <${name}> is not complete or has a prop that is not well formed.`, hint, offset }
  }
  if (here.startsWith('<'))
    return { code: 'less-than', title: `"${here.slice(0, 2).trim()}" does not begin a tag.`, hint: PROSE, offset }
  return { code: 'markdown-syntax', title: `The text cannot be read: ${reason}`, offset }
}

function explainBraces(reason: string, text: string, offset: number): Explanation {
  const start = text[offset] === '{' ? offset : Math.max(0, text.lastIndexOf('{', offset))
  const lineStart = text.lastIndexOf('\n', start) + 1
  const heading = /^#{1,6}\s/.test(text.slice(lineStart))
  const hint = heading && text[start + 1] === '#' ? 'An id stands at the very end of the heading: ## Title {#my-id}.' : braceHint
  const title = /end of file/.test(reason) ? 'A brace is opened and not closed.' : 'Braces in a page hold comments only.'
  return { code: 'braces', title, hint, offset: start }
}

/** What to write instead of a brace. */
export const braceHint = 'In prose write "\\{", or put code in backticks; a comment is {/* … */}.'

/** What to do with a line that reads like JavaScript. */
export const importHint =
  'Pages import nothing: components are known by name. Begin a line of prose with another word, or put code in backticks.'

function explainOpenTag(name: string, reason: string, text: string, offset: number): Explanation {
  const rest = text.slice(offset)
  const inside = rest.slice(0, Math.max(0, rest.indexOf(`</${name}>`)))
  const statement = /^[ \t]*(import|export)\s/m.exec(inside)
  if (statement) {
    const title = `A line begins with "${statement[1]}".`
    return {
      code: 'import-export',
      title,
      hint: importHint,
      offset: offset + statement.index + statement[0].indexOf(statement[1] ?? ''),
    }
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
