import { DocsError } from '../../model'

/**
 * Parses line ranges such as `2,4-6`, counted from 1.
 * @throws DocsError `highlight-range` if the syntax is wrong or a line does not exist
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
        title: `"${ranges}" is not a list of line ranges.`,
        hint: 'Write lines and ranges, counted from 1: 2,4-6',
      })
    }
    if (to > lineCount) {
      throw new DocsError({
        code: 'highlight-range',
        title: `Cannot highlight line ${to}: the block has ${lineCount === 1 ? 'one line' : `${lineCount} lines`}.`,
        hint: 'Lines are counted from 1 at the start of the block.',
      })
    }
    for (let line = from; line <= to; line++) lines.add(line)
  }
  return lines
}
