import type { Root } from 'mdast'
import type { DocsError } from '../../../model'
import { parseTree } from './parse-tree'
import { syntaxError } from './syntax-error'

/** Maximum number of syntax errors. A text with more errors is probably in another format. */
const MAX_ERRORS = 20

/** A parsed text with its syntax errors. */
export interface ParsedText {
  /** Absent if the text cannot be parsed at all. */
  root?: Root
  /** The parsed text, in which syntax errors are blanked out. Lines and columns are unchanged. */
  text: string
  errors: DocsError[]
  /** Whether tags were blanked out, so that their content has another parent. */
  hasRemovedTags: boolean
}

/**
 * Parses the text of a page into a tree with positions, without evaluating anything. The parser stops at the first syntax error; this
 * function blanks out the error and parses the text again, to report all errors of a page together.
 * @param place the file, and the number of lines before the text, for the positions of errors
 */
export function parseMarkdown(text: string, place: { file: string; linesBefore: number }): ParsedText {
  const parsed: ParsedText = { text, errors: [], hasRemovedTags: false }
  for (let i = 0; i < MAX_ERRORS; i++) {
    try {
      return { ...parsed, root: parseTree(parsed.text) }
    } catch (cause) {
      const { error, blank, removesTag, closesTemplate } = syntaxError(cause, parsed.text, place)
      // A removed opening tag leaves its closing tag behind. The opening tag of a template is reported.
      const isConsequence = (parsed.hasRemovedTags && error.code === 'closing-tag') || closesTemplate
      if (!isConsequence || parsed.errors.length === 0) parsed.errors.push(error)
      if (!blank) break
      parsed.hasRemovedTags ||= removesTag
      parsed.text = blankOut(parsed.text, blank.start, blank.end)
    }
  }
  return parsed
}

function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}
