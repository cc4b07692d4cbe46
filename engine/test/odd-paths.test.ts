import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../src/commands/preview'
import { configWith, createSite, page } from './support/fixture-site'
import { NGINX, startNginx } from './support/nginx'
import { ODD_PATHS } from './support/odd-paths'
import { readResponses, sendRaw } from './support/raw-connection'
import { build } from './support/run-docs'
import type { WebServer } from './support/web-server'

/** Paths with intentional differences between the preview server and nginx. */
const DIFFERENT: { paths: RegExp; reason: string }[] = [
  { paths: /\u00c3/, reason: 'Node.js rejects non-ASCII bytes in a request line, which browsers encode.' },
  {
    paths: /^\/a{20000}$/,
    reason: 'Node.js counts the request line as part of the headers and responds with 431, nginx with 414.',
  },
]

const site = createSite({
  'docs.config.ts': configWith({
    plugins:
      "[redirects({ rules: [{ reason: 'Moved', paths: { '/docs/old': '/docs/guide#first-steps', '/docs/two%20words': '/docs/guide', '/docs/100%25': '/docs/guide', '/assets/old': '/docs/guide' } }] })]",
  }),
  'content/current/mixed.md': page('Mixed').replace('---\n', '---\nslug: Mixed\n'),
  'static/data/table.csv': 'a,b\n1,2\n',
  'static/data/archive.tar.gz': 'as it is',
  'static/data/other.html.gz': 'compressed by somebody else',
  'static/demo/page.html': '<h1>Demo</h1>',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com',
})
const servers: WebServer[] = []

beforeAll(async () => {
  if (NGINX === '') return
  await build(site)
  const dist = join(site, 'dist')
  chmodSync(site, 0o755)
  const own = createSiteServer(dist)
  const origin = await listen(own, { fixed: 0, first: 0 })
  servers.push({ origin, stop: async () => void own.close() }, await startNginx(dist, dist))
})
afterAll(async () => {
  for (const { stop } of servers) await stop()
})

/** Describes the response to a request: the redirect target, or the media type and the body. */
async function responseOf({ origin }: WebServer, target: string): Promise<string> {
  const text = await sendRaw(
    Number(new URL(origin).port),
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  const [answer] = readResponses(text)
  if (!answer) return 'no response'
  const { status, headers, body } = answer
  if (status >= 300 && status < 400) return `${status} to ${headers.location}`
  return status === 200 || status === 404 ? `${status} ${headers['content-type']} ${body}` : String(status)
}

test('the list contains hundreds of addresses', () => {
  expect(ODD_PATHS.length).toBeGreaterThan(300)
})

test.skipIf(NGINX === '')('the preview server responds like nginx', async () => {
  const [own, nginx] = servers as [WebServer, WebServer]
  const found: string[] = []
  const used = new Set<RegExp>()
  for (const path of ODD_PATHS) {
    const [preview, expected] = await Promise.all([responseOf(own, path), responseOf(nginx, path)])
    const known = DIFFERENT.find(({ paths }) => paths.test(path))
    if (preview === expected) continue
    if (known) used.add(known.paths)
    else found.push(`${path.slice(0, 100)}\n  serve: ${preview.slice(0, 150)}\n  nginx: ${expected.slice(0, 150)}`)
  }
  expect(found.join('\n')).toBe('')
  expect(DIFFERENT.filter(({ paths }) => !used.has(paths))).toEqual([])
})
