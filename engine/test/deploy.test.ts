import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { APACHE, startApache } from './support/apache'
import { configWith, createSite, page, temporaryFolder, writeFiles } from './support/fixture-site'
import { Html } from './support/html'
import { NGINX, startNginx } from './support/nginx'
import { build, DOCS, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'
import type { WebServer } from './support/web-server'

const deploy = (root: string, target: string, ...more: string[]) => docsInWorker(['deploy', root, target, ...more])

/** Another build of the site: other text, another stylesheet. */
async function rebuild(root: string, name: string): Promise<void> {
  const content = page(`Guide ${name}`, '## First steps {#steps}\n\nText.')
  writeFiles(root, {
    'content/current/guide.md': content,
    'theme/site.css': `@layer site {\n  .of-${name} {\n    color: red;\n  }\n}\n`,
  })
  await build(root)
}

/** The status of one request on a connection of its own. */
async function ask(address: string): Promise<number> {
  const [response] = await once(request(address, { agent: false }).end(), 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

/** Asks for addresses again and again, four at a time, until it is stopped; every answer counts by its status. */
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

test('a site is deployed, changed and taken back, and what is served is the build byte for byte', async () => {
  const root = createSite()
  const target = join(temporaryFolder(), 'www')
  await rebuild(root, 'one')
  const one = hashTree(join(root, 'dist'))
  expect((await deploy(root, target)).output).toMatch(
    /^Serving release \d{8}T\d{6}Z: \d+ files, and 0 assets of earlier releases\.$/m,
  )
  expect(differences(hashTree(join(target, 'current')), one)).toEqual([])
  await rebuild(root, 'two')
  const two = hashTree(join(root, 'dist'))
  const kept = Object.fromEntries(Object.entries(one).filter(([path]) => path.startsWith('assets/')))
  expect(Object.keys(kept).filter((path) => two[path] === undefined).length).toBeGreaterThan(0)
  await deploy(root, target)
  expect(differences(hashTree(join(target, 'current')), { ...kept, ...two })).toEqual([])
  await deploy(root, target, '--keep-days=0')
  expect(differences(hashTree(join(target, 'current')), two)).toEqual([])
  await deploy(root, target, '--rollback')
  expect(differences(hashTree(join(target, 'current')), two)).toEqual([])
  await deploy(root, target, '--rollback')
  expect(readFileSync(join(target, 'current/docs/guide.html'), 'utf8')).toContain('Guide one')
})

test.skipIf(NGINX === '')('no request fails while releases are switched, with nginx', async () => {
  const root = createSite()
  const www = temporaryFolder()
  const target = join(www, 'docs')
  await rebuild(root, 'zero')
  await deploy(root, target)
  const style = listTree(join(root, 'dist')).find((path) => /^assets\/site\..*\.css$/.test(path))
  chmodSync(dirname(target), 0o755)
  const nginx = await startNginx(join(target, 'current'), join(target, 'current'))
  try {
    const load = startLoad(['docs/guide', 'docs/', style].map((path) => `${nginx.origin}/${path}`))
    for (const name of ['one', 'two', 'three', 'four']) {
      await rebuild(root, name)
      expect((await deploy(root, target, ...(name === 'four' ? ['--rollback'] : []))).code).toBe(0)
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

describe.each(webServers)('$name that has not read its configuration again', ({ isThere, start }) => {
  const moved = (paths: Record<string, string>) =>
    configWith({ redirects: `{ rules: [{ reason: 'Moved', paths: ${JSON.stringify(paths)} }] }` })

  test.skipIf(!isThere)('answers the pages and redirects of the release that is served', async () => {
    const root = createSite({
      'docs.config.ts': moved({ '/docs/free': '/docs/guide', '/docs/turn': '/docs/first', '/docs/other': '/docs/first' }),
      'content/current/first.md': page('First'),
    })
    const target = join(temporaryFolder(), 'www')
    chmodSync(dirname(target), 0o755)
    await build(root)
    await deploy(root, target)
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
      await deploy(root, target)
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
      // Processes with the old configuration answer until they have ended.
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

test('no request fails while releases are switched, with the own server', async () => {
  const root = createSite()
  const target = join(temporaryFolder(), 'www')
  await rebuild(root, 'zero')
  await deploy(root, target)
  const style = listTree(join(root, 'dist')).find((path) => /^assets\/site\..*\.css$/.test(path))
  const { createSiteServer, listen } = await import('../src/commands/preview')
  const server = createSiteServer(join(target, 'current'))
  const origin = await listen(server, { fixed: 0, first: 0 })
  try {
    const load = startLoad(['docs/guide', 'docs/', style].map((path) => `${origin}/${path}`))
    for (const name of ['one', 'two', 'three']) {
      await rebuild(root, name)
      expect((await deploy(root, target)).code).toBe(0)
      expect(await (await fetch(`${origin}/docs/guide`)).text()).toContain(`Guide ${name}`)
    }
    expect(Object.keys(await load.stop())).toEqual(['200'])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a deploy that cannot be written leaves the release that is served, and says so in a line', async () => {
  const root = createSite({ 'static/big.bin': 'x'.repeat(2_000_000) })
  const target = join(temporaryFolder(), 'www')
  await build(root)
  await deploy(root, target)
  const before = hashTree(join(target, 'releases'))
  writeFiles(root, { 'static/big.bin': 'y'.repeat(2_000_000) })
  await build(root)
  // No file may be larger than a megabyte.
  const full = await docs(['deploy', root, target], { shell: 'ulimit -f 1000' })
  expect([full.code, full.output]).toEqual([1, expect.stringContaining('[disk-full]')])
  expect(full.output).not.toContain('node:')
  expect(differences(hashTree(join(target, 'releases')), before)).toEqual([])
  expect(readdirSync(target).sort()).toEqual(['current', 'ledger.json', 'releases'])
})

test('a deploy that is killed leaves the release that is served, and the next one works', async () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`static/many/${i}.txt`, String(i)]))
  const root = createSite(many)
  const target = join(temporaryFolder(), 'www')
  await rebuild(root, 'one')
  await deploy(root, target)
  await rebuild(root, 'two')
  const child = spawn(process.execPath, [DOCS, 'deploy', root, target], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  // As soon as it copies.
  while (child.exitCode === null && !readdirSync(join(target, 'releases')).some((name) => name.endsWith('.partial')))
    await new Promise((done) => setImmediate(done))
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(readFileSync(join(target, 'current/docs/guide.html'), 'utf8')).toContain('Guide one')
  expect((await deploy(root, target)).code).toBe(0)
  expect(readFileSync(join(target, 'current/docs/guide.html'), 'utf8')).toContain('Guide two')
  expect(readdirSync(target).sort()).toEqual(['current', 'ledger.json', 'releases'])
  expect(readdirSync(join(target, 'releases'))).toHaveLength(2)
})

test('bad input is told in a line and changes nothing', async () => {
  const root = createSite()
  const elsewhere = temporaryFolder()
  writeFileSync(join(elsewhere, 'file'), 'x')
  mkdirSync(join(elsewhere, 'empty'))
  const cases: [string, string[]][] = [
    ['not-built', [join(elsewhere, 'www')]],
    ['deploy-target', []],
    ['deploy-target', [join(elsewhere, 'a'), join(elsewhere, 'b')]],
    ['keep-days', [join(elsewhere, 'www'), '--keep-days=soon']],
    ['unknown-option', [join(elsewhere, 'www'), '--keep']],
  ]
  for (const [code, words] of cases)
    expect(await docsInWorker(['deploy', root, ...words])).toEqual({ code: 1, output: expect.stringContaining(`[${code}]`) })
  expect(existsSync(join(elsewhere, 'www'))).toBe(false)
  await build(root)
  for (const [code, target] of [
    ['deploy-target', elsewhere],
    ['deploy-target', join(root, 'www')],
    ['file-access', join(elsewhere, 'file/www')],
    ['deploy-rollback', join(elsewhere, 'empty')],
  ] as const) {
    const more = code === 'deploy-rollback' ? ['--rollback'] : []
    expect(await deploy(root, target, ...more)).toEqual({ code: 1, output: expect.stringContaining(`[${code}]`) })
  }
  expect(listTree(elsewhere)).toEqual(['empty/ledger.json', 'file'])
})
