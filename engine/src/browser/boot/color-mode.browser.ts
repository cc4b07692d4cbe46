/** The shown mode. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose; `system` follows the device. */
export type ColorChoice = ColorMode | 'system'

/** Storage key of the reader's choice; absent if there is none. A new key would lose the choices of readers. */
export const COLOR_KEY = 'theme'

/** Query parameter that sets the mode for one page load, without storing it. */
export const COLOR_PARAMETER = COMPATIBILITY.colorParameter

/** Returns the value if it is a mode, otherwise `undefined` (no choice). */
export function asColorMode(value: string | null | undefined): ColorMode | undefined {
  return value === 'light' || value === 'dark' ? value : undefined
}
