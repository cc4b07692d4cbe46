import { groupFindings, LEVELS, summarize } from './group-findings.browser'
import type { Report } from './model.browser'

/**
 * The findings as Markdown, for an issue or a pull request.
 * @param guide address of the migration guide, with host
 */
export function writeMarkdown(report: Report, guide: string): string {
  const items = groupFindings(report).flatMap(({ place, source, findings, replacement }) => [
    `### ${place}`,
    '',
    ...(report.kind === 'traceback' ? [] : ['```python', source, '```', '']),
    ...findings.map(({ certainty, old, text, row, successors }) => {
      const link = row === undefined ? '' : ` ([migration guide](${guide}#${row}))`
      const names = successors.length > 0 ? ` New: ${successors.map((name) => `\`${name}\``).join(', ')}.` : ''
      return `- **${LEVELS[certainty]}**: \`${old}\`. ${text}${names}${link}`
    }),
    '',
    ...(replacement === undefined ? [] : ['Write instead:', '', '```python', replacement, '```', '']),
  ])
  return [`## GX 0.18 to 1.x: ${summarize(report.findings)}`, '', ...items].join('\n')
}
