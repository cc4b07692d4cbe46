import { DocsError, defineComponent, type RenderContext } from 'docs-engine'
import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import { readMigration } from './read-migration'

/** What old code raises, and where to read on. */
interface OldError {
  /** Name and text, as the last line of a traceback says them. */
  message: string
  /** The old code that raised it. */
  code: string
  /** Id of the row that helps. */
  row: string
  /** What that row says to write now; empty when nothing takes its place. */
  now: string[]
}

const KINDS = [
  { id: 'attribute-errors', title: 'AttributeError', names: ['AttributeError'] },
  { id: 'import-errors', title: 'ImportError and ModuleNotFoundError', names: ['ImportError', 'ModuleNotFoundError'] },
  { id: 'type-errors', title: 'TypeError', names: ['TypeError'] },
  { id: 'validation-errors', title: 'ValidationError', names: ['ValidationError'] },
]
const OTHERS = { id: 'other-errors', title: 'Other errors' }

/** `<MigrationErrors />`: the messages that old code raises, captured from its runs, by kind of error; each leads to its row. */
export const migrationErrors = defineComponent({
  name: 'MigrationErrors',
  props: z.strictObject({}),
  content: 'none',
  render: ({ context }) =>
    errorsByKind(context).map(({ id, title, errors }) => (
      <Fragment key={id}>
        <h3 id={id}>{title}</h3>
        <dl className="migration-errors">
          {errors.map(({ message, code, row, now }) => (
            <div key={code}>
              <dt>
                <code>{message}</code>
              </dt>
              <dd>
                From <code>{code}</code>
              </dd>
              <dd>
                Now <a href={`#${row}`}>{now.length === 0 ? 'nothing takes its place' : now.map(asCode)}</a>
              </dd>
            </div>
          ))}
        </dl>
      </Fragment>
    )),
  markdown: ({ context }) =>
    errorsByKind(context)
      .map(({ title, errors }) => {
        const entries = errors.map(({ message, code, row, now }) => {
          const label = now.map((name) => `\`${name}\``).join(' · ') || 'nothing takes its place'
          return `\`\`\`text\n${message}\n\`\`\`\n\nFrom:\n\n\`\`\`python\n${code}\n\`\`\`\n\nNow [${label}](#${row})`
        })
        return `### ${title}\n\n${entries.join('\n\n')}`
      })
      .join('\n\n'),
})

const asCode = (name: string, i: number): ReactNode => (
  <Fragment key={name}>
    {i > 0 && ' · '}
    <code>{name}</code>
  </Fragment>
)

function errorsByKind(context: RenderContext): { id: string; title: string; errors: OldError[] }[] {
  const errors = readMigration(context).flatMap((group) =>
    group.rows.flatMap((row) => (row.errors ?? []).map((name) => readError(context, name, row.id, row.new))),
  )
  const kinds = KINDS.map(({ id, title, names }) => ({
    id,
    title,
    errors: errors.filter(({ message }) => names.some((name) => message.startsWith(`${name}:`))),
  }))
  const others = errors.filter((error) => !kinds.some((kind) => kind.errors.includes(error)))
  return [...kinds, { ...OTHERS, errors: others }].filter((kind) => kind.errors.length > 0)
}

/**
 * @throws DocsError `unknown-snippet`; `migration/not-tested` when the last run of the region is not one of the present library, or
 * printed no error
 */
function readError(context: RenderContext, name: string, row: string, now: string[]): OldError {
  const { code, output = '', tested } = context.snippet(name)
  const message = output.trim()
  if (!tested || !/^\w+:\s+\S/.test(message)) {
    throw new DocsError({
      code: 'migration/not-tested',
      title: `The row "${row}" names "${name}", which ${tested ? 'printed no error' : 'has no run with the present library'}.`,
      hint: 'Run `npm run snippets`; a region of this index prints "<kind of error>: <message>".',
      at: `content/${context.page.version}/migration.json`,
    })
  }
  return { message, code, row, now }
}
