import { Worker } from 'node:worker_threads'
import type { RenderResult } from '@viz-js/viz'
import { DocsError } from '../../model'
import { runGraphviz } from './run-graphviz'

/**
 * Lays a graph out as SVG.
 * @throws DocsError `diagram-size`, `diagram-broken`
 */
export type Layout = (text: string) => Promise<RenderResult>

/** Far more than a graph within the limits of its size takes, on a slow machine too. */
const MOST_SECONDS = 60

/**
 * Lays graphs out one after the other in a thread, which is ended when one takes too long: few attributes of a small graph are enough to
 * keep Graphviz busy for hours.
 * @param script the bundled worker; without it graphs are laid out in this thread
 */
export function createLayout(script: string | undefined, mostSeconds = MOST_SECONDS): Layout {
  if (script === undefined) return runGraphviz
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const next = (text: string) =>
    new Promise<RenderResult>((resolve, reject) => {
      const current = thread ?? new Worker(script)
      thread = current
      // The timer keeps the process alive while a graph is laid out.
      current.unref()
      const end = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', onError)
      }
      const give = (up: DocsError) => {
        end()
        thread = undefined
        current.terminate().then(() => reject(up), reject)
      }
      const onMessage = (result: RenderResult) => {
        end()
        resolve(result)
      }
      const onError = (error: unknown) => give(broken(error))
      const timer = setTimeout(() => give(tooSlow(mostSeconds)), mostSeconds * 1000)
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
    hint: 'Leave out edges, or split it into several diagrams.',
  })
}

function broken(error: unknown): DocsError {
  return new DocsError({
    code: 'diagram-broken',
    title: `The diagram cannot be drawn: Graphviz ends with "${error instanceof Error ? error.message : String(error)}".`,
    hint: 'Leave out what is unusual in it, or split it into several diagrams.',
    cause: error,
  })
}
