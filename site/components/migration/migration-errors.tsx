import { DocsError, defineComponent, type RenderContext } from 'docs-engine'
import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import { readMigration } from './read-migration'

/** An error that old code raises in the current version, with the row that explains it. */
interface OldError {
  /** The last line of the traceback: type and message. */
  message: string
  /** The old code that raises it. */
  code: string
  /** ID of the row with the replacement. */
  row: string
  /** The replacement in that row, or an empty list. */
  now: string[]
}

const KINDS = [
  { id: 'attribute-errors', title: 'AttributeError', names: ['AttributeError'] },
  { id: 'import-errors', title: 'ImportError and ModuleNotFoundError', names: ['ImportError', 'ModuleNotFoundError'] },
  { id: 'type-errors', title: 'TypeError', names: ['TypeError'] },
  { id: 'validation-errors', title: 'ValidationError', names: ['ValidationError'] },
]
const OTHERS = { id: 'other-errors', title: 'Other errors' }

/** `<MigrationErrors />`: messages recorded from runs of old code, grouped by type of error, with links to the rows of `<MigrationNames />`. */
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
            <div key={code} data-error="">
              <dt>
                <code>{message}</code>
              </dt>
              <dd>
                Raised by <code>{code}</code>
              </dd>
              <dd>
                {now.length === 0 ? (
                  <>
                    Removed. See <a href={`#${row}`}>details</a>.
                  </>
                ) : (
                  <>
                    Replacement: <a href={`#${row}`}>{now.map(asCode)}</a>
                  </>
                )}
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
          const names = now.map((name) => `\`${name}\``).join(' · ')
          const replacement = names === '' ? `Removed. See [details](#${row}).` : `Replacement: [${names}](#${row})`
          return `\`\`\`text\n${message}\n\`\`\`\n\nRaised by:\n\n\`\`\`python\n${code}\n\`\`\`\n\n${replacement}`
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
 * @throws DocsError `unknown-snippet`; `migration/not-tested` if the region printed no error or hasn't been run with the current library
 */
function readError(context: RenderContext, name: string, row: string, now: string[]): OldError {
  const { code, output = '', tested } = context.snippet(name)
  const message = output.trim()
  if (!tested || !/^\w+:\s+\S/.test(message)) {
    throw new DocsError({
      code: 'migration/not-tested',
      title: `The row "${row}" refers to "${name}", which ${tested ? 'printed no error' : 'has not been run with the current library'}.`,
      hint: 'Run `npm run snippets`. The region must print "<type of error>: <message>".',
      at: `content/${context.page.version}/migration.json`,
    })
  }
  return { message, code, row, now }
}
