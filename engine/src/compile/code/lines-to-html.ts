import type { CodeLine } from './marks'

/**
 * Puts marks around highlighted lines. Without any mark (and without line numbers) the HTML stays as it is: a page of code blocks
 * must not grow by an element a line.
 * @param html highlighted code, one line of HTML for each of `lines`
 * @param numbered the block shows line numbers
 */
export function linesToHtml(html: string, lines: readonly CodeLine[], numbered: boolean): string {
  const marked = numbered || lines.some((line) => line.highlighted || line.hidden || line.change)
  if (!marked) return html
  const parts = html.split('\n')
  return lines
    .map((line, index) => {
      const classes = ['line', line.highlighted && 'highlighted', line.hidden && 'hidden', line.change].filter(Boolean)
      return `<span class="${classes.join(' ')}">${parts[index] ?? ''}\n</span>`
    })
    .join('')
}
