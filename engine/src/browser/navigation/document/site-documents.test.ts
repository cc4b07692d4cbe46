// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Router } from '../address/address.browser'
import { SiteDocuments } from './site-documents.browser'

const requested: string[] = []
const html = (name: string) => `<html><body><main>${name}</main></body></html>`

beforeEach(() => {
  requested.length = 0
  document.body.innerHTML = `<script type="application/json" id="site-data">{ "longRoutes": ["/docs/long"] }</script>`
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return new Response(html(url), { headers: { 'content-type': 'text/html' } })
  })
})

const to = (path: string) => ({ path, search: '', hash: '' })
const create = (reloads = true) =>
  new SiteDocuments({ reloads, files: ({ path }) => [path] } satisfies Pick<Router, 'reloads' | 'files'> as unknown as Router)

test('long documents are not prefetched if the browser can load them, and others once', async () => {
  const documents = create()
  expect(documents.isLong(to('/docs/long'))).toBe(true)
  expect(['/docs/long', '/docs/a', '/docs/a'].map((path) => documents.prefetch(to(path), () => true))).toEqual([
    false,
    true,
    false,
  ])
  expect(documents.pending).toBe(1)
  expect(await documents.get(to('/docs/a'))).toEqual({ html: html('/docs/a') })
  expect(requested).toEqual(['/docs/a'])
})

test('with hash URLs, no document is long', () => {
  expect(create(false).isLong(to('/docs/long'))).toBe(false)
})

test('a prefetched document is parsed ahead only if it is still wanted', async () => {
  const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const documents = create()
  documents.prefetch(to('/docs/a'), () => false)
  documents.prefetch(to('/docs/b'), () => true)
  await Promise.all(['/docs/a', '/docs/b'].map((path) => documents.get(to(path))))
  await vi.waitFor(() => expect(parsed.mock.calls).toEqual([[html('/docs/b'), 'text/html']]))
})

test('a canceled request is sent again when the document is needed', async () => {
  const documents = create()
  documents.prefetch(to('/docs/a'), () => true)
  documents.cancel(to('/docs/a'))
  await documents.get(to('/docs/a'))
  expect(requested).toEqual(['/docs/a', '/docs/a'])
})

test('the browser loads documents that are not pages of the site; with hash URLs, they are errors', () => {
  expect(create().parse(html('other'))).toBeUndefined()
  expect(() => create(false).parse(html('other'))).toThrow(expect.objectContaining({ name: 'DocumentError' }))
})
