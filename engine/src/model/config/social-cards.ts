import { z } from 'zod'

/** How an area of the site is named on its cards. */
const AreaSchema = z.strictObject({
  /** Default: the label of the navbar item that leads there. */
  name: z.string().min(1).optional(),
  /** Its cards of the last version show which one that is; those of older versions always do. */
  version: z.boolean().default(true),
})

/**
 * The pictures that others see where someone links to a page: one for each area and version, drawn at build from the brand's colours,
 * the navbar's logo and a font of the engine. An area is a sidebar, or an entry of the navbar for the pages without one.
 * @example { areas: { guide: { name: 'Widget Guide' }, cloud: { name: 'Widget Cloud', version: false } } }
 */
export const SocialCardsSchema = z
  .strictObject({
    /** Areas by the id of their sidebar. */
    areas: z.record(z.string(), AreaSchema).default({}),
  })
  .optional()

export type SocialCardsConfig = NonNullable<z.output<typeof SocialCardsSchema>>
