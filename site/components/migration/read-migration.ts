import { DocsError, type RenderContext } from 'docs-engine'
import { z } from 'zod'

const FILE = 'migration.json'

const Code = z.string().min(1)

const RowSchema = z
  .strictObject({
    /** Id of the row on the page; links of error messages lead to it. */
    id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab case, such as "add-suite".'),
    change: z.enum(['renamed', 'moved', 'replaced', 'gone']),
    /** What old code says. */
    old: z.array(Code).min(1),
    /** What to write now; empty when nothing takes its place. */
    new: z.array(Code),
    /** A sentence or two; words in backticks are code. */
    note: z.string().min(1).optional(),
    /** Address of the page of the current version that says more. */
    page: z.string().startsWith('/').optional(),
    /** Regions of snippets that run old code and print what it raises. */
    errors: z.array(z.string().min(1)).min(1).optional(),
  })
  .refine((row) => row.change === 'gone' || row.new.length > 0, {
    path: ['new'],
    message: 'Only what is gone has no new name: expected at least one, or "change": "gone".',
  })

const MigrationSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Expected an id in kebab case.'),
        title: z.string().min(1),
        rows: z.array(RowSchema).min(1),
      }),
    )
    .min(1),
})

/** An old name, or several that go the same way, with what to write instead. */
export type MigrationRow = z.output<typeof RowSchema>
/** Rows about one kind of object. */
export type MigrationGroup = z.output<typeof MigrationSchema>['groups'][number]

/**
 * The old and new names of a version, from `content/<version>/migration.json`.
 * @throws DocsError `migration/invalid` when the file is missing or not what it should be, `migration/duplicate` when two rows have the
 * same id or name the same region
 */
export function readMigration(context: RenderContext): MigrationGroup[] {
  const at = `content/${context.page.version}/${FILE}`
  const broken = (title: string) =>
    new DocsError({
      code: 'migration/invalid',
      title,
      hint: 'Each row is { "id": "…", "change": "renamed", "old": ["…"], "new": ["…"] }; note, page and errors are optional.',
      at,
    })
  const text = context.contentFile(FILE)
  if (text === undefined) throw broken('The old and new names of this version are missing.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw broken(`The old and new names cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { data, error } = MigrationSchema.safeParse(value)
  if (!data) {
    const [issue] = error.issues
    throw broken(`At "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'not a list of groups'}`)
  }
  const rows = data.groups.flatMap((group) => group.rows)
  for (const [what, names] of [
    ['id', [...data.groups.map((group) => group.id), ...rows.map((row) => row.id)]],
    ['error', rows.flatMap((row) => row.errors ?? [])],
  ] as const) {
    const doubled = names.find((name, i) => names.indexOf(name) !== i)
    if (doubled === undefined) continue
    throw new DocsError({
      code: 'migration/duplicate',
      title: `The ${what} "${doubled}" occurs twice.`,
      hint: what === 'id' ? 'Groups and rows share the ids of one page: give each its own.' : 'A message leads to one row.',
      at,
    })
  }
  return data.groups
}
