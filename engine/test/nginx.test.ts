import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configWith, createSite, page, temporaryFolder } from './support/fixture-site'
import { BROTLI, NGINX, type NginxServer, startNginx } from './support/nginx'
import { build } from './support/run-docs'

const versions =
  "[{ name: 'current', path: '/docs', isLast: true, sidebars }, { name: '1.x', path: '/docs/1.x', sidebars: { guide: ['index', 'old'] } }]"
const redirects =
  "{ rules: [{ reason: 'Moved', paths: { '/docs/gone': '/docs/Guide#part', '/docs/x.html': '/docs/Guide' } }], missingPages: '1.x' }"
const files = {
  'content/current/guide.md': page('Guide', '## Part {#part}').replace('---\n', '---\nslug: Guide\n'),
  'content/1.x/index.md': page('Start'),
  'content/1.x/old.md': page('Old'),
}

/** A site that nginx serves with the configuration that its build has written. */
async function serve(baseUrl: string): Promise<NginxServer> {
  const www = temporaryFolder()
  const root = createSite({ 'docs.config.ts': configWith({ versions, redirects }), ...files })
  const out = join(www, baseUrl)
  await build(root, `--out=${out}`, `--base=${baseUrl}`)
  return startNginx(www, out)
}

test('nginx is there', () => {
  expect(NGINX, 'Install nginx (Debian: nginx-light and libnginx-mod-http-brotli-static), or name it with NGINX.').not.toBe('')
})

describe.each(['/', '/base/'])('nginx with the configuration of the build, under %s', (baseUrl) => {
  let site: NginxServer
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.origin + baseUrl + path, {
      redirect: 'manual',
      ...init,
      headers: { 'accept-encoding': 'identity', ...init.headers },
    })
  beforeAll(async () => {
    site = await serve(baseUrl)
  })
  afterAll(() => site?.stop())

  test.each(['docs/Guide', 'docs/Guide/', 'docs/Guide.html', 'docs/Guide/index.html', 'docs/guide', 'DOCS/GUIDE'])(
    'answers %s with the page itself',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<h1>Guide</h1>')
    },
  )

  test.each([
    ['', 302, 'docs/'],
    ['docs/gone', 301, 'docs/Guide#part'],
    ['DOCS/Gone/?a=1', 301, 'docs/Guide?a=1#part'],
    ['docs/x.html', 301, 'docs/Guide'],
    ['docs/old', 302, 'docs/1.x/old'],
  ])('sends %s on, once', async (path, status, to) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, baseUrl + to])
    expect((await ask(to)).status).toBe(200)
  })

  test('sends the policy with pages, and with the not-found page', async () => {
    for (const [path, status] of [
      ['docs/Guide', 200],
      ['docs/none', 404],
    ] as const) {
      const { status: got, headers } = await ask(path)
      expect(got).toBe(status)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('server')).toBe('nginx')
    }
    expect(await (await ask('docs/none')).text()).toContain('Page Not Found')
  })

  test('lets files be kept for good whose name changes with their content, and no others', async () => {
    const html = await (await ask('docs/Guide')).text()
    const script = /assets\/runtime\.[0-9a-f]+\.js/.exec(html)?.[0] ?? ''
    const response = await ask(script)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('docs/Guide')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await ask('assets/none.js')).headers.get('cache-control')).toBeNull()
  })

  test('sends the compressed forms of the build', async () => {
    const gzip = await ask('docs/Guide', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(await gzip.text()).toContain('<h1>Guide</h1>')
  })

  test.runIf(BROTLI)('sends brotli where its module is loaded', async () => {
    const { get } = await import('node:http')
    const body = await new Promise<Buffer>((done) => {
      get(`${site.origin}${baseUrl}docs/Guide`, { headers: { 'accept-encoding': 'br' } }, (response) => {
        expect(response.headers['content-encoding']).toBe('br')
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
      })
    })
    expect(brotliDecompressSync(body).toString()).toContain('<h1>Guide</h1>')
  })

  test('serves Markdown copies as what they are, and nothing that is for hosts only', async () => {
    const copy = await ask('docs/Guide.md')
    expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    for (const path of ['_headers', '_redirects', '_hosts/nginx/maps.conf', 'docs/Guide.html.br', 'docs/Guide.html.gz'])
      expect((await ask(path)).status).toBe(404)
  })

  test('takes no request but reading', async () => {
    expect((await ask('docs/Guide', { method: 'HEAD' })).status).toBe(200)
    expect((await ask('docs/Guide', { method: 'POST', body: 'x' })).status).toBe(403)
  })
})
