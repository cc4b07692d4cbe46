import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { DocsError } from '../../../model'
import { syntaxError } from './syntax-error'

const FEATURES = { gfm: true, directive: true, headingAttributes: true, frontmatter: false, math: false }

/** After so many syntax errors a text is of another format. */
const MOST_FAULTS = 20

/** A parsed text with its syntax errors. */
export interface ParsedText {
  /** Absent after an error that leaves nothing to be parsed. */
  root?: Root
  /** The text that the tree was made from: with errors, what was wrong is blank in it; lines and columns are the same. */
  text: string
  faults: DocsError[]
  /** Tags were blanked, so what was in them stands elsewhere now. */
  isTorn: boolean
}

/**
 * Parses the text of a page into a tree with positions. Nothing in it is evaluated. The parser stops at the first syntax error; the
 * rest is parsed without what was wrong, so that all errors of a page come together.
 * @param place for the position in errors: the file, and the lines before the text
 */
export function parseMarkdown(text: string, place: { file: string; linesBefore: number }): ParsedText {
  const parsed: ParsedText = { text, faults: [], isTorn: false }
  for (let i = 0; i < MOST_FAULTS; i++) {
    try {
      const tree = mdxToMdast(parsed.text, { features: FEATURES })
      if (tree.type !== 'root') throw new Error(`a page is parsed into a root, not "${tree.type}"`)
      return { ...parsed, root: tree }
    } catch (cause) {
      const { error, blank, tears } = syntaxError(cause, parsed.text, place)
      // The closing tag of one that was blanked is wrong, too.
      if (!parsed.isTorn || error.code !== 'closing-tag') parsed.faults.push(error)
      if (!blank) break
      parsed.isTorn ||= tears
      parsed.text = blankOut(parsed.text, blank.start, blank.end)
    }
  }
  return parsed
}

function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}
