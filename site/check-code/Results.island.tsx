import { siteAddress } from 'docs-engine/browser'
import { type ReactNode, useEffect, useState } from 'react'
import { type Group, groupFindings, LEVELS, summarize } from './group-findings.browser'
import type { Finding, Refusal, Report } from './model.browser'
import type { CheckState } from './use-check.island'
import { writeMarkdown } from './write-markdown.browser'

/** Why a text can't be checked, and what to do. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  empty: '',
  large: 'The text has more than 2 million characters. Check one file at a time.',
  language: 'This doesn’t look like Python. Paste a Python script, a notebook, or a traceback.',
  notebook:
    'This notebook can’t be read, because its JSON is incomplete or has no cells. Open the .ipynb file instead of pasting a part of it.',
  'no-code': 'This notebook contains no Python cells.',
  yaml: 'This is YAML. Only Python is checked: 1.x has no YAML configuration for Data Sources and Checkpoints. Create them in Python, as the migration guide describes.',
}

interface ResultsProps {
  state: CheckState
  guide: string
  onShowLine: (line: number) => void
}

/** What the check has found. Screen readers announce the summary. */
export function Results({ state, guide, onShowLine }: ResultsProps): ReactNode {
  const report = state.state === 'done' ? state.report : state.state === 'checking' ? state.last : undefined
  const hasFindings = report !== undefined && report.findings.length > 0
  return (
    <section className="checker-results" aria-label="Findings" aria-busy={state.state === 'checking'}>
      <div className="checker-summary">
        <p className="checker-status" role="status">
          {statusOf(state)}
        </p>
        {hasFindings && (
          <CopyButton label="Copy findings as Markdown" text={() => writeMarkdown(report, new URL(guide, location.href).href)} />
        )}
      </div>
      {hasFindings && <ReportView report={report} guide={guide} onShowLine={onShowLine} />}
    </section>
  )
}

function statusOf(state: CheckState): string {
  switch (state.state) {
    case 'idle':
      return ''
    case 'checking':
      return state.last ? statusOfReport(state.last) : 'Checking…'
    case 'refused':
      return REFUSALS[state.refusal]
    case 'failed':
      return 'The check didn’t finish. Reload the page, or check a smaller part of the code.'
    case 'done':
      return statusOfReport(state.report)
  }
}

function statusOfReport({ findings, kind, syntaxError, code }: Report): string {
  const error = syntaxError ? ` Line ${syntaxError.line} isn’t valid Python, so findings after it may be missing.` : ''
  if (findings.length > 0) return `${summarize(findings)}.${error}`
  if (kind === 'traceback') return 'This error isn’t in the migration guide. Paste the code that raises it.'
  const uses = /great_expectations|\bgx\b/.test(code)
  return `${uses ? 'Nothing in this code has to change for 1.x.' : 'This code doesn’t import Great Expectations, and nothing in it is known to have changed.'}${error}`
}

function ReportView({
  report,
  guide,
  onShowLine,
}: {
  report: Report
  guide: string
  onShowLine: (line: number) => void
}): ReactNode {
  return (
    <>
      {report.draft !== undefined && (
        <details className="checker-draft">
          <summary>Draft for 1.x</summary>
          <p>Every finding has a replacement. Read the draft before you run it.</p>
          <Code label="Draft for 1.x" code={report.draft} />
        </details>
      )}
      <ol className="checker-list">
        {groupFindings(report).map((group) => (
          <GroupView key={`${group.line} ${group.findings[0]?.from}`} group={group} guide={guide} onShowLine={onShowLine} />
        ))}
      </ol>
    </>
  )
}

function GroupView({ group, guide, onShowLine }: { group: Group; guide: string; onShowLine: (line: number) => void }): ReactNode {
  return (
    <li className="checker-group">
      <div className="checker-line">
        <button type="button" onClick={() => onShowLine(group.line)}>
          {group.place}
        </button>
        <code>{group.source}</code>
      </div>
      {group.findings.map((finding) => (
        <FindingView
          key={`${finding.from} ${finding.to}`}
          finding={finding}
          guide={guide}
          hasCode={group.replacement !== undefined}
        />
      ))}
      {group.replacement !== undefined && (
        <>
          <p className="checker-instead">Write instead:</p>
          <Code label={`Replacement for ${group.place.toLowerCase()}`} code={group.replacement} />
        </>
      )}
    </li>
  )
}

function FindingView({ finding, guide, hasCode }: { finding: Finding; guide: string; hasCode: boolean }): ReactNode {
  const { certainty, old, text, successors, row, step, page } = finding
  const reference = page === undefined ? undefined : siteAddress(page)
  return (
    <div className="checker-finding">
      <p>
        <span className={`checker-level checker-${certainty}`}>{LEVELS[certainty]}</span> <code>{old}</code>
      </p>
      <p>
        {withCode(text)}
        {successors.length > 0 && !hasCode && (
          <>
            {' '}
            New:{' '}
            {successors.map((name, i) => (
              <span key={name}>
                {i > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
            .
          </>
        )}
      </p>
      {row !== undefined && (
        <ul className="checker-links">
          {step !== undefined && (
            <li>
              <a href={`${guide}#${step}`}>Migration step</a>
            </li>
          )}
          <li>
            <a href={`${guide}#${row}`}>Old and new names</a>
          </li>
          {reference !== undefined && (
            <li>
              <a href={reference}>1.x guide</a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function Code({ label, code }: { label: string; code: string }): ReactNode {
  return (
    <div className="checker-code">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls */}
      <pre role="group" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton label="Copy" text={() => code} />
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: () => string }): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(setState, 2000, 'ready')
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <button type="button" className="button button-small checker-copy" onClick={() => void copy()}>
      <span aria-live="polite">{state === 'copied' ? 'Copied' : state === 'failed' ? 'Copying was blocked' : label}</span>
    </button>
  )
}

/** Renders the parts of a text in backticks as code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return i % 2 === 1 ? <code key={i}>{part}</code> : part
  })
}
