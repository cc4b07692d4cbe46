import { z } from 'zod'

/** How an area of the site is named on its cards. */
const AreaSchema = z.strictObject({
  /** Default: the label of the navbar item that leads there. */
  name: z.string().min(1).optional(),
  /** Its cards of the last version show which one that is; those of older versions always do. */
  version: z.boolean().default(true),
})

/**
 * Social cards of a site.
 * @example { areas: { guide: { name: 'Widget Guide' }, cloud: { name: 'Widget Cloud', version: false } } }
 */
export const SocialCardsOptionsSchema = z.strictObject({
  /** Areas by the id of their sidebar. */
  areas: z.record(z.string(), AreaSchema).default({}),
})

/** What a site sets. */
export type SocialCardsOptions = z.input<typeof SocialCardsOptionsSchema>
export type SocialCardsConfig = z.output<typeof SocialCardsOptionsSchema>
