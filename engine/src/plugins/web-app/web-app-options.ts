import { z } from 'zod'

/**
 * How devices list and install the site.
 * @example { shortName: 'Widget Docs', iconBackground: '#1d55c4', display: 'minimal-ui' }
 */
export const WebAppOptionsSchema = z.strictObject({
  /** Default: the site's title. */
  name: z.string().min(1).optional(),
  /** Shown below the icon. Default: the product's name. */
  shortName: z.string().min(1).optional(),
  /** Color behind the icon where a device crops it to its own shape. */
  iconBackground: z.string().regex(/^#[0-9a-f]{6}$/i, 'Expected a color as six digits: "#1d55c4".'),
  /** `browser` opens a tab; `minimal-ui` a separate window with buttons for back and reload. */
  display: z.enum(['browser', 'minimal-ui']).default('browser'),
})

/** What a site sets. */
export type WebAppOptions = z.input<typeof WebAppOptionsSchema>
export type WebAppConfig = z.output<typeof WebAppOptionsSchema>
