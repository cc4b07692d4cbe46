import type { PageSection } from '../model'
import { ERROR_ATTRIBUTE } from './markdown/output/error-rows'
import { elementsIn, elementsNamed, type HtmlElement, type HtmlNode, textOf } from './markdown/output/html-tree'

/** The first level is the title of the page. */
const HEADING = /^h[2-6]$/
/** Elements within words and sentences. All others end a line, except table cells, which end a word. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
const CELL = /^t[dh]$/

/** A section whose text is still being read. */
interface OpenSection {
  id: string
  headings: string[]
  isError?: true
  text: string
  code: string[]
}

/**
 * Splits the text of a page at its headings. Entries about errors are sections, too. Leaves out tooltips, the bars of code blocks and elements with the attribute `data-no-search`,
 * which are part of the interface.
 * @param tree nodes of a compiled article, or of the content of a component page
 */
export function pageSections(tree: readonly HtmlNode[]): PageSection[] {
  const before: OpenSection = { id: '', headings: [], text: '', code: [] }
  const sections = [before]
  /** Texts of the open headings by level. */
  const path: string[] = []
  let current = before
  /** Texts in the head of the open table. */
  let columns: string[] = []

  const readHeading = ({ name, attribs, children }: HtmlElement) => {
    const level = Number(name[1])
    path.length = level - 1
    path[level - 1] = collapse(shownText(children))
    current = { id: attribs.id ?? '', headings: path.filter((text) => text !== undefined), text: '', code: [] }
    sections.push(current)
  }

  const readError = (entry: HtmlElement) => {
    const [message, ...answers] = elementsIn(entry)
    const labels = entry.name === 'tr' ? columns : []
    const text = answers.map(({ children }, i) => [labels[i + 1] ?? [], collapse(shownText(children))].flat().join(': '))
    const headings = [...path, collapse(message ? shownText(message.children) : '')].filter((text) => text !== undefined)
    sections.push({ id: entry.attribs.id ?? '', headings, isError: true, text: text.join('\n'), code: [] })
  }

  const read = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'text') current.text += node.data.replaceAll(/\s+/g, ' ')
      else if (node.type !== 'element') read(node.children)
      else if (!isLeftOut(node)) {
        if (node.name === 'table') columns = elementsNamed('th', node.children).map((cell) => collapse(shownText(cell.children)))
        if (HEADING.test(node.name)) readHeading(node)
        else if (node.attribs[ERROR_ATTRIBUTE] !== undefined) readError(node)
        else if (node.name === 'pre') current.code.push(shownText(node.children))
        else read(node.children)
        if (!HEADING.test(node.name) && !INLINE.test(node.name)) current.text += CELL.test(node.name) ? ' ' : '\n'
      }
    }
  }

  read(tree)
  return sections
    .map((section) => ({ ...section, text: section.text.split('\n').map(collapse).filter(Boolean).join('\n') }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code.length > 0)
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const isLeftOut = ({ attribs }: HtmlElement) =>
  attribs.class === 'code-bar' || attribs.role === 'tooltip' || attribs['data-no-search'] !== undefined

/** The text of nodes in a heading, a cell, or a code block. */
function shownText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'leaf') return textOf(node)
      return node.type === 'element' && isLeftOut(node) ? '' : shownText(node.children)
    })
    .join('')
}
