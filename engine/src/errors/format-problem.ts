import type { DocsErrorParts } from './docs-error'

/** A problem as the terminal and the dev overlay show it: title, place, hint, code, each on a line of its own. */
export function formatProblem(problem: DocsErrorParts): string {
  const indent = (text: string) => text.replaceAll('\n', '\n  ')
  const lines = [problem.title]
  if (problem.at) lines.push(`at ${problem.at}`)
  if (problem.hint) lines.push(problem.hint)
  lines.push(`[${problem.code}]`)
  return lines.map(indent).join('\n  ')
}
