import { z } from 'zod'

/**
 * How devices list and install the site: a web manifest, and icons in all their sizes, drawn from `favicon`, which is an SVG then.
 * @example { shortName: 'Widget Docs', iconBackground: '#1d55c4', display: 'minimal-ui' }
 */
export const WebAppSchema = z
  .strictObject({
    /** Default: the site's title. */
    name: z.string().min(1).optional(),
    /** Stands below the icon. Default: the product's name. */
    shortName: z.string().min(1).optional(),
    /** Colour behind the icon where a device cuts it into a shape of its own. */
    iconBackground: z.string().regex(/^#[0-9a-f]{6}$/i, 'Expected a colour as six digits: "#1d55c4".'),
    /** `browser` opens a tab; `minimal-ui` a window of its own that keeps the buttons for back and reload. */
    display: z.enum(['browser', 'minimal-ui']).default('browser'),
  })
  .optional()

export type WebAppConfig = NonNullable<z.output<typeof WebAppSchema>>
