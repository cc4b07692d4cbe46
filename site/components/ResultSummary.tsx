import type { ReactNode } from 'react'

/** Figures of a validation result, as printed by the snippet. */
export interface ResultFigures {
  success: boolean
  /** Number of rows in the Batch. */
  rows: number
  /** Number of rows with an unexpected value. */
  unexpected: number
}

const count = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Shows the result of a validation as text and as a bar. */
export function ResultSummary({ success, rows, unexpected }: ResultFigures): ReactNode {
  const share = (100 * (rows - unexpected)) / rows
  return (
    <div className="result-summary">
      <b className={success ? 'passed' : 'failed'}>{success ? 'Passed' : 'Failed'}</b>
      <span>
        {count.format(unexpected)} unexpected values in {count.format(rows)} rows
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {/* A few failed rows among thousands would be thinner than a pixel, so the failed part has a minimum width. */}
        <rect width={unexpected > 0 ? Math.min(share, 96) : share} height="6" />
      </svg>
      <span>{percent.format(share)}%</span>
    </div>
  )
}
