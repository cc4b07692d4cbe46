import { codeFrame } from './code-frame'
import type { DocsErrorParts } from './docs-error'

/**
 * Formats a problem for the terminal: title, position, source, hint, and code.
 * @param read returns the text of a file, for the source
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
