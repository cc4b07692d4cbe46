import { type RenderContext, readData } from 'docs-engine'
import { z } from 'zod'

/** What the rows are about, in the order of the table. */
export const KINDS = {
  'data-source': 'Data Sources',
  files: 'Files and buckets',
  notification: 'Notifications',
  credentials: 'Credentials',
  orchestrator: 'Orchestrators',
  platform: 'Where GX runs',
  package: 'Python packages',
} as const

/** `supported`: tested with each release. `works`: GX reaches it or people use it, without a promise. */
const SupportSchema = z.enum(['supported', 'works', 'no'])
export type Support = z.output<typeof SupportSchema>

const RowSchema = z.strictObject({
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  /** As readers look for it; names of files in backticks. */
  name: z.string().min(1),
  /** Page about it, as a link of a page is written. */
  to: z.string().startsWith('/').optional(),
  core: SupportSchema,
  cloud: SupportSchema,
  /** Extra of the package that installs what is needed. */
  extra: z.string().min(1).optional(),
  versions: z.string().min(1).optional(),
  /** What has been tried with this release: packages with the versions of the locked environment. */
  proof: z
    .strictObject({
      /** `run` against the real thing, against an emulator, or `built` as far as the first connection. */
      how: z.enum(['run', 'emulated', 'built']),
      /** The snippet that did it. As long as it has not passed as it is now, nothing is claimed. */
      snippet: z.string().min(1),
      packages: z.record(z.string(), z.string().min(1)),
    })
    .optional(),
  note: z.string().min(1).optional(),
})

/** One thing that GX works with. */
export type CompatibilityRow = z.output<typeof RowSchema>

export const RowsSchema = z.array(RowSchema).min(1)

/** What GX works with, from `help/compatibility.json`. Raises what `readData` raises. */
export function readRows(context: RenderContext): CompatibilityRow[] {
  return readData(context, 'help/compatibility.json', RowsSchema)
}
