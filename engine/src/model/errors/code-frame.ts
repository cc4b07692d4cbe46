/** Maximum number of display columns of a source line. */
const WIDTH = 100
/** Number of UTF-16 code units on each side of the column that are segmented, enough for WIDTH columns of any script. */
const NEAR = 4 * WIDTH
const TAB = '    '
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u
const INVISIBLE = /^[\p{Cc}\p{Cf}]+$/u
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Formats the source at a position: the line with its number, the previous line unless it is blank, and a caret below the column. Returns `undefined`
 * if the position has no line or the line doesn't exist.
 * @param at `file:line:column`, `file:line` (without caret) or `file`; columns are UTF-16 code units, counted from 1
 * @param read returns the text of a file
 */
export function codeFrame(at: string | undefined, read: (file: string) => string | undefined): string | undefined {
  const [, file, lineText = '', columnText] = /^(.+?):(\d+)(?::(\d+))?$/.exec(at ?? '') ?? []
  const text = file === undefined ? undefined : read(file)
  const number = Number(lineText)
  const line = text === undefined ? undefined : lineOf(text, number)
  if (text === undefined || line === undefined) return undefined

  const gutter = ' '.repeat(lineText.length)
  const before = lineOf(text, number - 1)
  const shown = cut(line, columnText === undefined ? 0 : Math.max(0, Number(columnText) - 1))
  return [
    ...(before === undefined || before.trim() === ''
      ? []
      : [`  ${String(number - 1).padStart(lineText.length)} | ${cut(before, 0).text}`]),
    `> ${lineText} | ${shown.text}`,
    ...(columnText === undefined ? [] : [`  ${gutter} | ${' '.repeat(shown.caret)}^`]),
  ]
    .map((shownLine) => shownLine.trimEnd())
    .join('\n')
}

function lineOf(text: string, number: number): string | undefined {
  if (number < 1) return undefined
  let start = 0
  for (let i = 1; i < number; i++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return undefined
    start = end + 1
  }
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '')
}

/** The part of a line around an offset that fits into WIDTH columns, and the display column of the offset. */
function cut(line: string, offset: number): { text: string; caret: number } {
  const start = Math.max(0, offset - NEAR)
  const cells = [...segmenter.segment(line.slice(start, offset + NEAR))].map(({ segment, index }) => ({
    ...show(segment),
    end: start + index + segment.length,
  }))
  const found = cells.findIndex(({ end }) => end > offset)
  const target = found < 0 ? cells.length : found
  let [first, last] = [target, target]
  let width = 0
  const fits = (index: number, limit: number) => width + (cells[index]?.width ?? limit) <= limit
  while (first > 0 && fits(first - 1, WIDTH / 2)) width += cells[--first]?.width ?? 0
  while (last < cells.length && fits(last, WIDTH)) width += cells[last++]?.width ?? 0
  while (first > 0 && fits(first - 1, WIDTH)) width += cells[--first]?.width ?? 0
  const left = first > 0 || start > 0 ? '…' : ''
  const right = last < cells.length || offset + NEAR < line.length ? '…' : ''
  const caret = cells.slice(first, target).reduce((sum, cell) => sum + cell.width, left.length)
  const text = cells.slice(first, last).map((cell) => cell.text)
  return { text: left + text.join('') + right, caret }
}

/** The printed form of a character. Invisible and control characters are replaced. */
function show(character: string): { text: string; width: number } {
  if (character === '\t') return { text: TAB, width: TAB.length }
  if (INVISIBLE.test(character)) return { text: '\uFFFD', width: 1 }
  return { text: character, width: WIDE.test(character) ? 2 : 1 }
}
