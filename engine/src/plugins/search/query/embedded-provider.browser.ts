import { siteData, trustedScriptUrl } from '../../../index.browser'
import type { SearchProvider, SearchResults } from './provider.browser'
import type { WorkerRequest, WorkerResponse } from './search-worker.browser'

/** Address of the worker's script, without base URL. */
export const WORKER_PATH = 'search/worker.js'

/** Milliseconds to wait for an answer: longer than the worker waits for a file. */
const TIMEOUT = 40_000

/** Searches the index of the site in a worker. */
export function embeddedProvider(): SearchProvider {
  const waiting = new Map<number, Pending>()
  let worker: Worker | undefined
  let next = 0

  /** Rejects all requests. The next one starts another worker. */
  const fail = (reason: string) => {
    worker?.terminate()
    worker = undefined
    const requests = [...waiting.values()]
    waiting.clear()
    for (const { reject } of requests) reject(new Error(reason))
  }
  const start = () => {
    const started = new Worker(trustedScriptUrl(siteData().baseUrl + WORKER_PATH))
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const request = waiting.get(data.id)
      if ('error' in data || isComplete(data.results)) waiting.delete(data.id)
      if ('error' in data) request?.reject(new Error(data.error))
      else if (request?.isAnswered) request.onTexts(data.results)
      else request?.resolve(data.results)
      if (request) request.isAnswered = true
    })
    started.addEventListener('error', () => fail('The search worker could not be started.'))
    return started
  }
  const search: SearchProvider['search'] = async (request, onTexts) => {
    worker ??= start()
    // The worker doesn't complete results if another query arrives first.
    for (const [earlier, { isAnswered }] of waiting) if (isAnswered) waiting.delete(earlier)
    const id = next++
    const message: WorkerRequest = { ...request, id, folder: `${location.origin}${siteData().baseUrl}search/` }
    worker.postMessage(message)
    const timer = setTimeout(fail, TIMEOUT, 'The search worker does not answer.')
    const answer = new Promise<SearchResults>((resolve, reject) =>
      waiting.set(id, { resolve, reject, onTexts, isAnswered: false }),
    )
    return answer.finally(() => clearTimeout(timer))
  }
  return {
    search,
    prepare(version) {
      const nothing = { query: '', version, place: 'dialog', page: 0, snippetWords: 0 } as const
      // The first query reports errors.
      search(nothing, () => {}).catch(() => {})
    },
  }
}

/** A request that isn't completely answered. */
interface Pending {
  resolve(results: SearchResults): void
  reject(error: Error): void
  onTexts(results: SearchResults): void
  isAnswered: boolean
}

const isComplete = ({ hits }: SearchResults) => hits.every(({ snippet }) => snippet !== undefined)
