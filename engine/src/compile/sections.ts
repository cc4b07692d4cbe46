import { Parser } from 'htmlparser2'
import type { PageSection } from '../model'

/** The first level is the title of the page. */
const HEADING = /^h[2-6]$/
/** Elements within words and sentences. All others end a line, except table cells, which end a word. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
const CELL = /^t[dh]$/

/** A section whose text is still being read. */
interface OpenSection {
  id: string
  headings: string[]
  text: string
  code: string[]
}

/**
 * Splits the text of a page at its headings. Leaves out tooltips, the bars of code blocks and elements with the attribute `data-no-search`,
 * which are part of the interface.
 * @param html HTML of a compiled article, or of the content of a component page
 */
export function pageSections(html: string): PageSection[] {
  const sections: OpenSection[] = [{ id: '', headings: [], text: '', code: [] }]
  /** Texts of the open headings by level. */
  const path: string[] = []
  let heading: { level: number; id: string; text: string } | undefined
  let preDepth = 0
  /** Depth in an element that is left out. */
  let skippedDepth = 0
  const current = () => sections[sections.length - 1] as OpenSection
  const parser = new Parser({
    onopentag(name, { id = '', class: classes, role, 'data-no-search': noSearch }) {
      if (skippedDepth > 0 || classes === 'code-bar' || role === 'tooltip' || noSearch !== undefined) skippedDepth++
      else if (HEADING.test(name)) heading = { level: Number(name[1]), id, text: '' }
      else if (name === 'pre' && preDepth++ === 0) current().code.push('')
    },
    ontext(text) {
      if (skippedDepth > 0) return
      if (heading) heading.text += text
      else if (preDepth > 0) {
        const { code } = current()
        code[code.length - 1] += text
      } else current().text += text.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (skippedDepth > 0) skippedDepth--
      else if (name === 'pre') preDepth--
      else if (heading && HEADING.test(name)) {
        path.length = heading.level - 1
        path[heading.level - 1] = collapse(heading.text)
        sections.push({ id: heading.id, headings: path.filter((text) => text !== undefined), text: '', code: [] })
        heading = undefined
      } else if (preDepth === 0 && !heading && !INLINE.test(name)) current().text += CELL.test(name) ? ' ' : '\n'
    },
  })
  parser.end(html)
  return sections
    .map((section) => ({ ...section, text: section.text.split('\n').map(collapse).filter(Boolean).join('\n') }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code.length > 0)
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
