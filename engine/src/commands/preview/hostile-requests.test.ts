import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type RawAnswer, rawConnection, readAll, readAnswers, sendRaw } from '../../../test/support/raw-connection'
import { listen } from './listen'
import { createSiteServer, type ServerLimits } from './serve-site'

const SECRET = 'not for readers'
const HOME = '<h1>Home</h1>'
const TEXT = '0123456789'.repeat(100)
/** More than the buffers of both ends of a connection hold. */
const BIG = 40_000_000

let place = ''
let folder = ''
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'hostile-'))
  folder = join(place, 'site')
  const files: Record<string, string | Uint8Array> = {
    'secret.txt': SECRET,
    'site/404.html': '<h1>Page Not Found</h1>',
    'site/docs/home.html': HOME,
    'site/assets/site.css': TEXT,
    'site/assets/site.css.br': brotliCompressSync(TEXT),
    'site/assets/site.css.gz': gzipSync(TEXT),
    'site/big.bin': Buffer.alloc(BIG, 'x'),
    'site/.hidden': SECRET,
    'site/.well-known/security.txt': 'Contact: mailto:a@example.com',
    'site/_hosts/nginx/maps.conf': SECRET,
    'site/_redirects': '/ /docs/home 302\n/old /docs/home#part 301\n',
    'site/_headers': `/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), content)
  }
  symlinkSync(join(place, 'secret.txt'), join(folder, 'link.txt'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Starts a server for the site. */
async function start(limits: Partial<ServerLimits> = {}): Promise<{ server: Server; port: number }> {
  const server = createSiteServer(folder, '/', limits)
  return { server, port: Number(new URL(await listen(server, { fixed: 0, first: 0 })).port) }
}

const HOST = 'Host: localhost\r\n'
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`
const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

/** Sends one request on a connection of its own; its one answer. */
async function ask(port: number, bytes: string): Promise<RawAnswer> {
  const answers = readAnswers(await sendRaw(port, bytes))
  expect(answers).toHaveLength(1)
  return answers[0] as RawAnswer
}

async function expectAlive(port: number): Promise<void> {
  const { status, body } = await ask(port, get('/docs/home'))
  expect([status, body]).toEqual([200, HOME])
}

/** What no answer may tell. */
function expectDiscreet({ headers, body }: RawAnswer): void {
  const told = `${JSON.stringify(headers)}${body}`
  for (const inner of [SECRET, place, 'node:', '    at ']) expect(told).not.toContain(inner)
}

describe('whatever is asked', () => {
  let server: Server
  let port = 0
  beforeAll(async () => {
    ;({ server, port } = await start())
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  afterEach(() => expectAlive(port))

  test.each([
    ['/../secret.txt', 400],
    ['/docs/../../secret.txt', 400],
    ['/docs/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 400],
    ['/%2E%2e%2Fsecret.txt', 400],
    ['/docs/..%2f..%2fsecret.txt', 400],
    ['/%252e%252e/secret.txt', 404],
    ['/..%255c..%255csecret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/....//secret.txt', 404],
    ['/..;/secret.txt', 404],
    ['//secret.txt', 404],
    ['/./../secret.txt', 400],
    ['/%c0%ae%c0%ae/secret.txt', 404],
    ['/%e0%80%ae%e0%80%ae/secret.txt', 404],
    ['/..%c0%afsecret.txt', 404],
    ['/%uff0e%uff0e/secret.txt', 400],
    ['/%EF%BC%8E%EF%BC%8E/secret.txt', 404],
    ['/docs/home%00.css', 400],
    ['/..%00/secret.txt', 400],
    ['/docs/home.html%20', 404],
    ['/docs/home::$DATA', 404],
    ['/link.txt', 404],
    ['/.hidden', 404],
    ['/docs/.%2e/.hidden', 404],
    ['/_redirects', 404],
    ['/_redirects/', 404],
    ['/%5fheaders', 404],
    ['/_hosts/nginx/maps.conf', 404],
    ['/assets/site.css.br', 404],
    ['/assets/site.css/', 404],
    ['/assets', 404],
    ['/file:///etc/passwd', 404],
    ['http://docs.example.com/../secret.txt', 400],
    ['http://docs.example.com/%2e%2e/secret.txt', 400],
    ['file:///etc/passwd', 400],
    ['ftp://docs.example.com/docs/home', 400],
    ['docs/home', 400],
    ['*', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%E0%A4%A', 400],
    ['/%ff', 404],
    [`/${'%2e%2e/'.repeat(250)}etc/passwd`, 400],
    [`/${'/'.repeat(2000)}x`, 404],
    [`/${'a'.repeat(2048)}`, 404],
    [`/${'a'.repeat(20_000)}`, 431],
  ])('only files of the site are read: %.60s', async (target, status) => {
    const answer = await ask(port, get(target))
    expect(answer.status).toBe(status)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['cache-control'] ?? 'max-age=0').toContain('max-age=0')
    expectDiscreet(answer)
  })

  test('what is for programs lies at its well-known place', async () => {
    expect((await ask(port, get('/.well-known/security.txt'))).body).toContain('Contact:')
  })

  test.each([
    ['//evil.example/', 404],
    ['//evil.example/..', 302],
    ['//evil.example/%2e%2e', 302],
    ['/\\evil.example', 404],
    ['/%5cevil.example', 404],
    ['/%2f%2fevil.example', 404],
    ['/old/..//evil.example', 404],
    ['//', 302],
    ['/?//evil.example', 302],
    ['//old', 301],
    ['/old?next=//evil.example', 301],
    ['/old?%0d%0aSet-Cookie:%20a=b', 301],
    ['http://evil.example/old', 301],
    ['http://evil.example', 302],
  ])('nobody is led elsewhere: %s', async (target, status) => {
    const answer = await ask(port, get(target))
    expect(answer.status).toBe(status)
    if (status !== 404) expect(answer.headers.location).toMatch(/^\/docs\/home/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('an address of bytes that are no text is refused or answered, and no header is made of it', async () => {
    for (const target of ['/\xff', '/old?\xff', '/old?\x7f', '/old?a\tb']) {
      const answer = await ask(port, get(target))
      expect([301, 400, 404]).toContain(answer.status)
      expectDiscreet(answer)
    }
  })

  test('an address with its host, as proxies send it, and a long query are answered', async () => {
    expect((await ask(port, get('http://docs.example.com/docs/home'))).body).toBe(HOME)
    expect((await ask(port, get('HTTPS://docs.example.com:443/docs/home?a'))).body).toBe(HOME)
    expect((await ask(port, get(`/docs/home?${'a'.repeat(10_000)}`))).status).toBe(200)
  })

  test.each([
    ['no request at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no version', crlf('GET /docs/home', HOST.trim()), 400],
    ['an unknown version', crlf('GET /docs/home HTTP/3.7', HOST.trim()), 400],
    ['no target', crlf('GET  HTTP/1.1', HOST.trim()), 400],
    ['a space in the target', crlf('GET /docs/home x HTTP/1.1', HOST.trim()), 400],
    ['a NUL in the target', crlf('GET /docs\0/home HTTP/1.1', HOST.trim()), 400],
    ['no host', crlf('GET /docs/home HTTP/1.1'), 400],
    ['two hosts', crlf('GET /docs/home HTTP/1.1', HOST.trim(), 'Host: other', 'Connection: close'), 400],
    ['a header without a name', crlf('GET /docs/home HTTP/1.1', HOST.trim(), ': x'), 400],
    ['a header without a colon', crlf('GET /docs/home HTTP/1.1', HOST.trim(), 'nonsense'), 400],
    ['a space in front of a colon', crlf('GET /docs/home HTTP/1.1', 'Host : docs.example.com'), 400],
    ['a NUL in a header', crlf('GET /docs/home HTTP/1.1', HOST.trim(), 'X: a\0b'), 400],
    ['a line feed alone', 'GET /docs/home HTTP/1.1\nHost: a\n\n', 400],
    ['headers of 20,000 bytes', get('/docs/home', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['many small headers', get('/docs/home', 'X: abcdef\r\n'.repeat(4000)), 431],
    ['a cookie of a megabyte', get('/docs/home', `Cookie: ${'a'.repeat(1_000_000)}\r\n`), 431],
    ['an expectation nobody knows', get('/docs/home', 'Expect: a miracle\r\n'), 417],
    ['lengths that differ', get('/docs/home', 'Content-Length: 3\r\nContent-Length: 4\r\n'), 400],
    ['a length that is no number', get('/docs/home', 'Content-Length: -1\r\n'), 400],
    ['a length like no other', get('/docs/home', 'Content-Length: 1e3\r\n'), 400],
    ['a length beyond numbers', get('/docs/home', `Content-Length: ${'9'.repeat(30)}\r\n`), 400],
  ])('%s is refused', async (_, bytes, status) => {
    const answer = await ask(port, bytes)
    expect(answer.status).toBe(status)
    expectDiscreet(answer)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW', 'get'])(
    'the method %s is refused, with those that are not',
    async (method) => {
      const target = method === 'CONNECT' ? 'docs.example.com:443' : '/docs/home'
      const answer = await ask(port, `${method} ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
      expect([answer.status, answer.headers.allow, answer.body]).toEqual([405, 'GET, HEAD', ''])
    },
  )

  test('a name that leads to this machine by the will of somebody else is refused', async () => {
    const answer = await ask(port, `GET /docs/home HTTP/1.1\r\nHost: evil.example:${port}\r\nConnection: close\r\n\r\n`)
    expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8'])
    expect(answer.body).toContain('--allow-host=')
    expectDiscreet(answer)
  })

  test('OPTIONS of everything is refused, too', async () => {
    const answer = await ask(port, `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD has the headers of GET and nothing else', async () => {
    for (const target of ['/docs/home', '/big.bin', '/nothing']) {
      const head = await sendRaw(port, get(target).replace('GET', 'HEAD'))
      const [lines, body] = head.split('\r\n\r\n')
      expect(body).toBe('')
      const whole = await sendRaw(port, get(target, target === '/big.bin' ? 'Range: bytes=0-0,2-\r\n' : ''))
      const withoutDate = (text = '') => text.replace(/^Date: .*$/m, '')
      expect(withoutDate(lines)).toBe(withoutDate(whole.slice(0, whole.indexOf('\r\n\r\n'))))
    }
  })

  test('old clients that name no host are answered', async () => {
    const answer = await ask(port, 'GET /docs/home HTTP/1.0\r\n\r\n')
    expect([answer.status, answer.body, answer.headers.connection]).toEqual([200, HOME, 'close'])
  })

  test('two thousand small headers are read', async () => {
    expect((await ask(port, get('/docs/home', 'a:b\r\n'.repeat(2000)))).status).toBe(200)
  })

  test('other protocols are not changed to', async () => {
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'
    const answer = await ask(port, `GET /docs/home HTTP/1.1\r\n${HOST}${upgrade}\r\n`)
    expect(answer.body).toBe(HOME)
  })

  test.each([
    ['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['both lengths, turned round', 'Transfer-Encoding: chunked\r\nContent-Length: 50\r\n', '0\r\n\r\n'],
    ['a coding that only sounds like one', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
    ['a coding behind the last', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['a space in front of the colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['a header over two lines', 'Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n'],
    ['a chunk size that is none', 'Transfer-Encoding: chunked\r\n', 'zz\r\n\r\n'],
    ['a chunk size beyond numbers', 'Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n'],
    ['a body', 'Content-Length: 3\r\n', 'a=b'],
    ['a body in chunks', 'Transfer-Encoding: chunked\r\n', '3\r\na=b\r\n0\r\n\r\n'],
    ['a length that hides a request', 'Content-Length: 0, 9\r\n', ''],
  ])('nothing is smuggled behind %s', async (_, headers, body) => {
    const inner = `GET /big.bin HTTP/1.1\r\n${HOST}\r\n`
    const answers = readAnswers(await sendRaw(port, `GET /docs/home HTTP/1.1\r\n${HOST}${headers}\r\n${body}${inner}`))
    expect(answers.length).toBeLessThanOrEqual(1)
    for (const answer of answers) {
      expect([200, 400]).toContain(answer.status)
      expect(answer.headers.connection).toBe('close')
    }
  })

  test('a client that asks whether to send its body is answered without it', async () => {
    const answer = await ask(port, `GET /docs/home HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 1000000\r\n\r\n`)
    expect([answer.status, answer.body, answer.headers.connection]).toEqual([200, HOME, 'close'])
  })

  test('requests that come in one go are answered in their order', async () => {
    const targets = Array.from({ length: 100 }, (_, i) => (i % 3 === 0 ? '/docs/home' : i % 3 === 1 ? '/nothing' : '/old'))
    const requests = targets.map((target) => `GET ${target} HTTP/1.1\r\n${HOST}\r\n`).join('')
    const answers = readAnswers(await sendRaw(port, requests + get('/assets/site.css')))
    expect(answers.map(({ status }) => status)).toEqual([...targets.map((_, i) => [200, 404, 301][i % 3]), 200])
    expect(answers.at(-1)?.body).toBe(TEXT)
  })

  test('who sends hundreds of requests without waiting for answers is let go', async () => {
    const answers = readAnswers(await sendRaw(port, `GET /docs/home HTTP/1.1\r\n${HOST}\r\n`.repeat(10_000)))
    expect(answers.length).toBeLessThan(1000)
  })

  test('nonsense behind a request is no part of its answer', async () => {
    const text = await sendRaw(port, `GET /assets/site.css HTTP/1.1\r\n${HOST}\r\nnonsense\r\n\r\n`)
    const [first, ...others] = readAnswers(text)
    if (first?.status === 200) expect(first.body).toBe(TEXT)
    else expect([undefined, 400]).toContain(first?.status)
    expect(others.map(({ status }) => status).filter((status) => status !== 400)).toEqual([])
  })

  test.each([
    ['bytes=0-9', 206, '0123456789', 'bytes 0-9/1000'],
    ['bytes=995-', 206, '56789', 'bytes 995-999/1000'],
    ['bytes=-5', 206, '56789', 'bytes 995-999/1000'],
    ['bytes=990-99999', 206, '0123456789', 'bytes 990-999/1000'],
    ['bytes=1000-', 416, '', 'bytes */1000'],
    ['bytes=5-2', 200, TEXT, undefined],
    ['bytes=a-b', 200, TEXT, undefined],
    ['lines=0-9', 200, TEXT, undefined],
    [`bytes=${'0-,'.repeat(1000)}0-`, 200, TEXT, undefined],
  ])('of a part of a file, %.20s, comes the right one', async (range, status, body, contentRange) => {
    const answer = await ask(port, get('/assets/site.css', `Range: ${range}\r\n`))
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange])
  })

  test('parts of large files come right, too', async () => {
    const answer = await ask(port, get('/big.bin', `Range: bytes=${BIG - 3}-\r\n`))
    expect([answer.status, answer.body]).toEqual([206, 'xxx'])
  })

  test('a file that has not changed is not sent again, in whichever form it was kept', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const accept = `Accept-Encoding: ${coding}\r\n`
      const { etag, 'last-modified': date } = (await ask(port, get('/assets/site.css', accept))).headers
      for (const condition of [`If-None-Match: ${etag}`, `If-None-Match: "x", W/${etag}`, `If-Modified-Since: ${date}`]) {
        const answer = await ask(port, get('/assets/site.css', `${accept}${condition}\r\n`))
        expect([answer.status, answer.headers.etag, answer.headers.vary]).toEqual([304, etag, 'Accept-Encoding'])
      }
      expect((await ask(port, get('/assets/site.css', `${accept}If-Match: "x"\r\n`))).status).toBe(412)
      const other = `${accept}Range: bytes=0-4\r\nIf-Range: "x"\r\n`
      expect((await ask(port, get('/assets/site.css', other))).status).toBe(200)
      const same = `${accept}Range: bytes=0-4\r\nIf-Range: ${etag}\r\n`
      expect((await ask(port, get('/assets/site.css', same))).headers['content-length']).toBe('5')
    }
  })

  test.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity;q=0', undefined],
    ['*', 'br'],
    ['zebra, ;;, q=1', undefined],
  ])('to Accept-Encoding %s comes %s', async (accepted, coding) => {
    const { headers, status } = await ask(port, get('/assets/site.css', `Accept-Encoding: ${accepted}\r\n`))
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding'])
  })
})

describe.concurrent('clients that are slow', () => {
  const SHORT = { headers: 1000, request: 1000, keepAlive: 1000, idle: 3000, checked: 50 }

  /** Runs with a server of short limits, which answers to the end. */
  async function withServer(limits: Partial<ServerLimits>, run: (port: number) => Promise<void>): Promise<void> {
    const { server, port } = await start(limits)
    try {
      await run(port)
      await expectAlive(port)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  test('two hundred that never end their headers do not keep others waiting, and are sent away', async () => {
    await withServer(SHORT, async (port) => {
      const sockets = await Promise.all(Array.from({ length: 200 }, () => rawConnection(port)))
      const refusals = sockets.map(readAll)
      for (const socket of sockets) socket.write(`GET /docs/home HTTP/1.1\r\n${HOST}X: `)
      await expectAlive(port)
      for (const refusal of await Promise.all(refusals)) expect(readAnswers(refusal).map(({ status }) => status)).toEqual([408])
    })
  })

  test('one that sends a byte now and then is sent away, too', async () => {
    await withServer(SHORT, async (port) => {
      const socket = await rawConnection(port)
      const answer = readAll(socket)
      const drip = setInterval(() => socket.writable && socket.write('a'), 100)
      socket.write(`GET /docs/home HTTP/1.1\r\n${HOST}X: `)
      const text = await answer
      clearInterval(drip)
      expect(readAnswers(text).map(({ status }) => status)).toEqual([408])
    })
  })

  test('one that says nothing, and one that has nothing more to say, are left', async () => {
    await withServer(SHORT, async (port) => {
      await readAll(await rawConnection(port))
      const answered = await sendRaw(port, `GET /docs/home HTTP/1.1\r\n${HOST}\r\n`)
      expect(readAnswers(answered).map(({ status }) => status)).toEqual([200])
    })
  })

  test('one that ends its side is let go, and refused when its request has no end', async () => {
    await withServer({}, async (port) => {
      const whole = await rawConnection(port)
      const answer = readAll(whole)
      whole.end(`GET /docs/home HTTP/1.1\r\n${HOST}\r\n`)
      for (const { status, body } of readAnswers(await answer)) expect([status, body]).toEqual([200, HOME])
      const half = await rawConnection(port)
      const refusal = readAll(half)
      half.end(`GET /docs/home HTTP/1.1\r\n${HOST}`)
      expect(readAnswers(await refusal).map(({ status }) => status)).toEqual([400])
    })
  })

  test.skipIf(process.platform !== 'linux')('one that does not read, and one that goes away, leave no file open', async () => {
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('/big.bin')
        } catch {
          return false // closed meanwhile
        }
      }).length
    const until = async (count: number) => {
      while (openFiles() !== count) await new Promise((done) => setTimeout(done, 10))
    }
    await withServer({ idle: 500 }, async (port) => {
      const idle = await rawConnection(port)
      idle
        .on('error', () => {})
        .pause()
        .write(get('/big.bin'))
      await until(1)
      await until(0) // the server has given up
      idle.destroy()
    })
    await withServer({}, async (port) => {
      const sockets = await Promise.all(Array.from({ length: 20 }, () => rawConnection(port)))
      for (const socket of sockets)
        socket
          .on('error', () => {})
          .pause()
          .write(get('/big.bin'))
      await until(20)
      for (const socket of sockets) socket.destroy()
      await until(0)
    })
  })
})
