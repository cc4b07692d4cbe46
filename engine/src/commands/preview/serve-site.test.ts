import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DocsError } from '../../model/errors/docs-error'
import { listen } from './listen'
import { createSiteServer } from './serve-site'

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

/** Asks for a raw path: `fetch` would tidy it up first. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
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
])('%s shows the page itself', async (path, title) => {
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body).toBe(`<h1>${title}</h1>`)
})

test('redirects keep the query', async () => {
  const { status, headers } = await ask('/?a=b')
  expect(status).toBe(302)
  expect(headers.location).toBe('/docs/home?a=b')
})

test('headers come from the emitted rules, hashed files may be kept for ever', async () => {
  expect((await ask('/docs/home')).headers['content-security-policy']).toBe("default-src 'none'")
  expect((await ask('/assets/site.12345678.css')).headers['cache-control']).toContain('immutable')
})

test('a precompressed form is sent to those who take it', async () => {
  const { headers } = await ask('/docs/home', { headers: { 'accept-encoding': 'br' } })
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
])('%s answers 404 with the not-found page', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).toContain('Page Not Found')
})

test('malformed addresses and other methods are refused', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(400)
  for (const path of ['/docs/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  expect((await ask('/docs/home', { method: 'POST' })).status).toBe(405)
  expect((await ask('/docs/home', { method: 'HEAD' })).body).toBe('')
})

test('a taken port is named, and a folder that holds no site is refused', async () => {
  const port = Number(new URL(address).port)
  const other = createSiteServer(folder)
  await expect(listen(other, { fixed: port, first: 0 })).rejects.toThrow(`Port ${port} is in use.`)
  expect(() => createSiteServer(join(folder, 'docs'))).toThrow(DocsError)
})

test('a build that takes the place of the served one is served at once', async () => {
  renameSync(folder, `${folder}.last`)
  cpSync(`${folder}.last`, folder, { recursive: true })
  rmSync(`${folder}.last`, { recursive: true })
  writeFileSync(join(folder, 'docs/home.html'), '<h1>A new and longer home page</h1>')
  expect((await ask('/docs/home')).body).toBe('<h1>A new and longer home page</h1>')
})

test('a file that has gone answers 404, one that cannot be read 503 for a moment, and others are served', async () => {
  for (const name of ['gone.txt', 'lost.txt']) writeFileSync(join(folder, 'assets', name), 'text')
  const other = createSiteServer(folder)
  const origin = await listen(other, { fixed: 0, first: 0 })
  for (const name of ['gone.txt', 'lost.txt']) rmSync(join(folder, 'assets', name))
  mkdirSync(join(folder, 'assets/lost.txt'))
  const gone = await fetch(`${origin}/assets/gone.txt`)
  expect([gone.status, await gone.text(), gone.headers.get('etag')]).toEqual([404, '<h1>Page Not Found</h1>', null])
  const lost = await fetch(`${origin}/assets/lost.txt`)
  expect([lost.status, await lost.text(), lost.headers.get('retry-after')]).toEqual([503, '', '1'])
  for (const { headers } of [gone, lost]) expect(headers.get('cache-control')).toBeNull()
  expect((await fetch(`${origin}/docs/home`)).status).toBe(200)
  other.closeAllConnections()
  other.close()
})
