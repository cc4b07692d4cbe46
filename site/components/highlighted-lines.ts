/**
 * Highlighted code in which the lines of `part` are marked. `html` is the highlighted form of `code`, line by line; `part` is a run of
 * lines of it. When `part` does not occur, nothing is marked.
 */
export function highlightedLines(html: string, code: string, part: string): string {
  const lines = code.split('\n')
  const wanted = part.split('\n')
  const first = lines.findIndex((_, i) => wanted.every((line, j) => lines[i + j]?.trim() === line.trim()))
  return html
    .split('\n')
    .map(
      (line, i) =>
        `<span class="line${first >= 0 && i >= first && i < first + wanted.length ? ' highlighted' : ''}">${line}\n</span>`,
    )
    .join('')
}
