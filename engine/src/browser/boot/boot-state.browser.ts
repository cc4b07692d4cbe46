import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, migratedId } from './announcement.browser'
import { asColorMode, COLOR_KEY, COLOR_PARAMETER, type ColorChoice, type ColorMode } from './color-mode.browser'

/** Input of the boot script. */
export interface BootInput {
  /** Data attributes of `html` (boot-attributes.ts). */
  html: { theme?: string; colorScheme?: string; colorSwitch?: string; announcement?: string; hashRoute?: string }
  /** Query of the URL. */
  search: string
  /** Hash of the URL. */
  hash: string
  systemIsDark: boolean
  /** Reads from storage; null if the key is missing or storage is blocked. */
  read(key: string): string | null
}

/** The state before the first paint. */
export interface BootState {
  mode: ColorMode
  choice: ColorChoice
  /** The stored color mode is invalid and has to be removed. */
  removesColor: boolean
  /** The announcement was closed. */
  dismissed: boolean
  /** The URL is that of another page, which will replace this one. */
  arriving: boolean
}

/** Determines color mode and announcement from the document, the URL, the system and the storage. */
export function bootState({ html, search, hash, systemIsDark, read }: BootInput): BootState {
  const stored = read(COLOR_KEY)
  const kept = html.colorSwitch ? undefined : asColorMode(stored)
  const chosen = asColorMode(new URLSearchParams(search).get(COLOR_PARAMETER)) ?? kept
  const system = systemIsDark ? 'dark' : 'light'
  const fallback = html.colorScheme ? system : (asColorMode(html.theme) ?? 'light')
  return {
    mode: chosen ?? fallback,
    choice: chosen ?? (html.colorScheme ? 'system' : fallback),
    removesColor: stored !== null && !kept,
    dismissed: html.announcement === migratedId(read(ANNOUNCEMENT_ID_KEY)) && read(ANNOUNCEMENT_DISMISS_KEY) === 'true',
    arriving: html.hashRoute !== undefined && hash.includes('/') && html.hashRoute !== hash.slice(1).split(/[?#]/)[0],
  }
}
