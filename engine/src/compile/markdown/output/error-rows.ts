import type GithubSlugger from 'github-slugger'
import { slug } from 'github-slugger'
import { type HtmlElement, type HtmlNode, isElement, normalizeSpace, textOf } from './html-tree'

/** Attribute of an entry about an error message: the first element in it is the message, the others are cause and solution. */
export const ERROR_ATTRIBUTE = 'data-error'

/** Most characters of an id, unless its first word is longer. Messages that begin alike have longer ids. */
const MAX_ID = { usual: 44, long: 100 }
/** The class of an exception before its message, with or without module. */
const CLASS = /^(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Warning): (?=\S+ \S)/

/** Marks the rows of a table about error messages. The first row of a table is its head. */
export function markErrorRows(table: HtmlElement): HtmlElement[] {
  const rows = [...rowsOf(table)].slice(1)
  for (const row of rows) row.attribs = { ...row.attribs, [ERROR_ATTRIBUTE]: '' }
  return rows
}

/** Gives entries ids from the first words of their messages: `error-no-module-named-psycopg`. */
export function setErrorIds(entries: readonly HtmlElement[], ids: Set<string>, slugger: GithubSlugger): void {
  const short = entries.map((entry) => errorId(entry, MAX_ID.usual))
  entries.forEach((entry, i) => {
    const id = short[i] ?? ''
    const own = slugger.slug(short.filter((other) => other === id).length > 1 ? errorId(entry, MAX_ID.long) : id)
    entry.attribs = { id: own, ...entry.attribs }
    ids.add(entry.attribs.id ?? own)
  })
}

function errorId(entry: HtmlElement, length: number): string {
  const message = entry.children.find(isElement)
  const text = normalizeSpace(message ? textOf(message) : '').replace(CLASS, '')
  let id = 'error'
  for (const word of slug(text.normalize('NFC')).split('-').filter(Boolean)) {
    if (id !== 'error' && id.length + word.length >= length) break
    id += `-${word}`
  }
  return id
}

/** The text of the first cell in the head of a table. */
export function firstHead(table: HtmlElement): string {
  const [row] = rowsOf(table)
  const cell = row?.children.find(isElement)
  return cell ? normalizeSpace(textOf(cell)) : ''
}

function* rowsOf({ children }: { children: readonly HtmlNode[] }): Generator<HtmlElement> {
  for (const node of children) {
    if (isElement(node) && node.name === 'tr') yield node
    else if (node.type !== 'text' && node.type !== 'leaf') yield* rowsOf(node)
  }
}
