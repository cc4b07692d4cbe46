import { siteData, trustedScriptUrl } from '../../../browser/index.browser'
import type { SearchProvider, SearchResults } from './provider.browser'
import type { WorkerAnswer, WorkerRequest } from './search-worker.browser'

/** Address of the worker's script, without base URL. */
export const WORKER_PATH = 'search/worker.js'

/** Searches the index of the site in a worker. */
export function embeddedProvider(): SearchProvider {
  const waiting = new Map<number, { resolve(results: SearchResults): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let next = 0

  const start = () => {
    const started = new Worker(trustedScriptUrl(siteData().baseUrl + WORKER_PATH))
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const request = waiting.get(data.id)
      waiting.delete(data.id)
      if ('results' in data) request?.resolve(data.results)
      else request?.reject(new Error(data.error))
    })
    started.addEventListener('error', () => {
      for (const { reject } of waiting.values()) reject(new Error('The search worker could not be started.'))
      waiting.clear()
      worker = undefined
    })
    return started
  }
  return {
    search(request) {
      worker ??= start()
      const id = next++
      const message: WorkerRequest = { ...request, id, folder: `${location.origin}${siteData().baseUrl}search/` }
      worker.postMessage(message)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
  }
}
