import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { request, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  '/assets',
  '/assets/',
  '/assets/site.12345678.css/',
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

/** Opens connections that send requests for a large file and don't read the responses, and waits until the server can't send more. */
async function connectSlowReaders(count: number, head: string) {
  const port = Number(new URL(address).port)
  const received: Socket[] = []
  const listener = (socket: Socket) => received.push(socket)
  server.on('connection', listener)
  const clients = Array.from({ length: count }, () => connect(port, '127.0.0.1').pause())
  for (const client of clients) client.write(head)
  await vi.waitFor(() => expect(received.map((socket) => socket.writableNeedDrain)).toEqual(clients.map(() => true)), 20_000)
  server.removeListener('connection', listener)
  return clients
}
const openFiles = (path: string) =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path
    } catch {
      return false
    }
  }).length

test.skipIf(process.platform !== 'linux')('buffers little for slow readers, and opens one file for each connection', async () => {
  const large = join(folder, 'large.txt')
  const size = 16 << 20
  writeFileSync(large, '')
  truncateSync(large, size)
  const responses: ServerResponse[] = []
  const listener = (_: unknown, response: ServerResponse) => responses.push(response)
  server.on('request', listener)
  const get = 'GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const clients = await connectSlowReaders(4, get.repeat(3))
  expect(responses).toHaveLength(12)
  const buffered = responses.reduce((sum, response) => sum + response.writableLength, 0)
  expect(buffered).toBeGreaterThan(0)
  expect(buffered).toBeLessThanOrEqual(4 * 256 * 1024)
  expect(openFiles(large)).toBe(4)

  // One reader continues and gets all responses, and the others leave.
  const [reader, ...others] = clients
  for (const client of others) client.destroy()
  let zeros = 0
  let text = ''
  for await (const chunk of reader ?? []) {
    const found = chunk.toString('latin1').replaceAll('\0', '')
    zeros += chunk.length - found.length
    text += found
    if (zeros === 3 * size) break
  }
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(text.match(/Content-Length: 16777216/g)).toHaveLength(3)
  await vi.waitFor(() => expect(openFiles(large)).toBe(0))
  server.removeListener('request', listener)
})

test.skipIf(process.platform !== 'linux')('responses without a body close the file', async () => {
  const { headers } = await get('/large.txt', { method: 'HEAD' })
  expect(headers['content-length']).toBe(String(16 << 20))
  const headersOf = { 'if-none-match': String(headers.etag) }
  expect((await get('/large.txt', { headers: headersOf })).status).toBe(304)
  await vi.waitFor(() => expect(openFiles(join(folder, 'large.txt'))).toBe(0))
})
