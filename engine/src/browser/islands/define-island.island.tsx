import type { ReactNode, Ref } from 'react'
import type { Wake } from './wake-plan.browser'

/** A widget that the server renders like any component, and that is hydrated in the browser when it is needed. */
export interface IslandDefinition<Props extends object, Actions extends object = object> {
  /** Unique among all islands of engine and site, in kebab case. */
  name: string
  wake: Wake
  /**
   * In the browser it receives the props that the server wrote into the document, so they must be JSON values. With `actions` it
   * exposes them with `useImperativeHandle` on `ref`.
   */
  Component: (props: Props & { ref?: Ref<Actions> }) => ReactNode
  /** The action to call if the reader pressed the island before it was hydrated. The event itself is never dispatched again. */
  actions?: { press: keyof Actions & string }
  /** The island is the content of the page: if it crashes, the crash page replaces it instead of the server's HTML. */
  isPage?: boolean
}

/** Any island, regardless of its props. */
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
