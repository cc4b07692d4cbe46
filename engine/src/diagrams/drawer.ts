import type { Viz } from '@viz-js/viz'
import { hashText } from '../cache'
import type { Drawing } from './diagram-types'
import { drawDot } from './draw-dot'

/** Keeps drawings between builds. */
export interface DrawingCache {
  get(key: string): Drawing | undefined
  set(key: string, drawing: Drawing): void
}

/**
 * The drawing of a text in DOT.
 * @throws DocsError `diagram-attribute`, `diagram-broken`; `at` is the line of the text, where it is known
 */
export type Draw = (text: string) => Drawing

/** Draws diagrams at build. The library behind it is loaded only when a diagram is not in the cache. */
export interface Drawer {
  /**
   * Runs a step that draws while it works, and returns its result. When the step needed the library and it was not loaded, it is loaded and
   * the step runs again from its start: it must not leave anything behind.
   */
  run<T>(step: (draw: Draw) => Promise<T>): Promise<T>
}

/** Stands for a drawing that the next run of the step makes. */
const LATER: Drawing = { width: 0, viewBox: '', body: '' }

/**
 * Makes the drawer of a site.
 * @param load starts the library
 */
export function createDrawer(cache?: DrawingCache, load: () => Promise<Viz> = startGraphviz): Drawer {
  let viz: Viz | undefined
  return {
    async run(step) {
      for (;;) {
        let missing = false
        const result = await step((text) => {
          const key = hashText(text)
          const known = cache?.get(key)
          if (known) return known
          if (!viz) {
            missing = true
            return LATER
          }
          const drawing = drawDot(viz, text)
          cache?.set(key, drawing)
          return drawing
        })
        if (!missing) return result
        viz = await load()
      }
    },
  }
}

async function startGraphviz(): Promise<Viz> {
  const { instance } = await import('@viz-js/viz')
  return instance()
}
