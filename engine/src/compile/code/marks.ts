import { DocsError, nearest } from '../../model'
import { commentText } from './comment-text'

/** A line of code with its marks. */
export interface CodeLine {
  text: string
  highlighted: boolean
  /** Not shown, but copied. */
  hidden: boolean
  change?: 'added' | 'removed'
}

const MARKS = [
  'highlight-next-line',
  'highlight-start',
  'highlight-end',
  'hide-next-line',
  'hide-start',
  'hide-end',
  'diff-add',
  'diff-remove',
] as const
type Mark = (typeof MARKS)[number]

const isMark = (word: string): word is Mark => MARKS.some((mark) => mark === word)

/**
 * Splits code into lines and removes the mark comments (`# highlight-next-line`, each on its own line).
 * @param highlighted line numbers to highlight, from 1; if they are set, mark comments are kept as code
 * @throws DocsError `code-mark` for a misspelled mark, a start without an end or the reverse, or a mark after the last line;
 *   `at` is the number of the line in the block, from 1
 */
export function parseMarks(code: string, language: string, highlighted?: ReadonlySet<number>): CodeLine[] {
  const source = code.split('\n')
  if (highlighted) return source.map((text, index) => ({ text, highlighted: highlighted.has(index + 1), hidden: false }))

  const lines: CodeLine[] = []
  const open = new Map<'highlight' | 'hide', number>()
  let next: { highlighted?: true; hidden?: true; change?: 'added' | 'removed' } = {}
  for (const [index, text] of source.entries()) {
    const word = MAY_BE_MARK.test(text) ? commentText(text, language) : undefined
    if (word === undefined || !/^(?:highlight|hide|diff)-[a-z-]+$/.test(word)) {
      lines.push({ text, highlighted: open.has('highlight'), hidden: open.has('hide'), ...next })
      next = {}
      continue
    }
    if (!isMark(word)) {
      const close = nearest(word, MARKS, 1)[0]
      throw markError(
        `Unknown mark "${word}".`,
        close ? `Did you mean "${close}"?` : `The marks are: ${MARKS.join(', ')}.`,
        index,
      )
    }
    if (word === 'highlight-next-line') next.highlighted = true
    else if (word === 'hide-next-line') next.hidden = true
    else if (word === 'diff-add') next.change = 'added'
    else if (word === 'diff-remove') next.change = 'removed'
    else {
      const kind = word.startsWith('hide') ? 'hide' : 'highlight'
      if (word.endsWith('start') === open.has(kind)) {
        throw markError(
          `"${word}" has no ${open.has(kind) ? `"${kind}-end" before it` : `"${kind}-start"`}.`,
          'Each start needs an end.',
          index,
        )
      }
      if (word.endsWith('start')) open.set(kind, index)
      else open.delete(kind)
    }
  }
  for (const [kind, index] of open)
    throw markError(`"${kind}-start" is never closed.`, `Add a comment "${kind}-end" below it.`, index)
  if (Object.keys(next).length > 0)
    throw markError('A mark follows the last line.', 'A mark refers to the line below it.', source.length - 1)
  return lines
}

/** A quick check, because most lines contain no mark. */
const MAY_BE_MARK = /highlight-|hide-|diff-/

function markError(title: string, hint: string, index: number): DocsError {
  return new DocsError({ code: 'code-mark', title, hint, at: String(index + 1) })
}
