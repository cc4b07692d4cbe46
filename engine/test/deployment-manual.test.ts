import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APACHE, runApache } from './support/apache'
import { makeCertificate, OPENSSL } from './support/certificate'
import { configWith, createSite, page, temporaryFolder } from './support/fixture-site'
import { BROTLI, NGINX, runNginx } from './support/nginx'
import { observatoryScore } from './support/observatory-score'
import { build } from './support/run-docs'
import { freePort, type WebServer } from './support/web-server'

const MANUAL = readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8')
const NAME = 'docs.example.com'

/** The code block of a language in the manual, as it stands there. */
function blockOf(language: string): string {
  const blocks = [...MANUAL.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)\`\`\`$`, 'gm'))]
  expect(blocks).toHaveLength(1)
  return blocks[0]?.[2] ?? ''
}

/** What differs on a machine with other servers: the folders, and the ports. */
function adapt(text: string, places: Record<string, string>): string {
  for (const place of Object.keys(places)) expect(text).toContain(place)
  return Object.entries(places).reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

let folder = ''
let folders: Record<string, string> = {}

test('the manual contains one block for nginx and one for Apache', () => {
  for (const language of ['nginx', 'apache']) expect(blockOf(language)).toContain(NAME)
})

beforeAll(async () => {
  if (!OPENSSL) return
  folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const site = createSite({
    'docs.config.ts': configWith({
      plugins: "[redirects({ rules: [{ reason: 'Moved', paths: { '/docs/old': '/docs/guide' } }] })]",
    }),
    'content/current/guide.md': page('Guide', 'Text. '.repeat(100)),
  })
  await build(site)
  chmodSync(site, 0o755)
  mkdirSync(join(folder, 'www'))
  symlinkSync(join(site, 'dist'), join(folder, 'www/current'))
  makeCertificate(join(folder, 'tls'), NAME)
  folders = { '/var/www/docs/': `${join(folder, 'www')}/`, [`/etc/ssl/${NAME}/`]: `${join(folder, 'tls')}/` }
})

const hosts = [
  {
    name: 'nginx',
    isThere: NGINX !== '' && BROTLI !== undefined,
    start: (tls: number) =>
      runNginx((port) =>
        adapt(blockOf('nginx').replace(/^ *listen \[::\].*\n/gm, ''), {
          ...folders,
          'listen 80;': `listen 127.0.0.1:${port};`,
          'listen 443 ssl': `listen 127.0.0.1:${tls} ssl`,
        }),
      ),
  },
  {
    name: 'Apache',
    isThere: APACHE !== '',
    start: (tls: number) =>
      runApache(
        (port) => `Listen 127.0.0.1:${tls}
${adapt(blockOf('apache'), { ...folders, '*:80': `127.0.0.1:${port}`, '*:443': `127.0.0.1:${tls}` })}`,
      ),
  },
].filter(({ isThere }) => isThere && OPENSSL)

describe.each(hosts)('$name, set up with the block in the manual', ({ start }) => {
  let site: WebServer
  let tls = 0
  beforeAll(async () => {
    tls = await freePort()
    site = await start(tls)
  })
  afterAll(() => site?.stop())

  const read = async (sent: ReturnType<typeof requestPlain>) => {
    const [response] = await once(sent.end(), 'response')
    let body = ''
    for await (const chunk of response.setEncoding('utf8')) body += chunk
    return { status: response.statusCode as number, headers: response.headers as IncomingHttpHeaders, body }
  }
  const ask = (path: string, method = 'GET') =>
    read(
      requestOverTls({
        method,
        host: '127.0.0.1',
        port: tls,
        path,
        servername: NAME,
        headers: { host: NAME },
        ca: readFileSync(join(folder, 'tls/fullchain.pem')),
        agent: false,
      }),
    )

  test('redirects to HTTPS without Strict-Transport-Security', async () => {
    const { port } = new URL(site.origin)
    for (const host of [NAME, 'evil.example']) {
      const { status, headers } = await read(
        requestPlain({ host: '127.0.0.1', port, path: '/docs/guide?a=1', headers: { host }, agent: false }),
      )
      expect([status, headers.location]).toEqual([301, `https://${NAME}/docs/guide?a=1`])
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  test('serves pages with all headers, including Strict-Transport-Security', async () => {
    const { status, headers, body } = await ask('/DOCS/guide/')
    expect(status).toBe(200)
    expect(body).toContain('<h1>Guide</h1>')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
    expect(observatoryScore(headers, body)).toBe(130)
  })

  test('rejects methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'TRACE']) expect([method, (await ask('/docs/guide', method)).status]).toEqual([method, 405])
  })

  test('responds to old addresses, health checks and unknown addresses', async () => {
    const moved = await ask('/docs/old')
    expect([moved.status, new URL(moved.headers.location ?? '', `https://${NAME}`).href]).toEqual([
      301,
      `https://${NAME}/docs/guide`,
    ])
    expect(JSON.parse((await ask('/routes.json')).body)).toContain('/docs/guide')
    const none = await ask('/none')
    expect([none.status, none.body]).toEqual([404, expect.stringContaining('Page Not Found')])
  })
})
