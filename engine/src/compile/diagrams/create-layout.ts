import { Worker } from 'node:worker_threads'
import type { RenderResult } from '@viz-js/viz'
import { DocsError } from '../../model'
import { runGraphviz } from './run-graphviz'

/**
 * Lays out a graph as SVG.
 * @throws DocsError `diagram-size`, `diagram-broken`
 */
export type Layout = (text: string) => Promise<RenderResult>

/** Far longer than the layout of any graph within the size limits takes, even on a slow machine. */
const TIMEOUT_SECONDS = 60

/**
 * Creates a layout function that runs one graph at a time in a worker thread. The thread is terminated if a graph takes too long, because a few
 * attributes can keep Graphviz busy for hours even with a small graph.
 * @param script the bundled worker; without it, graphs are laid out in this thread
 */
export function createLayout(script: string | undefined, timeoutSeconds = TIMEOUT_SECONDS): Layout {
  if (script === undefined) return runGraphviz
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const next = (text: string) =>
    new Promise<RenderResult>((resolve, reject) => {
      const current = thread ?? new Worker(script)
      thread = current
      // The timer keeps the process alive during a layout.
      current.unref()
      const end = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', onError)
      }
      const abort = (error: DocsError) => {
        end()
        thread = undefined
        current.terminate().then(() => reject(error), reject)
      }
      const onMessage = (result: RenderResult) => {
        end()
        resolve(result)
      }
      const onError = (error: unknown) => abort(broken(error))
      const timer = setTimeout(() => abort(tooSlow(timeoutSeconds)), timeoutSeconds * 1000)
      current.on('message', onMessage).on('error', onError)
      current.postMessage(text)
    })
  return (text) => {
    const result = last.then(() => next(text))
    last = result.catch(() => undefined)
    return result
  }
}

function tooSlow(seconds: number): DocsError {
  return new DocsError({
    code: 'diagram-size',
    title: `The diagram takes more than ${seconds} s to lay out.`,
    hint: 'Remove edges, or split it into several diagrams.',
  })
}

function broken(error: unknown): DocsError {
  return new DocsError({
    code: 'diagram-broken',
    title: `The diagram cannot be rendered: Graphviz failed with "${error instanceof Error ? error.message : String(error)}".`,
    hint: 'Remove unusual attributes, or split it into several diagrams.',
    cause: error,
  })
}
