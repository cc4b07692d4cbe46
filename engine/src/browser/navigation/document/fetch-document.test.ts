import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentError, fetchDocument } from './fetch-document.browser'

beforeEach(() => vi.stubGlobal('location', new URL('https://docs.example.com/a')))
afterEach(() => vi.unstubAllGlobals())

const PAGE = '<!doctype html><html><body></body></html>\n'
const html = (body = PAGE, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Responses by URL. Requests for other URLs fail. */
function serve(answers: Record<string, Response>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[url]
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
  })
}
const get = (...urls: string[]) => fetchDocument(urls, new AbortController().signal)

test('returns the HTML of a document', async () => {
  serve({ '/a': html() })
  expect(await get('/a')).toEqual({ html: PAGE })
})

test('an error page of the site is a valid document', async () => {
  serve({ '/a': html(PAGE, 404) })
  expect(await get('/a')).toEqual({ html: PAGE })
})

test('after a 404 the next address is requested', async () => {
  serve({ '/a.html': html('<html></html>', 404), '/a/index.html': html() })
  expect(await get('/a.html', '/a/index.html')).toEqual({ html: PAGE })
})

test.each([
  ['there is no connection', {}, 'could not be loaded'],
  [
    'the response is not HTML',
    { '/a': new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } }) },
    '500',
  ],
  ['the response has no media type', { '/a': new Response(new Uint8Array([1])) }, 'did not return a page'],
  ['the document is truncated', { '/a': html('<!doctype html><html><body><p>Te') }, 'Only part of the page'],
])('throws an error that describes the problem if %s', async (_, answers, message) => {
  serve(answers)
  const error: unknown = await get('/a').catch((reason) => reason)
  expect(error).toBeInstanceOf(DocumentError)
  expect(String(error)).toContain(message)
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  '\n//evil.example/x',
  'http://docs.example.com/a',
])('a document of another host is never requested: %j', async (url) => {
  const request = vi.fn(() => Promise.resolve(html()))
  vi.stubGlobal('fetch', request)
  await expect(get(url)).rejects.toThrow('The page is on another site')
  expect(request).not.toHaveBeenCalled()
})

test('the target of a redirect is only used if it is on the same host', async () => {
  const redirected = (to: string) => Object.defineProperties(html(), { redirected: { value: true }, url: { value: to } })
  serve({ '/old': redirected('https://docs.example.com/a'), '/away': redirected('https://evil.example/x') })
  expect(await get('/old')).toEqual({ html: PAGE, movedTo: 'https://docs.example.com/a' })
  await expect(get('/away')).rejects.toThrow('The page is on another site: https://evil.example/x')
})
