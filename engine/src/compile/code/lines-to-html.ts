import type { CodeLine } from './marks'

/**
 * Wraps each line in an element if any line has a mark or the block has line numbers. Otherwise returns the HTML unchanged, to keep pages small.
 * @param html highlighted code, with one line for each of `lines`
 * @param firstNumber the first line number, if the block shows line numbers; unless it is 1, each line contains its number
 */
export function linesToHtml(html: string, lines: readonly CodeLine[], firstNumber: number | undefined): string {
  const marked = firstNumber !== undefined || lines.some((line) => line.highlighted || line.hidden || line.change)
  if (!marked) return html
  const parts = html.split('\n')
  let number = firstNumber === 1 ? undefined : firstNumber
  return lines
    .map((line, index) => {
      const classes = ['line', line.highlighted && 'highlighted', line.hidden && 'hidden', line.change].filter(Boolean)
      const numbered = number === undefined || line.hidden ? '' : ` data-number="${number++}"`
      return `<span class="${classes.join(' ')}"${numbered}>${parts[index] ?? ''}\n</span>`
    })
    .join('')
}
