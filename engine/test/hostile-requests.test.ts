import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { APACHE, startApache } from './support/apache'
import { configWith, createSite, page, temporaryFolder } from './support/fixture-site'
import { NGINX, startNginx } from './support/nginx'
import { type RawResponse, rawConnection, readAll, readResponses, sendRaw } from './support/raw-connection'
import { build } from './support/run-docs'
import type { WebServer } from './support/web-server'

const SECRET = 'not for readers'
const servers = [
  { name: 'nginx', isInstalled: NGINX !== '', start: (site: string) => startNginx(site, site) },
  { name: 'Apache with .htaccess', isInstalled: APACHE !== '', start: (site: string) => startApache(site, site, 'htaccess') },
  {
    name: 'Apache that includes .htaccess',
    isInstalled: APACHE !== '',
    start: (site: string) => startApache(site, site, 'include'),
  },
].filter(({ isInstalled }) => isInstalled)

let folder = ''
beforeAll(async () => {
  folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const site = createSite({
    'docs.config.ts': configWith({ plugins: "[redirects({ rules: [{ reason: 'Moved', paths: { '/old': '/docs/guide' } }] })]" }),
    'content/current/guide.md': page('Guide'),
    'static/data/table.csv': 'a,b\n1,2\n',
  })
  await build(site, `--out=${join(folder, 'site')}`)
  for (const path of ['secret.txt', 'site/.hidden', 'site/.git/config', 'site/data/.env']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), SECRET)
  }
  symlinkSync(join(folder, 'site/docs/guide.html'), join(folder, 'site/.link'))
})

describe.each(servers)('$name with the configuration of the build', ({ start }) => {
  let server: WebServer
  let port = 0
  beforeAll(async () => {
    server = await start(join(folder, 'site'))
    port = Number(new URL(server.origin).port)
  })
  afterAll(() => server?.stop())
  afterEach(async () => expect((await send(get('/docs/guide'))).body).toContain('<h1>Guide</h1>'))

  const HOST = 'Host: localhost\r\n'
  const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`

  async function send(request: string): Promise<RawResponse> {
    const [answer, ...others] = readResponses(await sendRaw(port, request))
    expect(others).toEqual([])
    if (!answer) throw new Error('The server closed the connection without a response.')
    return answer
  }

  test.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/docs/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2e%2Fsecret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..%255c..%255csecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/..;/secret.txt',
    '//secret.txt',
    '/./../secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%EF%BC%8E%EF%BC%8E/secret.txt',
    '/docs/guide%00.css',
    '/..%00/secret.txt',
    '/docs/guide::$DATA',
    '/.hidden',
    '/.link',
    '/.git/config',
    '/data/.env',
    '/docs/.%2e/.hidden',
    '/_redirects',
    '/%5fheaders',
    '/_hosts/nginx/maps.conf',
    '/docs/guide.html.br',
    '/data/table.csv/',
    '/assets',
    'http://docs.example.com/../secret.txt',
    'file:///etc/passwd',
    '/%',
    '/%zz',
    `/${'%2e%2e/'.repeat(250)}etc/passwd`,
    `/${'a'.repeat(2048)}`,
    `/${'a'.repeat(20_000)}`,
  ])('returns only files of the site: %.60s', async (target) => {
    const { status, headers, body } = await send(get(target))
    expect(status).toBeOneOf([400, 403, 404, 414, 431])
    expect(headers.location).toBeUndefined()
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
    for (const text of [SECRET, folder, 'root:']) expect(JSON.stringify(headers) + body).not.toContain(text)
  })

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '//old',
    '/old?next=//evil.example',
    '/old?%0d%0aSet-Cookie:%20a=b',
    'http://evil.example/old',
  ])('never redirects to another host: %s', async (target) => {
    const { status, headers } = await send(get(target))
    expect(status).toBeOneOf([301, 302, 400, 404])
    if (status < 400) expect(headers.location).toMatch(/^(?:https:\/\/docs\.example\.com)?\/docs\//)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['no host', 'GET /docs/guide HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a space before a colon', 'GET /docs/guide HTTP/1.1\r\nHost : docs.example.com\r\nConnection: close\r\n\r\n'],
    ['a NUL in the target', get('/docs\0/guide')],
    ['40,000 bytes in one header', get('/docs/guide', `X: ${'a'.repeat(40_000)}\r\n`)],
    ['a length that is not a number', get('/docs/guide', 'Content-Length: -1\r\n')],
    ['different lengths', get('/docs/guide', 'Content-Length: 3\r\nContent-Length: 4\r\n')],
  ])('rejects a request with %s', async (_, request) => {
    const { status, body } = await send(request)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('<h1>Guide</h1>')
  })

  test.each([
    ['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['an unknown transfer coding', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['an invalid chunk size', 'Transfer-Encoding: chunked\r\n', 'zz\r\n\r\n'],
    ['a list of lengths', 'Content-Length: 0, 9\r\n', ''],
  ])('does not execute a request that is smuggled behind %s', async (_, headers, body) => {
    const smuggled = `GET /data/table.csv HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
    const answers = await sendRaw(port, `GET /docs/guide HTTP/1.1\r\n${HOST}${headers}\r\n${body}${smuggled}`)
    expect(answers).not.toContain('a,b\n1,2')
  })

  test('responds to other clients while 200 clients never finish their headers', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => rawConnection(port)))
    for (const socket of sockets) socket.on('error', () => {}).write(`GET /docs/guide HTTP/1.1\r\n${HOST}X: `)
    expect((await send(get('/docs/guide'))).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('ignores a list of a thousand ranges or limits it', async () => {
    const socket = await rawConnection(port)
    const text = readAll(socket)
    socket.write(get('/data/table.csv', `Range: bytes=${'0-,'.repeat(1000)}0-\r\n`))
    expect((await text).length).toBeLessThan(100_000)
  })
})
