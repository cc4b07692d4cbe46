import { checkPython } from './check-python.browser'
import { explainError } from './explain-error.browser'
import type { Finding, Knowledge, Refusal, Report } from './model.browser'
import { readInput } from './read-input.browser'

/**
 * Checks a script, a notebook, or a traceback that was written for the old release. Only reads its arguments.
 * @returns what was found, or why the text can't be checked
 */
export function checkCode(text: string, knowledge: Knowledge): Report | { refusal: Refusal } {
  const input = readInput(text)
  if ('refusal' in input) return input
  if (input.kind === 'traceback') return { kind: 'traceback', code: input.code, findings: explainError(input, knowledge) }
  const { findings, syntaxError, draft } = checkPython(input.code, knowledge)
  const positionOf = positions(input.code)
  const cells = input.kind === 'notebook' ? input.cells : []
  const place = (finding: Finding): Finding => {
    const position = positionOf(finding.from)
    const cell = cells.findLast(({ line }) => line <= position.line)
    return { ...finding, ...position, ...(cell ? { cell: { number: cell.number, line: position.line - cell.line + 1 } } : {}) }
  }
  return {
    kind: input.kind,
    code: input.code,
    findings: findings.map(place),
    ...(syntaxError === undefined ? {} : { syntaxError: positionOf(syntaxError) }),
    ...(draft === undefined ? {} : { draft }),
  }
}

/** Returns a function that finds the line and column of an offset. */
function positions(code: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
