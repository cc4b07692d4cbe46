import { DocsError, parseJson, type RenderContext } from 'docs-engine'
import { z } from 'zod'

const FILE = 'migration.json'

const Code = z.string().min(1)

const RowSchema = z
  .strictObject({
    /** ID of the row on the page. Error messages link to it. */
    id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab case, such as "add-suite".'),
    change: z.enum(['renamed', 'moved', 'replaced', 'gone']),
    /** Names in old code. */
    old: z.array(Code).min(1),
    /** Their replacements, or an empty list. */
    new: z.array(Code),
    /** One or two sentences with code in backticks. */
    note: z.string().min(1).optional(),
    /** Address of the page of the current version with more information. */
    page: z.string().startsWith('/').optional(),
    /** Snippet regions that run old code and print the error. */
    errors: z.array(z.string().min(1)).min(1).optional(),
  })
  .refine((row) => row.change === 'gone' || row.new.length > 0, {
    path: ['new'],
    message: 'Expected at least one new name, or "change": "gone".',
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

/** One or more old names with the same replacement. */
export type MigrationRow = z.output<typeof RowSchema>
/** Rows about one type of object. */
export type MigrationGroup = z.output<typeof MigrationSchema>['groups'][number]

/**
 * The old and new names of a version, from `content/<version>/migration.json`.
 * @throws DocsError `migration/invalid` if the file is missing or invalid, `migration/duplicate` if two rows share an ID or a region
 */
export function readMigration(context: RenderContext): MigrationGroup[] {
  const at = `content/${context.page.version}/${FILE}`
  const text = context.contentFile(FILE)
  if (text === undefined) {
    const hint = 'Each row is { "id": "…", "change": "renamed", "old": ["…"], "new": ["…"] }; note, page and errors are optional.'
    throw new DocsError({ code: 'migration/invalid', title: `${FILE} is missing.`, hint, at })
  }
  const data = parseJson(MigrationSchema, text, { codes: 'migration/invalid', at, whole: 'The list of changes' })
  const rows = data.groups.flatMap((group) => group.rows)
  for (const [kind, names] of [
    ['id', [...data.groups.map((group) => group.id), ...rows.map((row) => row.id)]],
    ['error', rows.flatMap((row) => row.errors ?? [])],
  ] as const) {
    const duplicate = names.find((name, i) => names.indexOf(name) !== i)
    if (duplicate === undefined) continue
    throw new DocsError({
      code: 'migration/duplicate',
      title: `The ${kind} "${duplicate}" occurs twice.`,
      hint: kind === 'id' ? 'Use different IDs for groups and rows.' : 'Keep each region in one row only.',
      at,
    })
  }
  return data.groups
}
