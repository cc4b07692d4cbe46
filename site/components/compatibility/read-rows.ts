import { type RenderContext, readData } from 'docs-engine'
import { z } from 'zod'

/** The categories of rows, in the order of the table. */
export const KINDS = {
  'data-source': 'Data Sources',
  files: 'File storage',
  notification: 'Notifications',
  credentials: 'Credentials',
  orchestrator: 'Orchestrators',
  platform: 'Platforms',
  package: 'Python packages',
} as const

/** `supported`: part of the release tests. `works`: known to work, but not guaranteed. */
const SupportSchema = z.enum(['supported', 'works', 'no'])
export type Support = z.output<typeof SupportSchema>

const RowSchema = z.strictObject({
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  /** The name that readers search for, with file names in backticks. */
  name: z.string().min(1),
  /** The page about it, written like a link on a page. */
  to: z.string().startsWith('/').optional(),
  core: SupportSchema,
  cloud: SupportSchema,
  /** The extra of `great_expectations` that installs the requirements. */
  extra: z.string().min(1).optional(),
  versions: z.string().min(1).optional(),
  /** How this release was tested, with the package versions of the locked environment. */
  proof: z
    .strictObject({
      /** `run`: against the real system. `emulated`: against an emulator. `built`: without a connection. */
      how: z.enum(['run', 'emulated', 'built']),
      /** The snippet that was run. The table doesn't mention the test while the current snippet hasn't passed. */
      snippet: z.string().min(1),
      packages: z.record(z.string(), z.string().min(1)),
    })
    .optional(),
  note: z.string().min(1).optional(),
})

/** A system, service, or package that GX works with. */
export type CompatibilityRow = z.output<typeof RowSchema>

export const RowsSchema = z.array(RowSchema).min(1)

/** The rows of `help/compatibility.json`. Raises the errors of `readData`. */
export function readRows(context: RenderContext): CompatibilityRow[] {
  return readData(context, 'help/compatibility.json', RowsSchema)
}
