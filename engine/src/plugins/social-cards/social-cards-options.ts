import { z } from 'zod'

const AreaSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Name of the area. Default: the label of its navbar item.', examples: ['Widget Guide'] }),
  version: z
    .boolean()
    .default(true)
    .describe('Shows the version on the cards of the latest version. The cards of older versions always show it.'),
})

export const SocialCardsOptionsSchema = z
  .strictObject({
    areas: z
      .record(z.string(), AreaSchema)
      .default({})
      .meta({ description: 'Areas by the ID of their sidebar.', examples: [{ guide: { name: 'Widget Guide' } }] }),
  })
  .describe('Preview images for links to the site, one for each area and version.')

export type SocialCardsConfig = z.output<typeof SocialCardsOptionsSchema>
