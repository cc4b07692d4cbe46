import { z } from 'zod'

/**
 * Light and dark (specification §4).
 * @example { defaultMode: 'light', respectPrefersColorScheme: true }
 */
export const ColorModeSchema = z
  .strictObject({
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /** No switch: every reader gets the default mode. */
    disableSwitch: z.boolean().default(false),
    /** Follow the system where the reader has not chosen. */
    respectPrefersColorScheme: z.boolean().default(false),
    /** Colour of the browser's own surfaces around the page, by mode: the page's background. */
    themeColor: z
      .strictObject({ light: z.string().min(1), dark: z.string().min(1) })
      .default({ light: '#ffffff', dark: '#0e0e22' }),
  })
  .prefault({})

export type ColorModeConfig = z.output<typeof ColorModeSchema>
