import { z } from 'zod'

/** What a build does if it finds a problem. */
export const PolicySchema = z.enum(['throw', 'warn', 'ignore'])

export const LinksSchema = z
  .strictObject({
    onBrokenLinks: PolicySchema.default('throw').describe('Links to pages or files that do not exist.'),
    onBrokenAnchors: PolicySchema.default('warn').describe('Links to sections that do not exist.'),
    onDuplicateRoutes: PolicySchema.default('warn').describe('Pages with the same address.'),
  })
  .prefault({})
  .describe('Whether a build fails, prints a warning, or does nothing if it finds a broken link or a duplicate address.')

export type LinkPolicy = z.output<typeof PolicySchema>
export type LinksConfig = z.output<typeof LinksSchema>
