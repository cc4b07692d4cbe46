import type { ReactNode, Ref } from 'react'
import type { Wake } from './wake-plan.browser'

/** A widget: drawn on the server like any component, and brought to life in the browser when its reader needs it. */
export interface IslandDefinition<Props extends object, Actions extends object = object> {
  /** Unique among all islands of engine and site, in kebab case. */
  name: string
  wake: Wake
  /**
   * The widget. In the browser it gets the props that the server wrote into the document, so they are JSON values. With `actions` it
   * offers them by `useImperativeHandle` on `ref`.
   */
  Component: (props: Props & { ref?: Ref<Actions> }) => ReactNode
  /** The action to call when the reader has pressed the island while it was still asleep. The press itself is never repeated. */
  actions?: { press: keyof Actions & string }
  /** It is what the page is for: when it crashes, the crash page of specification §8 stands in its place, not the HTML of the server. */
  isPage?: boolean
}

/** Any island, where its props do not matter. */
export type AnyIsland = IslandDefinition<never, never>

/**
 * Declares an island; the default export of a `*.island.tsx` file.
 * @example export default defineIsland({ name: 'gallery', wake: 'load', Component: Gallery })
 */
export function defineIsland<Props extends object, Actions extends object = object>(
  island: IslandDefinition<Props, Actions>,
): IslandDefinition<Props, Actions> {
  return island
}
