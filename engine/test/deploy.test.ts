import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { APACHE, startApache } from './support/apache'
import { configWith, createSite, page, temporaryFolder, writeFiles } from './support/fixture-site'
import { Html } from './support/html'
import { NGINX, startNginx } from './support/nginx'
import { build } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'
import type { WebServer } from './support/web-server'

const SCRIPT = join(import.meta.dirname, '../../scripts/deploy.sh')
const canDeploy = process.platform === 'linux' && spawnSync('rsync', ['--version']).status === 0

/** Runs the deploy script for the built site in `root`. */
function deploy(root: string, target: string, before = ''): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', [
    '-c',
    `${before} exec sh "$0" "$1" "$2"`,
    SCRIPT,
    target,
    join(root, 'dist'),
  ])
  return { code: status, output: `${stdout}${stderr}` }
}

/** Builds the site with different text and a different stylesheet. */
async function rebuild(root: string, name: string): Promise<void> {
  const content = page(`Guide ${name}`, '## First steps {#steps}\n\nText.')
  writeFiles(root, {
    'content/current/guide.md': content,
    'theme/site.css': `@layer site {\n  .of-${name} {\n    color: red;\n  }\n}\n`,
  })
  await build(root)
}

/** The status of one request on a new connection. */
async function ask(address: string): Promise<number> {
  const [response] = await once(request(address, { agent: false }).end(), 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

/** Requests addresses repeatedly, four at a time, and counts the responses by status. */
function startLoad(addresses: readonly string[]): { stop(): Promise<Record<string, number>> } {
  const answers: Record<string, number> = {}
  let isOver = false
  const readers = [0, 1, 2, 3].map(async (n) => {
    for (let i = n; !isOver; i++) {
      const status = await ask(addresses[i % addresses.length] ?? '').catch((error: Error) => error.message)
      answers[status] = (answers[status] ?? 0) + 1
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(readers)
      return answers
    },
  }
}

describe.skipIf(!canDeploy)('scripts/deploy.sh', () => {
  test('publishes a build byte for byte and keeps assets of earlier releases until they expire', async () => {
    const root = createSite()
    const target = join(temporaryFolder(), 'www')
    const served = () => ({
      ...hashTree(join(target, 'current')),
      ...Object.fromEntries(Object.entries(hashTree(join(target, 'assets'))).map(([path, hash]) => [`assets/${path}`, hash])),
    })
    await rebuild(root, 'one')
    const one = hashTree(join(root, 'dist'))
    expect(deploy(root, target)).toEqual({
      code: 0,
      output: expect.stringMatching(/^Published release \d{8}T\d{6}Z-\d+ in .*\n$/),
    })
    expect(differences(served(), one)).toEqual([])

    await rebuild(root, 'two')
    const two = hashTree(join(root, 'dist'))
    const old = Object.keys(one).filter((path) => path.startsWith('assets/') && !(path in two))
    expect(old).not.toEqual([])
    deploy(root, target)
    expect(differences(served(), { ...Object.fromEntries(old.map((path) => [path, one[path] ?? ''])), ...two })).toEqual([])

    for (const path of Object.keys(hashTree(join(target, 'assets')))) utimesSync(join(target, 'assets', path), 0, 0)
    deploy(root, target)
    expect(differences(served(), two)).toEqual([])
  })

  test('keeps five releases', async () => {
    const root = createSite()
    const target = join(temporaryFolder(), 'www')
    await build(root)
    const times = ['01', '02', '03', '04', '05', '06'].map((second) => `20260101T0000${second}Z-1`)
    for (const time of times) mkdirSync(join(target, 'releases', time), { recursive: true })
    expect(deploy(root, target).code).toBe(0)
    expect(readdirSync(join(target, 'releases')).sort().slice(0, 4)).toEqual(times.slice(2))
    expect(readdirSync(join(target, 'releases'))).toHaveLength(5)
  })

  test('leaves the served release if the new one cannot be written', async () => {
    const root = createSite({ 'static/big.bin': 'x'.repeat(2_000_000) })
    const target = join(temporaryFolder(), 'www')
    await build(root)
    deploy(root, target)
    const before = hashTree(join(target, 'releases'))
    writeFiles(root, { 'static/big.bin': 'y'.repeat(2_000_000) })
    await build(root)
    expect(deploy(root, target, 'ulimit -f 1000;').code).not.toBe(0)
    expect(differences(hashTree(join(target, 'releases')), before)).toEqual([])
    expect(readdirSync(target).sort()).toEqual(['assets', 'current', 'releases'])
  })

  test('rejects a folder that is not a built site and a target with other files', async () => {
    const root = createSite()
    const target = temporaryFolder()
    expect(deploy(root, target)).toEqual({ code: 1, output: expect.stringContaining('is not a built site') })
    await build(root)
    writeFileSync(join(target, 'file'), 'x')
    expect(deploy(root, target)).toEqual({ code: 1, output: expect.stringContaining('contains other files') })
    expect(readdirSync(target)).toEqual(['file'])
  })
})

test.skipIf(NGINX === '' || !canDeploy)('no request fails while nginx switches releases', async () => {
  const root = createSite()
  const www = temporaryFolder()
  const target = join(www, 'docs')
  await rebuild(root, 'zero')
  deploy(root, target)
  const style = listTree(join(root, 'dist')).find((path) => /^assets\/site\..*\.css$/.test(path))
  chmodSync(dirname(target), 0o755)
  const nginx = await startNginx(join(target, 'current'), join(target, 'current'))
  try {
    const load = startLoad(['docs/guide', 'docs/', style].map((path) => `${nginx.origin}/${path}`))
    for (const name of ['one', 'two', 'three', 'four']) {
      await rebuild(root, name)
      expect(deploy(root, target).code).toBe(0)
      nginx.reload()
    }
    const answers = await load.stop()
    expect(Object.keys(answers)).toEqual(['200'])
    expect(answers[200]).toBeGreaterThan(100)
  } finally {
    await nginx.stop()
  }
})

const webServers: {
  name: string
  isThere: boolean
  start(www: string, site: string): Promise<WebServer & { reload?(): void }>
}[] = [
  { name: 'nginx', isThere: NGINX !== '', start: startNginx },
  { name: 'Apache', isThere: APACHE !== '', start: (www: string, site: string) => startApache(www, site, 'include') },
]

describe.each(webServers)('$name before it reloads its configuration', ({ isThere, start }) => {
  const moved = (paths: Record<string, string>) =>
    configWith({ plugins: `[redirects({ rules: [{ reason: 'Moved', paths: ${JSON.stringify(paths)} }] })]` })

  test.skipIf(!isThere || !canDeploy)('answers with the pages and redirects of the new release', async () => {
    const root = createSite({
      'docs.config.ts': moved({ '/docs/free': '/docs/guide', '/docs/turn': '/docs/first', '/docs/other': '/docs/first' }),
      'content/current/first.md': page('First'),
    })
    const target = join(temporaryFolder(), 'www')
    chmodSync(dirname(target), 0o755)
    await build(root)
    deploy(root, target)
    const server = await start(join(target, 'current'), join(target, 'current'))
    const get = async (path: string) => {
      const [response] = await once(request(server.origin + path, { agent: false }).end(), 'response')
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      return { status: response.statusCode, location: response.headers.location, html: new Html(body) }
    }
    try {
      expect((await get('/docs/turn')).status).toBe(301)
      writeFiles(root, {
        'docs.config.ts': moved({
          '/docs/guide': '/docs/manual#steps',
          '/docs/first': '/docs/turn',
          '/docs/other': '/docs/manual',
          '/docs/a%20"new"%20one': '/docs/added/',
        }),
        'content/current/first.md': null,
        'content/current/guide.md': null,
        'content/current/index.md': page('Start'),
        'content/current/manual.md': page('Manual', '## Steps {#steps}'),
        'content/current/turn.md': page('Turn'),
        'content/current/free.md': page('Free'),
        'content/current/added/index.md': page('Added'),
        'sidebars/current.ts': "export default { main: ['index', 'manual'] }\n",
      })
      await build(root)
      deploy(root, target)
      for (const [path, title] of [
        ['/docs/manual', 'Manual'],
        ['/docs/manual/', 'Manual'],
        ['/docs/manual.html', 'Manual'],
        ['/docs/manual/INDEX.HTML', 'Manual'],
        ['/docs/added', 'Added'],
        ['/docs/added/', 'Added'],
        ['/docs/turn', 'Turn'],
        ['/docs/free', 'Free'],
        ['/docs/', 'Start'],
      ] as const) {
        const { status, html } = await get(path)
        expect([path, status, html.all('h1').map((heading) => heading.text)]).toEqual([path, 200, [title]])
      }
      for (const [path, to] of [
        ['/docs/guide', '/docs/manual#steps'],
        ['/docs/guide/', '/docs/manual#steps'],
        ['/docs/guide.html', '/docs/manual#steps'],
        ['/docs/first', '/docs/turn'],
        ['/docs/other', '/docs/manual'],
        ['/docs/a%20%22new%22%20one', '/docs/added/'],
        ['/', '/docs/'],
      ] as const) {
        const { status, html } = await get(path)
        expect([path, status]).toEqual([path, 200])
        expect(html.one('meta', { 'http-equiv': 'refresh' }).attribute('content')).toBe(`0; url=${to}`)
        expect(html.one('link', { rel: 'canonical' }).attribute('href')).toBe(`https://docs.example.com${to}`)
      }
      expect((await get('/docs/none')).status).toBe(404)
      if (!server.reload) return
      server.reload()
      // Worker processes with the old configuration respond until they exit.
      const until = async (path: string, status: number) => {
        for (;;) {
          const answer = await get(path)
          if (answer.status === status) return answer
        }
      }
      expect((await until('/DOCS/Guide', 301)).location).toBe('/docs/manual#steps')
      expect((await until('/docs/FREE', 200)).html.one('h1').text).toBe('Free')
    } finally {
      await server.stop()
    }
  })
})
