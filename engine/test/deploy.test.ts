import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite, page, temporaryFolder, writeFiles } from './support/fixture-site'
import { startNginx } from './support/nginx'
import { build, DOCS, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

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

test('no request fails while releases are switched, with nginx', async () => {
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

test('no request fails while releases are switched, with the own server', async () => {
  const root = createSite()
  const target = join(temporaryFolder(), 'www')
  await rebuild(root, 'zero')
  await deploy(root, target)
  const style = listTree(join(root, 'dist')).find((path) => /^assets\/site\..*\.css$/.test(path))
  const { createSiteServer, listen } = await import('../src/serve')
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
