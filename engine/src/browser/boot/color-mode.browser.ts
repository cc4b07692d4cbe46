/** What is shown. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose; `system` follows the device. */
export type ColorChoice = ColorMode | 'system'

/** Storage key of the reader's choice; absent means none (specification §4, BEHAVIOUR 4.1). */
export const COLOR_KEY = 'theme'

/** Query parameter that sets the mode of one load, without storing it (decision G-53). */
export const COLOR_PARAMETER = 'docusaurus-theme'

/** The value when it is a mode; anything else counts as no choice (decision G-15). */
export function asColorMode(value: string | null | undefined): ColorMode | undefined {
  return value === 'light' || value === 'dark' ? value : undefined
}
