import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configWith, createSite, page } from './support/fixture-site'
import { build } from './support/run-docs'

const NGINX = [process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => path && existsSync(path)) ?? ''
const FOLDER = '/modules/ngx_http_brotli_static_module.so'
const BROTLI = ['/usr/lib/nginx', '/usr/share/nginx'].map((place) => place + FOLDER).find((file) => existsSync(file))

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
async function serve(baseUrl: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The files are read by a user of nginx's own.
  chmodSync(folder, 0o755)
  const root = createSite({ 'docs.config.ts': configWith({ versions, redirects }), ...files })
  const out = join(folder, 'www', baseUrl)
  await build(root, `--out=${out}`, `--base=${baseUrl}`)
  const port = await freePort()
  const hosts = join(out, '_hosts/nginx')
  mkdirSync(join(folder, 'tmp'))
  const config = `
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    ${BROTLI ? `load_module ${BROTLI};` : ''}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
      uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
      include ${hosts}/maps.conf;
      server { listen 127.0.0.1:${port}; root ${join(folder, 'www')}; ${BROTLI ? 'brotli_static on;' : ''} include ${hosts}/server.conf; }
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const child: ChildProcess = spawn(NGINX, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  for (let i = 0; i < 100; i++) {
    if (await fetch(origin).catch(() => undefined)) break
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

test('nginx is there', () => {
  expect(NGINX, 'Install nginx (Debian: nginx-light and libnginx-mod-http-brotli-static), or name it with NGINX.').not.toBe('')
})

describe.each(['/', '/base/'])('nginx with the configuration of the build, under %s', (baseUrl) => {
  let site: Awaited<ReturnType<typeof serve>>
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
