import { expect, test, vi } from 'vitest'
import { DocumentCache } from './document-cache.browser'
import type { FetchedDocument } from './fetch-document.browser'

/** A cache whose requests are answered by the test. */
function createCache() {
  let now = 0
  const requests: { url: string; signal: AbortSignal; answer(html?: string): void; fail(): void }[] = []
  const load = (urls: readonly string[], signal: AbortSignal) =>
    new Promise<FetchedDocument>((done, fail) => {
      requests.push({ url: urls[0] ?? '', signal, answer: (html = 'x') => done({ html }), fail: () => fail(new Error('no')) })
    })
  const cache = new DocumentCache(load, () => now)
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    cache,
    requests,
    settle,
    pass: (ms: number) => {
      now += ms
    },
    get: (page: string) => cache.get(page, [page]),
    async keep(page: string, html = 'x') {
      const answer = cache.get(page, [page])
      requests.at(-1)?.answer(html)
      await answer
      await settle()
    },
  }
}

test('a document is requested once, while it is loading and afterwards', async () => {
  const { requests, get, cache } = createCache()
  const first = get('/a')
  expect(get('/a')).toBe(first)
  expect(cache.pending).toBe(1)
  requests[0]?.answer()
  await first
  expect(get('/a')).toBe(first)
  expect(requests).toHaveLength(1)
  expect(cache.pending).toBe(0)
})

test('a document is requested again after five minutes', async () => {
  const { requests, get, keep, pass } = createCache()
  await keep('/a')
  pass(5 * 60_000)
  void get('/a')
  expect(requests).toHaveLength(2)
})

test('a document is not requested again within five minutes', async () => {
  const { requests, get, keep, pass } = createCache()
  pass(60_000)
  await keep('/a')
  pass(5 * 60_000 - 1)
  void get('/a')
  expect(requests).toHaveLength(1)
})

test('errors are not cached', async () => {
  const { requests, get, cache, settle } = createCache()
  const answer = get('/a')
  requests[0]?.fail()
  await expect(answer).rejects.toThrow('no')
  await settle()
  expect(cache.has('/a')).toBe(false)
})

test('ten documents are cached; the least recently used one is evicted first', async () => {
  const { cache, get, keep } = createCache()
  for (let i = 0; i < 10; i++) await keep(`/${i}`)
  expect(cache.has('/0')).toBe(true)
  void get('/0')
  await keep('/10')
  expect(cache.has('/0')).toBe(true)
  expect(cache.has('/1')).toBe(false)
  expect(cache.has('/10')).toBe(true)
})

test('large documents are evicted earlier', async () => {
  const { cache, keep } = createCache()
  await keep('/a', 'x'.repeat(900_000))
  await keep('/b', 'x'.repeat(900_000))
  expect(cache.has('/a')).toBe(true)
  await keep('/c', 'x'.repeat(900_000))
  expect([cache.has('/a'), cache.has('/b'), cache.has('/c')]).toEqual([false, true, true])
})

test('documents of up to two million characters are cached', async () => {
  const { cache, keep } = createCache()
  await keep('/a', 'x'.repeat(1_000_000))
  await keep('/b', 'x'.repeat(1_000_000))
  expect(cache.has('/a')).toBe(true)
  await keep('/c')
  expect([cache.has('/a'), cache.has('/b'), cache.has('/c')]).toEqual([false, true, true])
})

test('canceling aborts only a document that is still loading', async () => {
  const { requests, cache, get, keep } = createCache()
  await keep('/a')
  cache.cancel('/a')
  expect(cache.has('/a')).toBe(true)
  get('/b').catch(vi.fn())
  cache.cancel('/b')
  expect(cache.has('/b')).toBe(false)
  expect(requests[1]?.signal.aborted).toBe(true)
})
