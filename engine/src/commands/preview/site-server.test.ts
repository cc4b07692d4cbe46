import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DocsError } from '../../model'
import { listen } from './listen'
import { createSiteServer } from './site-server'

const FILES: Record<string, string | Uint8Array> = {
  '404.html': '<h1>Page Not Found</h1>',
  'docs/home.html': '<h1>Home</h1>',
  'docs/home.html.br': brotliCompressSync('<h1>Home</h1>'),
  'docs/cloud/index.html': '<h1>Cloud</h1>',
  'docs/core/Guide.html': '<h1>Guide</h1>',
  'assets/site.12345678.css': 'body{}',
  _redirects: '/ /docs/home 302\n',
  _headers:
    "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
}
let folder = ''
let server: Server
let address = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  server = createSiteServer(folder)
  address = await listen(server, { fixed: 0, first: 0 })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests a raw path, which `fetch` would normalize. */
function get(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((done, fail) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path, ...options }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}

test.each([
  ['/docs/home', 'Home'],
  ['/docs/home/', 'Home'],
  ['/docs/home.html', 'Home'],
  ['/docs/home/index.html', 'Home'],
  ['/DOCS/Home', 'Home'],
  ['/docs/cloud', 'Cloud'],
  ['/docs/cloud/', 'Cloud'],
  ['/docs/core/guide', 'Guide'],
  ['/docs/home?q=1', 'Home'],
])('returns the page for %s', async (path, title) => {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  expect(body).toBe(`<h1>${title}</h1>`)
})

test('preserves the query string on redirects', async () => {
  const { status, headers } = await get('/?a=b')
  expect(status).toBe(302)
  expect(headers.location).toBe('/docs/home?a=b')
})

test('sends the headers defined in `_headers`', async () => {
  expect((await get('/docs/home')).headers['content-security-policy']).toBe("default-src 'none'")
  expect((await get('/assets/site.12345678.css')).headers['cache-control']).toContain('immutable')
})

test('sends precompressed files to clients that accept them', async () => {
  const { headers } = await get('/docs/home', { headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
})

test.each([
  '/nothing',
  '/docs/hom',
  '/docs/home/more',
  '/docs/home.html/more',
  '/docs/../etc/passwd',
  '/%252e%252e/etc/passwd',
  '/_redirects',
  '/_headers',
])('returns the not-found page with status 404 for %s', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(body).toContain('Page Not Found')
})

test('rejects malformed addresses and methods other than GET and HEAD', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
  for (const path of ['/docs/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])
    expect([path, (await get(path)).status]).toEqual([path, 400])
  expect((await get('/docs/home', { method: 'POST' })).status).toBe(405)
  expect((await get('/docs/home', { method: 'HEAD' })).body).toBe('')
})

test('reports a port that is in use and a folder without a built site', async () => {
  const port = Number(new URL(address).port)
  const other = createSiteServer(folder)
  await expect(listen(other, { fixed: port, first: 0 })).rejects.toThrow(`Port ${port} is in use.`)
  expect(() => createSiteServer(join(folder, 'docs'))).toThrow(DocsError)
})

test('serves a new build as soon as it replaces the previous one', async () => {
  renameSync(folder, `${folder}.last`)
  cpSync(`${folder}.last`, folder, { recursive: true })
  rmSync(`${folder}.last`, { recursive: true })
  writeFileSync(join(folder, 'docs/home.html'), '<h1>A new and longer home page</h1>')
  expect((await get('/docs/home')).body).toBe('<h1>A new and longer home page</h1>')
})

test('returns 404 for a file that was removed after the server started', async () => {
  rmSync(join(folder, 'docs/cloud/index.html'))
  const { status, headers } = await get('/docs/cloud/')
  expect([status, headers.etag]).toEqual([404, undefined])
})

test.each(['br;q=0', 'br; q=0.0', 'gzip', 'identity', ''])(
  'sends the uncompressed file for Accept-Encoding "%s"',
  async (accepted) => {
    const { status, headers } = await get('/docs/home', { headers: { 'accept-encoding': accepted } })
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, undefined, 'Accept-Encoding'])
  },
)
