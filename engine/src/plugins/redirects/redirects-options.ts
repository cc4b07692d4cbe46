import { z } from 'zod'
import { decodedPath } from '../../plugin'

const SourceSchema = decodedPath(
  /^\/[^#?*\s]*(?:\/\*)?$/,
  'Expected a path such as "/old/page", or "/old/*" for all paths below it.',
)
const TargetSchema = z
  .string()
  .regex(/^(?:\/|https:\/\/)[^*\s]*(?:\/\*)?$/, 'Expected a route such as "/docs/page#part", an https URL, or "/docs/new/*".')
const reason = z
  .string()
  .min(1)
  .meta({ description: 'Why the addresses changed, for maintainers.', examples: ['Renamed'] })

const MovedSchema = z.strictObject({
  paths: z.record(SourceSchema, TargetSchema).meta({
    description: 'New addresses by old address. If both end with `/*`, all pages below move; single addresses have priority.',
    examples: [{ '/docs/old': '/docs/new#part' }],
  }),
  reason,
  status: z
    .union([z.literal(301), z.literal(302)])
    .default(301)
    .meta({ description: 'HTTP status: 301 for permanent, 302 for temporary redirects.', examples: [302] }),
})

const GoneSchema = z.strictObject({
  gone: z
    .array(z.string().startsWith('/'))
    .meta({ description: 'Old addresses that intentionally return 404.', examples: [['/docs/beta']] }),
  reason,
})

export const RedirectsOptionsSchema = z
  .strictObject({
    rules: z
      .array(z.union([MovedSchema, GoneSchema]))
      .default([])
      .describe('Addresses that moved or are gone.'),
    missingPages: z
      .string()
      .optional()
      .meta({
        description: 'Version with the target pages (302) for addresses of the latest version that only exist in this version.',
        examples: ['0.18'],
      }),
  })
  .prefault({})
  .describe('Redirects from old addresses.')

/** The options as a site writes them. */
export type RedirectsOptions = NonNullable<z.input<typeof RedirectsOptionsSchema>>
export type RedirectsConfig = z.output<typeof RedirectsOptionsSchema>
