import { defineComponent } from 'docs-engine'
import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import { BreakableCode } from '../BreakableCode'
import { type MigrationRow, readMigration } from './read-migration'

const CHANGES = { renamed: 'Renamed', moved: 'Moved', replaced: 'Replaced', gone: 'Removed' }
const COLUMNS = { old: 'Old', new: 'In 1.8.1' }

/** `<MigrationNames />`: for each group of `migration.json`, a heading and a table of old and new names, whose rows have IDs. */
export const migrationNames = defineComponent({
  name: 'MigrationNames',
  props: z.strictObject({}),
  content: 'none',
  render: ({ context }) =>
    readMigration(context).map((group) => (
      <Fragment key={group.id}>
        <h3 id={group.id}>{group.title}</h3>
        <section className="table-scroll">
          <table className="migration-names">
            <thead>
              <tr>
                <th scope="col">{COLUMNS.old}</th>
                <th scope="col">{COLUMNS.new}</th>
              </tr>
            </thead>
            <tbody>
              {group.rows.map((row) => (
                <tr key={row.id} id={row.id}>
                  <td data-column={COLUMNS.old}>{listed(row.old)}</td>
                  <td data-column={COLUMNS.new}>
                    {listed(row.new)}
                    <p>
                      <b>{CHANGES[row.change]}.</b> {row.note !== undefined && <>{withCode(row.note)} </>}
                      {row.page !== undefined && (
                        <a href={context.link(`site:${row.page}`)}>
                          More<span className="visually-hidden"> about {row.new[0] ?? row.old[0]}</span>
                        </a>
                      )}
                    </p>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Fragment>
    )),
  markdown: ({ context }) =>
    readMigration(context)
      .map((group) => {
        const rows = group.rows.map((row) => {
          const more = row.page === undefined ? [] : [`[More](${context.link(`site:${row.page}`)})`]
          const about = [`${CHANGES[row.change]}.`, row.note ?? [], more].flat().join(' ')
          const now = [...row.new.map(codeOf), about.replaceAll('|', '\\|')].join('<br />')
          return `| ${row.old.map(codeOf).join('<br />')} | ${now} |`
        })
        return `### ${group.title}\n\n| ${COLUMNS.old} | ${COLUMNS.new} |\n| --- | --- |\n${rows.join('\n')}`
      })
      .join('\n\n'),
})

const listed = (codes: MigrationRow['old']): ReactNode =>
  codes.map((code) => (
    <div key={code}>
      <BreakableCode>{code}</BreakableCode>
    </div>
  ))

const codeOf = (code: string): string => `\`${code.replaceAll('|', '\\|')}\``

/** Renders the parts of a text in backticks as code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return i % 2 === 1 ? <BreakableCode key={i}>{part}</BreakableCode> : part
  })
}
