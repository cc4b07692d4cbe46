import type { ReactNode } from 'react'

/** What a check found, as its script printed it. */
export interface VerdictFigures {
  success: boolean
  /** Rows looked at. */
  rows: number
  /** Rows that break the rule. */
  unexpected: number
}

const count = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The result of the check above it, in words and as a bar. */
export function Verdict({ success, rows, unexpected }: VerdictFigures): ReactNode {
  const share = (100 * (rows - unexpected)) / rows
  return (
    <div className="verdict">
      <b className={success ? 'passed' : 'failed'}>{success ? 'Passed' : 'Failed'}</b>
      <span>
        {count.format(unexpected)} of {count.format(rows)} rows unexpected
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {/* A few rows among thousands would be thinner than a pixel. The part that failed is always visible. */}
        <rect width={unexpected > 0 ? Math.min(share, 96) : share} height="6" />
      </svg>
      <span>{percent.format(share)} %</span>
    </div>
  )
}
