/**
 * Marks the lines of `part` in highlighted code. `html` is the highlighted form of `code`, and `part` consists of consecutive lines of
 * `code`, with any indentation. If `code` doesn't contain `part`, no lines are marked.
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
