import { useSyncExternalStore } from 'react'
import type { ColorChoice, ColorMode } from '../../boot/color-mode.browser'
import { chooseColorMode, colorModeStore, stateOf, switchColorMode } from '../../stores/color-mode-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** The color mode, for islands. */
export interface ColorModeControl {
  /** The shown mode. */
  mode: ColorMode
  /** The choice that led to it. */
  choice: ColorChoice
  /** Shows and stores a choice; `system` removes the stored choice. */
  choose(choice: ColorChoice): void
  /** Switches to the next choice, as a click on the switch does. */
  next(): void
}

/**
 * The color mode. The server renders the default mode; styles that depend on `data-theme` are correct from the first paint.
 * @throws Error outside <IslandProviders>
 */
export function useColorMode(): ColorModeControl {
  const { site } = useIslandData('useColorMode')
  const { mode, choice } = useSyncExternalStore(colorModeStore.subscribe, colorModeStore.get, () => serverState(site.colorMode))
  return { mode, choice, choose: chooseColorMode, next: switchColorMode }
}

type Config = Parameters<typeof stateOf>[1]
const serverStates = new WeakMap<Config, ReturnType<typeof stateOf>>()

/** One object per configuration: React requires a stable snapshot. */
function serverState(config: Config): ReturnType<typeof stateOf> {
  const state = serverStates.get(config) ?? stateOf(undefined, config, config.defaultMode)
  serverStates.set(config, state)
  return state
}
