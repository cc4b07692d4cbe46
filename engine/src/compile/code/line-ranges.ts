import { DocsError } from '../../model'

/**
 * Line numbers of a list like `2,4-6`, counted from 1.
 * @param lineCount number of lines of the block
 * @throws DocsError `highlight-range` when it is no such list or leaves the block
 */
export function parseLineRanges(ranges: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of ranges.split(',')) {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    const from = Number(first)
    const to = Number(last)
    if (first === undefined || from < 1 || to < from) {
      throw new DocsError({
        code: 'highlight-range',
        title: `"${ranges}" is not a list of lines.`,
        hint: 'Write single lines and ranges, counted from 1: 2,4-6',
      })
    }
    if (to > lineCount) {
      throw new DocsError({
        code: 'highlight-range',
        title: `Line ${to} is to be highlighted, but the block has ${lineCount === 1 ? 'one line' : `${lineCount} lines`}.`,
        hint: 'Lines count from 1, inside the block.',
      })
    }
    for (let line = from; line <= to; line++) lines.add(line)
  }
  return lines
}
