import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, migratedId } from './announcement.browser'
import { asColorMode, COLOR_KEY, COLOR_PARAMETER, type ColorChoice, type ColorMode } from './color-mode.browser'

/** What the boot script goes by. */
export interface BootInput {
  /** Data attributes of `html` as the document has them (boot-attributes.ts). */
  html: { theme?: string; colorScheme?: string; colorSwitch?: string; announcement?: string; hashRoute?: string }
  /** Query of the address. */
  search: string
  /** Hash of the address. */
  hash: string
  systemIsDark: boolean
  /** Reads from storage; null when there is nothing or storage is blocked. */
  read(key: string): string | null
}

/** What holds before the first paint. */
export interface BootState {
  mode: ColorMode
  choice: ColorChoice
  /** What is stored as color mode is no choice and goes. */
  forgetsColor: boolean
  /** The announcement was closed. */
  dismissed: boolean
  /** The address names another page than this one, which is to take its place. */
  arriving: boolean
}

/** Decides color mode (BEHAVIOUR 4.1; decisions G-15, G-53) and announcement (4.3; G-1, G-2) from what is known at once. */
export function bootState({ html, search, hash, systemIsDark, read }: BootInput): BootState {
  const stored = read(COLOR_KEY)
  const kept = html.colorSwitch ? undefined : asColorMode(stored)
  const chosen = asColorMode(new URLSearchParams(search).get(COLOR_PARAMETER)) ?? kept
  const system = systemIsDark ? 'dark' : 'light'
  const fallback = html.colorScheme ? system : (asColorMode(html.theme) ?? 'light')
  return {
    mode: chosen ?? fallback,
    choice: chosen ?? (html.colorScheme ? 'system' : fallback),
    forgetsColor: stored !== null && !kept,
    dismissed: html.announcement === migratedId(read(ANNOUNCEMENT_ID_KEY)) && read(ANNOUNCEMENT_DISMISS_KEY) === 'true',
    arriving: html.hashRoute !== undefined && hash.includes('/') && html.hashRoute !== hash.slice(1).split(/[?#]/)[0],
  }
}
