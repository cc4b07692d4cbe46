import { defineComponent, Island, type RenderContext } from 'docs-engine'
import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import compatibilityFilter from '../../islands/compatibility-filter.island'
import { proofText } from './proof-text'
import { type CompatibilityRow, KINDS, readRows, type Support } from './read-rows'

const SUPPORT: Record<Support, string> = { supported: 'Supported', works: 'Not guaranteed', no: 'Not supported' }

/**
 * `<CompatibilityTable />`: a table of the systems, services and packages that GX supports. Readers can filter it if scripts are enabled.
 */
export const compatibilityTable = defineComponent({
  name: 'CompatibilityTable',
  props: z.strictObject({}),
  content: 'none',
  render({ context }) {
    const rows = readRows(context)
    const kinds = Object.entries(KINDS).filter(([kind]) => rows.some((row) => row.kind === kind))
    return (
      <Island
        of={compatibilityFilter}
        props={{ kinds: kinds.map(([value, label]) => ({ value, label })), total: rows.length }}
        slots={{ table: <Table rows={rows} kinds={kinds} context={context} /> }}
      />
    )
  },
  markdown({ context }) {
    const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|')
    const lines = readRows(context).map((row) => {
      const name = row.to === undefined ? row.name : `[${row.name}](${context.link(row.to)})`
      const install = row.extra === undefined ? '' : `\`great_expectations[${row.extra}]\``
      const more = [row.versions && sentence(row.versions), row.note, proofText(row, context)].filter(Boolean).join(' ')
      return `| ${[KINDS[row.kind], cell(name), SUPPORT[row.core], SUPPORT[row.cloud], install, cell(more)].join(' | ')} |`
    })
    return ['| Category | Name | GX Core | GX Cloud | Extra | Versions and notes |', `|${' --- |'.repeat(6)}`, ...lines].join(
      '\n',
    )
  },
})

interface TableProps {
  rows: readonly CompatibilityRow[]
  kinds: readonly [kind: string, label: string][]
  context: RenderContext
}

function Table({ rows, kinds, context }: TableProps): ReactNode {
  return (
    <section className="table-scroll">
      <table className="filtered-table compatibility">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">GX Core</th>
            <th scope="col">GX Cloud</th>
            <th scope="col">Versions and notes</th>
          </tr>
        </thead>
        {kinds.map(([kind, label]) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {label}
              </th>
            </tr>
            {rows
              .filter((row) => row.kind === kind)
              .map((row) => (
                <Row key={row.name} row={row} context={context} />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** The filter reads the data attributes. */
function Row({ row, context }: { row: CompatibilityRow; context: RenderContext }): ReactNode {
  const proof = proofText(row, context)
  return (
    <tr data-kind={row.kind} data-core={row.core} data-cloud={row.cloud}>
      <th scope="row">{row.to === undefined ? withCode(row.name) : <a href={context.link(row.to)}>{withCode(row.name)}</a>}</th>
      <td data-product="Core">
        <SupportMark support={row.core} />
      </td>
      <td data-product="Cloud">
        <SupportMark support={row.cloud} />
      </td>
      <td>
        {row.extra !== undefined && (
          <p>
            Install <code>great_expectations[{row.extra}]</code>
          </p>
        )}
        {row.versions !== undefined && <p>{withCode(sentence(row.versions))}</p>}
        {row.note !== undefined && <p>{withCode(row.note)}</p>}
        {proof !== undefined && <p className="proof">{proof}</p>}
      </td>
    </tr>
  )
}

function SupportMark({ support }: { support: Support }): ReactNode {
  return <span className={`support support-${support}`}>{SUPPORT[support]}</span>
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Renders the parts of a text in backticks as code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>))
}
