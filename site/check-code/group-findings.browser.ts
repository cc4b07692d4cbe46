import type { Certainty, Finding, Report } from './model.browser'

/** The findings of a line, or of a statement that is replaced as a whole. */
export interface Group {
  line: number
  /** `Line 12`, or `Cell 3, line 2`. */
  place: string
  /** The line of the first finding. */
  source: string
  findings: Finding[]
  replacement?: string
}

/** Names of the levels of certainty, in the order of their weight. */
export const LEVELS: Readonly<Record<Certainty, string>> = {
  certain: 'Must change',
  possible: 'Check',
  works: 'Works, not public',
}

/** Combines findings of the same line and of the same replaced statement. */
export function groupFindings({ code, findings }: Report): Group[] {
  const lines = code.split('\n')
  const groups: Group[] = []
  for (const finding of findings) {
    const last = groups.at(-1)
    const isSame =
      last && (last.line === finding.line || (finding.replacement !== undefined && last.replacement === finding.replacement))
    if (isSame) {
      last.findings.push(finding)
      last.replacement ??= finding.replacement
      continue
    }
    groups.push({
      line: finding.line,
      place: finding.cell ? `Cell ${finding.cell.number}, line ${finding.cell.line}` : `Line ${finding.line}`,
      source: (lines[finding.line - 1] ?? '').trim(),
      findings: [finding],
      ...(finding.replacement === undefined ? {} : { replacement: finding.replacement }),
    })
  }
  return groups
}

/** A summary such as `3 must change, 1 to check`. */
export function summarize(findings: readonly Finding[]): string {
  const count = (certainty: Certainty) => findings.filter((finding) => finding.certainty === certainty).length
  const [certain, possible, works] = [count('certain'), count('possible'), count('works')]
  const parts = [
    ...(certain > 0 ? [`${certain} must change`] : []),
    ...(possible > 0 ? [`${possible} to check`] : []),
    ...(works > 0 ? [`${works} ${works === 1 ? 'works but isn’t' : 'work but aren’t'} public`] : []),
  ]
  return parts.join(', ')
}
