import { siteData, trustedScriptUrl } from 'docs-engine/browser'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refusal, Report } from './model.browser'
import type { CheckRequest, CheckResponse } from './worker.browser'
import { WORKER_PATH } from './worker-path.browser'

/** Milliseconds between the last key press and the check. */
const DEBOUNCE_MS = 250
/** Milliseconds after which a check is stopped. The largest text takes a few seconds on a slow phone. */
const TIMEOUT_MS = 20_000

/** What is known about the text. */
export type CheckState =
  | { state: 'idle' }
  | { state: 'checking'; last?: Report }
  | { state: 'done'; report: Report }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'failed' }

/** Checks a text in a worker. `prepare` loads the worker before there is a text. */
export function useCheck(text: string): { state: CheckState; prepare: () => void } {
  const [state, setState] = useState<CheckState>({ state: 'idle' })
  const worker = useRef<Worker>(undefined)
  const latest = useRef(0)

  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  const prepare = useCallback(() => {
    if (worker.current) return
    const started = new Worker(trustedScriptUrl(siteData().baseUrl + WORKER_PATH))
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      if (data.id !== latest.current) return
      if ('error' in data) setState({ state: 'failed' })
      else if ('refusal' in data.result) setState({ state: 'refused', refusal: data.result.refusal })
      else setState({ state: 'done', report: data.result })
    })
    started.addEventListener('error', () => {
      stop()
      setState({ state: 'failed' })
    })
  }, [stop])

  useEffect(() => stop, [stop])
  useEffect(() => {
    const id = ++latest.current
    if (text.trim() === '') {
      setState({ state: 'idle' })
      return
    }
    setState((before) => ({ state: 'checking', ...(before.state === 'done' ? { last: before.report } : {}) }))
    const start = setTimeout(() => {
      prepare()
      worker.current?.postMessage({ id, text } satisfies CheckRequest)
    }, DEBOUNCE_MS)
    const limit = setTimeout(() => {
      if (latest.current !== id) return
      setState((now) => {
        if (now.state !== 'checking') return now
        stop()
        return { state: 'failed' }
      })
    }, TIMEOUT_MS)
    return () => {
      clearTimeout(start)
      clearTimeout(limit)
    }
  }, [text, prepare, stop])
  return { state, prepare }
}
