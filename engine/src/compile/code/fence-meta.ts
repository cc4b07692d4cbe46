import { DocsError, didYouMean } from '../../model'

/** The options after the language of a fence. */
export interface FenceMeta {
  title?: string
  /** Lines to highlight, as in the braces: `2,4-6`. */
  ranges?: string
  /** The first line number, if line numbers are shown. */
  lineNumbersFrom?: number
}

const PART = /\s*(?:title=(?:"([^"]*)"|'([^']*)')|\{([^}]*)\}|(showLineNumbers)(?:=(\d+))?)(?=\s|$|\{)/y

/**
 * Parses the options after the language of a fence: `title="connect.py" {2,4-6} showLineNumbers=10`.
 * @throws DocsError `fence-meta` for anything else
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const found: FenceMeta = {}
  PART.lastIndex = 0
  let end = 0
  while (meta.slice(end).trim() !== '') {
    const match = PART.exec(meta)
    if (!match) {
      const word = meta.slice(end).trim().split(/\s/, 1)[0] ?? ''
      throw new DocsError({
        code: 'fence-meta',
        title: `"${word}" is not a valid option of a code block.`,
        hint: `${didYouMean(word.split('=')[0] ?? '', ['title="…"', '{2,4-6}', 'showLineNumbers'])} Options follow the language on the line of the opening fence.`,
      })
    }
    const [, double, single, ranges, numbers, from] = match
    if (numbers) found.lineNumbersFrom = from === undefined ? 1 : Number(from)
    else if (ranges !== undefined) found.ranges = ranges
    else found.title = double ?? single ?? ''
    end = PART.lastIndex
  }
  return found
}
