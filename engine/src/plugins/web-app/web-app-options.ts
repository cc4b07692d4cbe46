import { z } from 'zod'

export const WebAppOptionsSchema = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Name of the app. Default: the title of the site.', examples: ['Widget Docs'] }),
    shortName: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Name below the icon. Default: the product.', examples: ['Widget'] }),
    iconBackground: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Expected a color as six digits: "#1d55c4".')
      .meta({ description: 'Color behind the icon on devices that crop icons.', examples: ['#1d55c4'] }),
    display: z
      .enum(['browser', 'minimal-ui'])
      .default('browser')
      .describe('`browser` opens a tab, `minimal-ui` a separate window with buttons for back and reload.'),
  })
  .describe('Web manifest and icons of all sizes, generated from `favicon`.')

export type WebAppConfig = z.output<typeof WebAppOptionsSchema>
