import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCode } from './check-code.browser'
import type { Knowledge } from './model.browser'

const FOLDER = join(import.meta.dirname, 'repairs')

/** What a check found in a script, compared with the lines that someone changed until it ran on the new release. */
export interface Measure {
  name: string
  /** Number of lines that were changed. */
  changed: number
  /** Changed lines in statements without a finding, as `line: text`. */
  missed: string[]
  /** Number of certain findings. */
  certain: number
  /** Certain findings in lines that weren't changed, as `line: name`. */
  wrong: string[]
}

/** Compares the findings in each script of `repairs/` with its repaired version. */
export function measureRepairs(knowledge: Knowledge): Measure[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.old.py'))
    .sort()
    .map((file) => {
      const read = (version: string) => readFileSync(join(FOLDER, file.replace('.old.', `.${version}.`)), 'utf8')
      return measure(file.replace('.old.py', ''), read('old'), read('new'), knowledge)
    })
}

function measure(name: string, before: string, after: string, knowledge: Knowledge): Measure {
  const result = checkCode(before, knowledge)
  const findings = 'refusal' in result ? [] : result.findings
  const lines = before.split('\n')
  const changed = changedLines(lines, after.split('\n'))
  const certain = findings.filter(({ certainty }) => certainty === 'certain')
  return {
    name,
    changed: changed.length,
    missed: changed
      .filter(
        (line) =>
          !findings.some((finding) => finding.line <= line && line <= finding.lastLine) && !isInside(lines, line, findings),
      )
      .map((line) => `${line}: ${lines[line - 1]}`),
    certain: certain.length,
    wrong: certain.filter(({ line }) => !changed.includes(line)).map(({ line, old }) => `${line}: ${old}`),
  }
}

/** Whether a line is part of a statement that begins before its first finding. */
function isInside(lines: readonly string[], line: number, findings: readonly { line: number; lastLine: number }[]): boolean {
  const next = findings.find((finding) => finding.line >= line)
  if (!next) return false
  // The beginning of the statement of the next finding: the closest line above it that isn't indented more.
  const indentOf = (text = '') => /^\s*/.exec(text)?.[0].length ?? 0
  let start = next.line
  while (start > 1 && (indentOf(lines[start - 1]) > indentOf(lines[line - 1]) || lines[start - 1]?.trim() === '')) start--
  return start === line && /[([{]$/.test(lines[line - 1] ?? '')
}

/** Numbers of the lines that are missing from the other text. Empty lines and comments don't count. */
function changedLines(before: readonly string[], after: readonly string[]): number[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i]
    if (!row) continue
    for (let j = after.length - 1; j >= 0; j--)
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const changed: number[] = []
  let j = 0
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[j] && at(i, j) === at(i + 1, j + 1) + 1) {
      j++
      continue
    }
    if (j < after.length && at(i, j) === at(i, j + 1)) {
      j++
      i--
      continue
    }
    const text = before[i]?.trim() ?? ''
    if (text !== '' && !text.startsWith('#')) changed.push(i + 1)
  }
  return changed
}
