import type { CodeLine } from './marks'

/**
 * Puts marks around highlighted lines. Without any mark (and without line numbers) the HTML stays as it is: a page of code blocks
 * must not grow by an element a line.
 * @param html highlighted code, one line of HTML for each of `lines`
 * @param firstNumber of the line numbers, if the block shows them; from another number than 1 each line contains its own
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
