import { codeFrame } from './code-frame'
import type { DocsErrorParts } from './docs-error'

/**
 * A problem as the terminal shows it: title, place, source, hint, and code, each on separate lines.
 * @param read the text of a file that a place names; without it no source is shown
 */
export function formatProblem(problem: DocsErrorParts, read: (file: string) => string | undefined = () => undefined): string {
  const indent = (text: string) => text.replaceAll('\n', '\n  ')
  const lines = [problem.title]
  const frame = codeFrame(problem.at, read)
  if (problem.at) lines.push(`at ${problem.at}`)
  if (frame !== undefined) lines.push(frame)
  if (problem.hint) lines.push(problem.hint)
  lines.push(`[${problem.code}]`)
  return lines.map(indent).join('\n  ')
}
