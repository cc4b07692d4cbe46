import { z } from 'zod'
import { decodedPath } from '../../model'

const source = decodedPath(/^\/[^#?*\s]*(?:\/\*)?$/, 'Expected a path such as "/old/page", or "/old/*" for all below it.')
const target = z
  .string()
  .regex(/^(?:\/|https:\/\/)[^*\s]*(?:\/\*)?$/, 'Expected a route such as "/docs/page#part", an https address, or "/docs/new/*".')

/** Addresses that moved for one reason. */
const MovedSchema = z.strictObject({
  /** Why, for those who maintain the list. */
  reason: z.string().min(1),
  /** 301 where the page moved for good, 302 where it may come back. */
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  /** Old address → new one. With `/*` at both ends all pages below move; single addresses win over these. */
  paths: z.record(source, target),
})

/** Addresses that were there once and lead nowhere now, on purpose. */
const GoneSchema = z.strictObject({ reason: z.string().min(1), gone: z.array(z.string().startsWith('/')) })

/**
 * Old addresses and where they lead.
 * @example { rules: [{ reason: 'Renamed', paths: { '/docs/old': '/docs/new#part' } }], missingPages: '0.18' }
 */
export const RedirectsOptionsSchema = z
  .strictObject({
    rules: z.array(z.union([MovedSchema, GoneSchema])).default([]),
    /** Version that readers are sent to, with 302, from addresses of the last version that only this one has a page for. */
    missingPages: z.string().optional(),
  })
  .prefault({})

/** What a site sets. */
export type RedirectsOptions = NonNullable<z.input<typeof RedirectsOptionsSchema>>
export type RedirectsConfig = z.output<typeof RedirectsOptionsSchema>
