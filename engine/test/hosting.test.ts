import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteServer, listen } from '../src/commands/preview'
import { mediaType, parseHeaders, parseRedirects } from '../src/output'
import { APACHE, startApache } from './support/apache'
import { configWith, createSite, page, temporaryFolder } from './support/fixture-site'
import { Html } from './support/html'
import { BROTLI, NGINX, startNginx } from './support/nginx'
import { observatoryScore } from './support/observatory-score'
import { build } from './support/run-docs'
import type { WebServer } from './support/web-server'

/** A file name with characters that mean something in configurations. */
const STRANGE = `$1 \${a} %1 {b};"c"\\d'é#?.txt`
const versions =
  "[{ name: 'current', path: '/docs', isLast: true, sidebars }, { name: '1.x', path: '/docs/1.x', sidebars: { guide: ['index', 'old'] } }]"
const redirects = `{
  rules: [{ reason: 'Moved', paths: {
    '/docs/gone': '/docs/Guide#part',
    '/docs/x.html': '/docs/Guide',
    '/docs/folder/': '/docs/',
    '/docs/Mixed_Case': '/docs/Guide',
    '/out': 'https://example.com/o',
    '/docs/a$1{b};%251': '/docs/Guide',
    '/docs/"quoted"': '/docs/Guide',
    '/docs/back\\\\slash': '/docs/Guide',
    '/docs/two%20words': '/docs/Guide',
    '/docs/100%25': '/docs/Guide',
    '/docs/caf%C3%A9': '/docs/Guide',
    '/strange': 'https://example.com/$1{x}"y"\\\\é%20100%25#$2',
  } }],
  missingPages: '1.x',
}`
const config = configWith({
  versions,
  plugins: `[sitemap(), redirects(${redirects}), webApp({ iconBackground: '#1d55c4' })]`,
  favicon: "'/img/icon.svg'",
})
const files = {
  'content/current/guide.md': page('Guide', `## Part {#part}\n\n${'Text. '.repeat(100)}`).replace('---\n', '---\nslug: Guide\n'),
  'content/current/folder/index.md': null,
  'content/1.x/index.md': page('Start'),
  'content/1.x/old.md': page('Old'),
  'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'static/data/table.csv': 'a,b\n1,2\n',
  'static/data/archive.tar.gz': 'as it is',
  'static/data/trips.parquet': 'PAR1',
  'static/data/notes.txt': 'Notes',
  'static/data/report.pdf': '%PDF',
  'static/data/code.py': 'pass',
  'static/data/font.woff2': 'wOF2',
  'static/data/feed.rss': '<rss/>',
  'static/data/Upper.CSV': 'a,b',
  'static/data/page.html': '<h1>Static</h1>',
  'content/current/price.md': page('Price').replace('---\n', "---\nslug: US$1,(a);b!'c\n"),
  [`static/data/${STRANGE}`]: 'strange',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com',
  'static/.well-known/.secret': 'secret',
  'static/.env': 'secret',
  'static/.git/README.md': 'secret',
  'static/data/.hidden/a.txt': 'secret',
  'static/img/100% sure #1?.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2">${' '.repeat(300)}</svg>`,
}

/** A response with its unchanged bytes. */
interface HostResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A web server for the site, with the known differences of its responses. */
interface Host {
  name: string
  isInstalled: boolean
  /** Scheme and host of redirects. By default, redirects contain only a path. */
  redirectsTo?: string
  start(www: string, site: string, baseUrl: string): Promise<WebServer>
}

const hosts: Host[] = [
  {
    name: 'docs serve',
    isInstalled: true,
    async start(_, site, baseUrl) {
      const server = createSiteServer(site, baseUrl)
      const origin = await listen(server, { fixed: 0, first: 0 })
      const stop = async () => {
        server.closeAllConnections()
        server.close()
      }
      return { origin, stop }
    },
  },
  { name: 'nginx', isInstalled: NGINX !== '' && BROTLI !== undefined, start: startNginx },
  {
    name: 'Apache that reads .htaccess',
    isInstalled: APACHE !== '',
    redirectsTo: 'https://docs.example.com',
    start: (www, site) => startApache(www, site, 'htaccess'),
  },
  {
    name: 'Apache that includes .htaccess',
    isInstalled: APACHE !== '',
    redirectsTo: 'https://docs.example.com',
    start: (www, site) => startApache(www, site, 'include'),
  },
]

// Without CI, `npm test` prints which web servers are missing.
test.runIf(process.env.CI)('all web servers are installed', () => {
  const missing = hosts.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
  expect(
    missing,
    'Install the missing web servers (Debian: nginx-light, libnginx-mod-http-brotli-static, apache2-bin), or set their paths with NGINX and APACHE.',
  ).toEqual([])
})

describe.each(['/', '/ba$e/'])('a site under %s', (baseUrl) => {
  let out = ''
  let root = ''
  beforeAll(async () => {
    const www = temporaryFolder()
    chmodSync(www, 0o755)
    // Like after a deployment, the served folder is a symbolic link.
    out = join(www, 'releases/one')
    const place = join(www, 'served', baseUrl.slice(1, -1))
    root = baseUrl === '/' ? place : dirname(place)
    await build(createSite({ 'docs.config.ts': config, ...files }), `--out=${out}`, `--base=${baseUrl}`)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(out, place)
    for (const name of ['.env', '.git/README.md', '.well-known/.secret', 'data/.hidden/a.txt']) {
      expect([name, existsSync(join(out, name))]).toEqual([name, false])
      // Another program could create them later.
      mkdirSync(dirname(join(out, name)), { recursive: true })
      writeFileSync(join(out, name), 'secret')
    }
  })

  describe.each(hosts.filter(({ isInstalled }) => isInstalled))('$name', ({ name, redirectsTo, start }) => {
    let site: WebServer
    const send = async (
      path: string,
      init: { method?: string; headers?: Record<string, string> } = {},
    ): Promise<HostResponse> => {
      const { hostname, port } = new URL(site.origin)
      const sent = request({ hostname, port, path: baseUrl + path, agent: false, ...init }).end()
      const [response] = await once(sent, 'response')
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
    }
    beforeAll(async () => {
      site = await start(root, join(root, baseUrl), baseUrl)
    })
    afterAll(() => site?.stop())

    test.each([
      ['docs/Guide', 'Guide'],
      ['docs/Guide/', 'Guide'],
      ['docs/Guide.html', 'Guide'],
      ['docs/Guide/index.html', 'Guide'],
      ['docs/guide', 'Guide'],
      ['DOCS/GUIDE', 'Guide'],
      ['docs/Guide?a=1', 'Guide'],
      ['docs', 'Start'],
      ['docs/', 'Start'],
      ['Docs/index.html', 'Start'],
      ['docs/1.x/old', 'Old'],
      ['docs/1.x/OLD/', 'Old'],
      ['docs/Guide.HTML', 'Guide'],
      ['data/PAGE', 'Static'],
      ['docs/guide/INDEX.HTML', 'Guide'],
      ['DOCS/Index.Html', 'Start'],
      ['docs/1.x/OLD.HTML', 'Old'],
      ['docs/index', 'Start'],
      ['docs/INDEX/', 'Start'],
      ['docs/index/index', 'Start'],
      ['docs/index/index.html', 'Start'],
      ['docs/Guide/index', 'Guide'],
      ['docs/1.x/index/', 'Start'],
      ['docs/1.x/old/Index', 'Old'],
      ["docs/us$1,(a);b!'c", 'Price'],
      ["docs/US$1,(A);B!'c/", 'Price'],
    ])('returns the page for %s', async (path, title) => {
      const { status, headers, body } = await send(path)
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body.toString()).toContain(`<h1>${title}</h1>`)
    })

    test.each([
      ['', 302, 'docs/'],
      ['INDEX.HTML', 302, 'docs/'],
      ['index', 302, 'docs/'],
      ['Index/', 302, 'docs/'],
      ['docs/gone/index', 301, 'docs/Guide#part'],
      ['docs/gone/index.html', 301, 'docs/Guide#part'],
      ['docs/folder/index/', 301, 'docs/'],
      ['DOCS/GONE.HTML', 301, 'docs/Guide#part'],
      ['docs/gone', 301, 'docs/Guide#part'],
      ['DOCS/Gone/?a=1', 301, 'docs/Guide?a=1#part'],
      ['docs/x.html', 301, 'docs/Guide'],
      ['docs/x', 301, 'docs/Guide'],
      ['docs/folder', 301, 'docs/'],
      ['docs/folder/', 301, 'docs/'],
      ['docs/mixed_case', 301, 'docs/Guide'],
      ['docs/old', 302, 'docs/1.x/old'],
      ['out?a=1', 301, 'https://example.com/o?a=1'],
      ['docs/A$1%7Bb%7D;%251', 301, 'docs/Guide'],
      ['docs/%22quoted%22/', 301, 'docs/Guide'],
      ['docs/back%5Cslash', 301, 'docs/Guide'],
      ['docs/two%20words', 301, 'docs/Guide'],
      ['docs/100%25', 301, 'docs/Guide'],
      ['docs/caf%C3%A9', 301, 'docs/Guide'],
      ['strange', 301, 'https://example.com/$1%7Bx%7D%22y%22%5C%C3%A9%20100%25#$2'],
    ])('redirects %s once', async (path, status, to) => {
      const { status: got, headers } = await send(path)
      const target = to.startsWith('https:') ? new URL(to).href : (redirectsTo ?? '') + baseUrl + to
      expect([got, headers.location]).toEqual([status, target])
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      if (!to.startsWith('https:')) expect((await send(to.replace(/#.*/, ''))).status).toBe(200)
    })

    test('redirects every address of _redirects to its final target', async () => {
      for (const { from, to, status } of parseRedirects(readFileSync(join(out, '_redirects'), 'utf8'))) {
        // The folder without its slash is not inside the site.
        if (!from.startsWith(baseUrl)) continue
        const { status: got, headers } = await send(from.slice(baseUrl.length).split('/').map(encodeURIComponent).join('/'))
        const target = to.startsWith('/') ? (redirectsTo ?? '') + to : to
        expect([from, got, headers.location]).toEqual([from, status, target])
      }
    })

    test('never repeats the host of a request', async () => {
      for (const path of ['docs/gone', 'docs/Guide/', 'docs/none', '', 'docs/old/']) {
        const { status, headers, body } = await send(path, { headers: { host: 'evil.example' } })
        expect([path, status]).toEqual([path, name === 'docs serve' ? 403 : expect.any(Number)])
        expect(JSON.stringify(headers) + body.toString()).not.toContain('evil.example')
      }
    })

    test.each(['gzip;q=0', 'br;q=0', 'br;q=0, gzip; q=0.0', '*;q=0', 'gzip;q=0, *;q=0.5', 'identity'])(
      'sends nothing compressed to clients that refuse it: %s',
      async (accepted) => {
        const refused = ['gzip', 'br'].filter((coding) => !accepted.includes('*;q=0.5') || accepted.includes(`${coding};q=0`))
        // The second is too small to be compressed by the build.
        for (const path of ['docs/Guide', 'robots.txt', 'data/table.csv']) {
          const { status, headers } = await send(path, { headers: { 'accept-encoding': accepted } })
          expect([path, status]).toEqual([path, 200])
          expect(refused).not.toContain(headers['content-encoding'])
        }
      },
    )

    test('returns the not-found page for unknown addresses', async () => {
      for (const path of [
        'docs/none',
        'docs/none/',
        'docs/Guide/none',
        'assets/none.js',
        'assets/',
        'data/',
        'docs/none.html',
        'docs/none/index',
        'docs/indexes',
      ]) {
        const { status, headers, body } = await send(path)
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
        expect(body.toString()).toContain('Page Not Found')
        expect(headers['cache-control'] ?? '').not.toContain('immutable')
      }
    })

    test('responds to encoded slashes and to names that are too long', async () => {
      for (const [path, usual, apache] of [
        ['docs%2FGuide', 200, 404],
        ['docs%2Fnone', 404, 404],
        ['a'.repeat(300), 404, 403],
        [`docs/${'a'.repeat(300)}.html`, 404, 403],
      ] as const) {
        const { status, headers } = await send(path)
        expect([path, status]).toEqual([path, name.startsWith('Apache') ? apache : usual])
        // Apache rejects long names and, by default, encoded slashes before it applies the configuration of the site.
        const isRejected = status === 403 || (name === 'Apache that reads .htaccess' && path.includes('%2F'))
        expect([path, headers['content-security-policy'] === undefined]).toEqual([path, isRejected])
      }
    })

    test.each([
      ['none', null],
      ['docsnone', null],
      ['docs/none', 'current'],
      ['docs/1.xx/none', 'current'],
      ['docs/1.x/none', '1.x'],
      ['DOCS/1.X/none/none/', '1.x'],
      ['docs/1.x/none.html?a=1', '1.x'],
      ['docs/1.x/Guide.md', '1.x'],
    ])('returns the not-found page of the version for %s (%s)', async (path, version) => {
      const { status, headers, body } = await send(path)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      const html = new Html(body.toString())
      expect(JSON.parse(html.one('script', { id: 'page-data' }).text).version).toBe(version)
      expect(headers['content-security-policy']).toBeDefined()
    })

    test.runIf(baseUrl !== '/' && name !== 'docs serve')('does not affect addresses outside of the site', async () => {
      const { status, headers, body } = await send('../none')
      expect([status, headers['content-security-policy']]).toEqual([404, undefined])
      expect(body.toString()).not.toContain('Page Not Found')
    })

    test('sends the headers of the build with every response: pages, files, redirects and errors', async () => {
      const { 'Strict-Transport-Security': _, ...always } =
        parseHeaders(readFileSync(join(out, '_headers'), 'utf8'))[0]?.headers ?? {}
      expect(Object.keys(always).length).toBeGreaterThan(5)
      for (const [path, status, method] of [
        ['docs/Guide', 200, 'GET'],
        ['docs/Guide.md', 200, 'GET'],
        ['data/table.csv', 200, 'GET'],
        ['docs/gone', 301, 'GET'],
        ['docs/old', 302, 'GET'],
        ['docs/none', 404, 'GET'],
        ['assets/none.js', 404, 'GET'],
        ['docs/Guide', 405, 'POST'],
      ] as const) {
        const { status: got, headers } = await send(path, { method })
        expect([path, got]).toEqual([path, status])
        for (const [name, value] of Object.entries(always))
          expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value])
        expect(headers['set-cookie']).toBeUndefined()
        expect(headers.server ?? '').not.toMatch(/nginx\//)
      }
    })

    test('sends Strict-Transport-Security only over TLS', async () => {
      expect((await send('docs/Guide')).headers['strict-transport-security']).toBeUndefined()
      for (const path of ['docs/Guide', 'docs/gone', 'docs/none']) {
        const { headers } = await send(path, { headers: { 'x-forwarded-proto': 'https' } })
        expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=63072000'])
      }
    })

    test('scores 110 points or more by the rules of the HTTP Observatory', async () => {
      const { headers, body } = await send('docs/Guide', { headers: { 'x-forwarded-proto': 'https' } })
      expect(observatoryScore(headers, body.toString())).toBeGreaterThanOrEqual(110)
    })

    test('lets only files with a content hash in their names be cached for good', async () => {
      const html = (await send('docs/Guide')).body.toString()
      const script = /assets\/runtime\.[0-9a-f]+\.js/.exec(html)?.[0] ?? ''
      const { status, headers } = await send(script)
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
      for (const path of ['docs/Guide', 'data/table.csv', 'docs/Guide.md'])
        expect((await send(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    })

    test('lets icons and the manifest be cached for a day', async () => {
      for (const [path, type] of [
        ['favicon.ico', /^image\//],
        ['manifest.webmanifest', /^application\/manifest\+json/],
      ] as const) {
        for (const coding of ['identity', 'br']) {
          const { status, headers } = await send(path, { headers: { 'accept-encoding': coding } })
          expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=86400'])
          expect(headers['content-type']).toMatch(type)
          expect(headers['x-content-type-options']).toBe('nosniff')
        }
      }
    })

    test('returns a page with a matching canonical URL for every address of the sitemap', async () => {
      const xml = (await send('sitemap.xml')).body.toString()
      const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
      expect(found.map((address) => address.replace(`https://docs.example.com${baseUrl}`, ''))).toEqual([
        'docs/',
        'docs/Guide',
        "docs/US$1,(a);b!'c",
        'docs/1.x/',
        'docs/1.x/old',
      ])
      for (const address of found) {
        const { status, body } = await send(new URL(address).pathname.slice(baseUrl.length))
        expect([address, status]).toEqual([address, 200])
        expect(new Html(body.toString()).one('link', { rel: 'canonical' }).attribute('href')).toBe(address)
      }
      expect((await send('robots.txt')).body.toString()).toContain(`https://docs.example.com${baseUrl}sitemap.xml`)
    })

    test('responds with 304 if a page has not changed', async () => {
      for (const coding of ['identity', 'br']) {
        const first = await send('docs/Guide', { headers: { 'accept-encoding': coding } })
        const again = await send('docs/Guide', {
          headers: { 'accept-encoding': coding, 'if-none-match': first.headers.etag ?? '' },
        })
        expect([again.status, again.body.length]).toEqual([304, 0])
      }
    })

    test.each([
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const)('sends the %s files of the build with the right headers', async (coding, decompress) => {
      const plain = await send('docs/Guide')
      const style = /assets\/site\.[0-9a-f]+\.css/.exec(plain.body.toString())?.[0] ?? ''
      const ending = { gzip: 'gz', br: 'br' }[coding]
      for (const [path, name, type] of [
        ['docs/guide/', 'docs/Guide.html', 'text/html; charset=utf-8'],
        ['docs/', 'docs/index.html', 'text/html; charset=utf-8'],
        [style, style, 'text/css; charset=utf-8'],
        ['docs/Guide.md', 'docs/Guide.md', 'text/markdown; charset=utf-8'],
      ] as const) {
        const { headers, body } = await send(path, { headers: { 'accept-encoding': coding } })
        expect(headers['content-language']).toBeUndefined()
        expect([path, headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
          path,
          coding,
          type,
          expect.stringMatching(/^Accept-Encoding$/i),
        ])
        expect(body.equals(readFileSync(join(out, `${name}.${ending}`)))).toBe(true)
        expect(decompress(body).equals(readFileSync(join(out, name)))).toBe(true)
      }
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toMatch(/^Accept-Encoding$/i)
    })

    test('serves Markdown copies and files with their media types, whatever their names', async () => {
      expect((await send('docs/Guide.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect((await send('data/archive.tar.gz')).body.toString()).toBe('as it is')
      const drawing = await send(`img/${encodeURIComponent('100% sure #1?.svg')}`)
      expect([drawing.status, drawing.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
      for (const path of Object.keys(files).flatMap((file) =>
        /^static\/data\/[\w.]+$/.test(file) ? [file.slice('static/'.length)] : [],
      )) {
        const { headers } = await send(path, { headers: { 'accept-encoding': 'gzip, br' } })
        expect([path, headers['content-type'], headers['content-encoding']]).toEqual([path, mediaType(path), undefined])
      }
      const strange = await send(`data/${encodeURIComponent(STRANGE)}`)
      expect([strange.status, strange.body.toString()]).toEqual([200, 'strange'])
    })

    test('does not serve names that begin with a dot, except in .well-known', async () => {
      for (const path of ['.env', '.git/README.md', '.git/', '.well-known/.secret', 'data/.hidden/a.txt', 'docs/.%65nv'])
        expect([path, (await send(path)).status]).toEqual([path, 404])
      expect((await send('.well-known/security.txt')).body.toString()).toContain('Contact:')
    })

    test('does not serve the files for hosts', async () => {
      for (const path of [
        '_headers',
        '_redirects',
        '_hosts/nginx/maps.conf',
        '_hosts/',
        'docs/Guide.html.br',
        'docs/Guide.html.gz',
      ])
        expect([path, (await send(path)).status]).toEqual([path, 404])
      // Apache refuses it before it has read it.
      expect((await send('.htaccess')).status).toBeOneOf([403, 404])
    })

    test('rejects methods other than GET and HEAD', async () => {
      const head = await send('docs/Guide', { method: 'HEAD' })
      expect([head.status, head.body.length]).toEqual([200, 0])
      // No .htaccess can refuse TRACE.
      const trace = name === 'Apache that reads .htaccess' ? [] : ['TRACE']
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', ...trace])
        expect((await send('docs/Guide', { method })).status).toBe(405)
    })
  })
})
