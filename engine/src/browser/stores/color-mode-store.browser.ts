import type { ColorModeData } from '../../model'
import { asColorMode, COLOR_KEY, type ColorChoice, type ColorMode } from '../boot/color-mode.browser'
import { siteData } from './site-data.browser'
import { local, onStored } from './storage.browser'
import { createStore } from './store.browser'

/** The shown mode, and the choice that led to it. */
export interface ColorState {
  mode: ColorMode
  choice: ColorChoice
}

/** The color mode. The initial value is the one that the boot script has set on `html` before the first paint. */
export const colorModeStore = createStore<ColorState>(() => {
  const { theme, themeChoice } = document.documentElement.dataset
  const mode = asColorMode(theme) ?? 'light'
  return { mode, choice: themeChoice === 'system' ? 'system' : mode }
})

/**
 * The choice after a click on the switch: light and dark in turn or, if the site follows the system, system, light,
 * dark, system.
 * @throws Error for an unknown choice
 */
export function nextChoice(choice: ColorChoice, respectsSystem: boolean): ColorChoice {
  switch (choice) {
    case 'system':
      return 'light'
    case 'light':
      return 'dark'
    case 'dark':
      return respectsSystem ? 'system' : 'light'
    default:
      throw new Error(`Unknown color mode "${String(choice satisfies never)}".`)
  }
}

/** Returns the state for a choice; `undefined` means no choice. */
export function stateOf(
  choice: ColorChoice | undefined,
  config: Pick<ColorModeData, 'defaultMode' | 'respectPrefersColorScheme'>,
  system: ColorMode,
): ColorState {
  if (choice === 'light' || choice === 'dark') return { mode: choice, choice }
  if (config.respectPrefersColorScheme) return { mode: system, choice: 'system' }
  return { mode: config.defaultMode, choice: config.defaultMode }
}

/** Shows and stores a choice; `system` removes what is stored. */
export function chooseColorMode(choice: ColorChoice): void {
  if (choice === 'system') local.remove(COLOR_KEY)
  else local.write(COLOR_KEY, choice)
  show(choice)
}

/** Switches to the next choice. */
export function switchColorMode(): void {
  chooseColorMode(nextChoice(colorModeStore.get().choice, siteData().colorMode.respectPrefersColorScheme))
}

/** Applies the store to `html` and listens for changes in other windows and of the system. */
export function startColorMode(): void {
  const { disableSwitch, respectPrefersColorScheme } = siteData().colorMode
  colorModeStore.subscribe(paint)
  paint()
  if (!disableSwitch) {
    onStored(COLOR_KEY, (key, value) => {
      if (key !== COLOR_KEY) return
      const mode = asColorMode(value)
      if (value !== null && !mode) local.remove(COLOR_KEY)
      show(mode)
    })
  }
  if (respectPrefersColorScheme) {
    systemIsDark().addEventListener('change', () => {
      if (colorModeStore.get().choice === 'system') show('system')
    })
  }
}

function show(choice: ColorChoice | undefined): void {
  const now = colorModeStore.get()
  const next = stateOf(choice, siteData().colorMode, systemIsDark().matches ? 'dark' : 'light')
  if (next.mode !== now.mode || next.choice !== now.choice) colorModeStore.set(next)
}

function paint(): void {
  const { mode, choice } = colorModeStore.get()
  const { dataset } = document.documentElement
  dataset.theme = mode
  dataset.themeChoice = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.removeAttribute('media')
    meta.content = siteData().colorMode.themeColor[mode]
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
