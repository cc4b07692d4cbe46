import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embeddedProvider } from './embedded-provider.browser'
import type { SearchHit, SearchRequest, SearchResults } from './provider.browser'
import type { WorkerRequest, WorkerResponse } from './search-worker.browser'

vi.mock('../../../browser/index.browser', () => ({
  siteData: () => ({ baseUrl: '/manual/' }),
  trustedScriptUrl: (url: string) => url,
}))

const workers: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly sent: WorkerRequest[] = []

  constructor(readonly url: string) {
    super()
    workers.push(this)
  }

  readonly terminate = vi.fn()

  postMessage(request: WorkerRequest): void {
    this.sent.push(request)
  }

  respond(response: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: response }))
  }
}

beforeEach(() => {
  workers.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', { origin: 'https://docs.example.com' })
})
afterEach(() => void vi.unstubAllGlobals())

const REQUEST: SearchRequest = { query: 'suite', version: '2.0', place: 'dialog', page: 0, snippetWords: 10 }
const bare: SearchHit = { route: '/a', area: '', page: [], path: [] }
const results = (...hits: SearchHit[]): SearchResults => ({ hits, total: hits.length, areas: [] })
const complete = results({ ...bare, snippet: [['A text.', false]] })

test('sends requests to one worker with the address of the indexes', () => {
  const provider = embeddedProvider()
  provider.prepare?.('1.0')
  provider.search(REQUEST, () => {})
  expect(workers.map(({ url }) => url)).toEqual(['/manual/search/worker.js'])
  const folder = 'https://docs.example.com/manual/search/'
  expect(workers[0]?.sent).toMatchObject([
    { id: 0, query: '', version: '1.0', folder },
    { ...REQUEST, id: 1, folder },
  ])
})

test('results are complete at once, or completed later', async () => {
  const provider = embeddedProvider()
  const onTexts = vi.fn()
  const whole = provider.search(REQUEST, onTexts)
  workers[0]?.respond({ id: 0, results: complete })
  expect(await whole).toBe(complete)
  workers[0]?.respond({ id: 0, results: complete })
  expect(onTexts).not.toHaveBeenCalled()

  const partial = provider.search(REQUEST, onTexts)
  workers[0]?.respond({ id: 1, results: results(bare) })
  expect(await partial).toEqual(results(bare))
  workers[0]?.respond({ id: 1, results: complete })
  expect(onTexts).toHaveBeenCalledExactlyOnceWith(complete)
})

test('results that are followed by another search are not completed', async () => {
  const provider = embeddedProvider()
  const onTexts = vi.fn()
  const first = provider.search(REQUEST, onTexts)
  workers[0]?.respond({ id: 0, results: results(bare) })
  await first
  const second = provider.search(REQUEST, onTexts)
  workers[0]?.respond({ id: 0, results: complete })
  expect(onTexts).not.toHaveBeenCalled()
  workers[0]?.respond({ id: 1, results: complete })
  expect(await second).toBe(complete)
})

test('rejects after an error, and starts another worker if this one could not be loaded', async () => {
  const provider = embeddedProvider()
  const failed = provider.search(REQUEST, () => {})
  workers[0]?.respond({ id: 0, error: 'No index.' })
  await expect(failed).rejects.toThrow('No index.')

  const lost = provider.search(REQUEST, () => {})
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('The search worker could not be started.')
  provider.search(REQUEST, () => {}).catch(() => {})
  expect(workers).toHaveLength(2)
})

test('rejects if a worker can not be created, and tries again with the next search', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('Blocked.', 'SecurityError')
      }
    },
  )
  const provider = embeddedProvider()
  expect(() => provider.prepare?.('1.0')).not.toThrow()
  await expect(provider.search(REQUEST, () => {})).rejects.toThrow('Blocked.')
  vi.stubGlobal('Worker', FakeWorker)
  const second = provider.search(REQUEST, () => {})
  workers[0]?.respond({ id: 0, results: complete })
  expect(await second).toBe(complete)
})

test('a worker that does not answer within 40 s is replaced', async () => {
  vi.useFakeTimers()
  const provider = embeddedProvider()
  const answered = provider.search(REQUEST, () => {})
  workers[0]?.respond({ id: 0, results: complete })
  await answered
  const silent = provider.search(REQUEST, () => {})
  const failed = expect(silent).rejects.toThrow('The search worker does not answer.')
  vi.advanceTimersByTime(39_999)
  expect(workers[0]?.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await failed
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  const next = provider.search(REQUEST, () => {})
  expect(workers).toHaveLength(2)
  workers[1]?.respond({ id: 2, results: complete })
  expect(await next).toBe(complete)
  vi.useRealTimers()
})
