import { useSyncExternalStore } from 'react'
import type { ColorChoice, ColorMode } from '../../boot/color-mode.browser'
import { chooseColorMode, colorModeStore, stateOf, switchColorMode } from '../../stores/color-mode-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** Light and dark, as an island sees them. */
export interface ColorModeControl {
  /** What is shown. */
  mode: ColorMode
  /** Where it comes from. */
  choice: ColorChoice
  /** Shows and stores a choice; `system` forgets what is stored. */
  choose(choice: ColorChoice): void
  /** Goes to the next choice, as a press of the switch does. */
  next(): void
}

/**
 * The colour mode. The server draws the default mode; styles that follow `data-theme` are right before that.
 * @throws Error outside <IslandProviders>
 */
export function useColorMode(): ColorModeControl {
  const { site } = useIslandData('useColorMode')
  const { mode, choice } = useSyncExternalStore(colorModeStore.subscribe, colorModeStore.get, () => drawnState(site.colorMode))
  return { mode, choice, choose: chooseColorMode, next: switchColorMode }
}

type Config = Parameters<typeof stateOf>[1]
const drawn = new WeakMap<Config, ReturnType<typeof stateOf>>()

/** One object per configuration, as React asks for. */
function drawnState(config: Config): ReturnType<typeof stateOf> {
  const state = drawn.get(config) ?? stateOf(undefined, config, config.defaultMode)
  drawn.set(config, state)
  return state
}
