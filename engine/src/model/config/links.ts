import { z } from 'zod'

const policy = z.enum(['throw', 'warn', 'ignore'])
/**
 * What a build does about links that lead nowhere (specification §5).
 * @example { onBrokenAnchors: 'throw' }
 */
export const LinksSchema = z
  .strictObject({
    onBrokenLinks: policy.default('throw'),
    onBrokenAnchors: policy.default('warn'),
    onDuplicateRoutes: policy.default('warn'),
  })
  .prefault({})

export type LinkPolicy = z.output<typeof policy>
export type LinksConfig = z.output<typeof LinksSchema>
