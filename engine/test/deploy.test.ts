import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

/** The names in a folder, except those that begin with a dot. */
function names(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
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
    const served = () => {
      const { '.assets': _, ...files } = hashTree(join(target, 'current'))
      for (const [path, hash] of Object.entries(hashTree(join(target, 'assets')))) files[`assets/${path}`] = hash
      return files
    }
    await rebuild(root, 'one')
    const one = hashTree(join(root, 'dist'))
    expect(deploy(root, target)).toEqual({
      code: 0,
      output: `Published release 1 in ${target}.\n`,
    })
    expect(differences(served(), one)).toEqual([])

    await rebuild(root, 'two')
    const two = hashTree(join(root, 'dist'))
    const old = Object.keys(one).filter((path) => path.startsWith('assets/') && !(path in two))
    expect(old).not.toEqual([])
    deploy(root, target)
    expect(differences(served(), { ...Object.fromEntries(old.map((path) => [path, one[path] ?? ''])), ...two })).toEqual([])

    rmSync(join(target, 'releases/1'), { recursive: true })
    for (const path of Object.keys(hashTree(join(target, 'assets')))) utimesSync(join(target, 'assets', path), 0, 0)
    deploy(root, target)
    expect(differences(served(), two)).toEqual([])
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
    expect(names(target)).toEqual(['assets', 'current', 'releases'])
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

const SHELLS = ['dash', 'bash'].filter((shell) => spawnSync(shell, ['-c', ':']).status === 0)

describe.skipIf(!canDeploy).each(SHELLS)('scripts/deploy.sh in %s', (shell) => {
  /** Writes the smallest folder that counts as a built site. All releases have a common asset, and each has one that the others lack. */
  function write(site: string, name: string): string {
    writeFiles(site, {
      '404.html': 'Not found',
      _headers: '',
      'docs/home.html': name,
      assets: null,
      'assets/site.css': 'common',
      [`assets/img/${name} 1.png`]: name,
    })
    return site
  }
  function run(target: string, site: string, options: SpawnSyncOptions = {}): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(shell, [SCRIPT, target, site], options)
    return { code: status, output: `${stdout}${stderr}` }
  }
  /** Publishes releases with these names, one after the other. */
  function publish(target: string, ...texts: string[]): void {
    const site = temporaryFolder()
    for (const text of texts)
      expect(run(target, write(site, text))).toEqual({ code: 0, output: expect.stringContaining('Published') })
  }
  /** The text of a release, or of `current`, if all of its assets can be read. */
  function served(target: string, release = 'current'): string {
    const text = readFileSync(join(target, release, 'docs/home.html'), 'utf8')
    expect(readFileSync(join(target, release, `assets/img/${text} 1.png`), 'utf8')).toBe(text)
    expect(readFileSync(join(target, release, 'assets/site.css'), 'utf8')).toBe('common')
    return text
  }
  const releases = (target: string) => names(join(target, 'releases')).map((name) => [name, served(target, `releases/${name}`)])
  const newTarget = () => join(temporaryFolder(), 'www')

  test('keeps five releases and leaves other folders', () => {
    const target = newTarget()
    publish(target, 'a', 'b', 'c', 'd', 'e', 'f')
    cpSync(join(target, 'releases/4'), join(target, 'releases/good'), { recursive: true, verbatimSymlinks: true })
    for (const name of ['1', '2024-backup']) mkdirSync(join(target, 'releases', name))
    publish(target, 'g')
    expect(names(join(target, 'releases'))).toEqual(['1', '2024-backup', '2025', '3', '4', '5', '6', 'good'].sort())
    expect(served(target)).toBe('g')
    expect(served(target, 'releases/good')).toBe('d')
  })

  test('never removes the new or the replaced release, whatever the names and times of the others', () => {
    const target = newTarget()
    publish(target, 'a', 'b', 'c', 'd', 'e')
    const later = ['20990101T000001Z-1', '20990101T000002Z-1', '20990101T000003Z-1', '0020990102', '20990103']
    for (const [i, name] of later.entries()) renameSync(join(target, 'releases', `${i + 1}`), join(target, 'releases', name))
    rmSync(join(target, 'current'))
    symlinkSync(`releases/${later[0]}`, join(target, 'current'))
    for (const path of listTree(target)) lutimesSync(join(target, path), 4e9, 4e9)
    publish(target, 'f', 'g', 'h')
    expect(served(target)).toBe('h')
    expect(releases(target)).toEqual([
      ['0020990102', 'd'],
      ['20990103', 'e'],
      ['20990104', 'f'],
      ['20990105', 'g'],
      ['20990106', 'h'],
    ])
  })

  test('keeps an old release that `current` points to, and removes it after the next deployment', () => {
    const five = newTarget()
    publish(five, 'a', 'b', 'c', 'd', 'e')
    for (const link of ['releases/1', 'releases/1/', 'releases/1/docs', null]) {
      const target = newTarget()
      cpSync(five, target, { recursive: true, verbatimSymlinks: true })
      rmSync(join(target, 'current'))
      symlinkSync(link ?? join(target, 'releases/1'), join(target, 'current'))
      publish(target, 'f')
      expect([link, served(target), ...releases(target).map(([, text]) => text)]).toEqual([
        link,
        'f',
        'a',
        'b',
        'c',
        'd',
        'e',
        'f',
      ])
    }
    rmSync(join(five, 'current'))
    symlinkSync('releases/1', join(five, 'current'))
    publish(five, 'f', 'g')
    expect(releases(five).map(([, text]) => text)).toEqual(['c', 'd', 'e', 'f', 'g'])
  })

  test('keeps the assets of all releases that it keeps after a long pause, and of removed ones for 30 days', () => {
    const target = newTarget()
    const expire = () => {
      for (const path of listTree(join(target, 'assets'))) utimesSync(join(target, 'assets', path), 0, 0)
    }
    publish(target, 'a', 'b')
    expire()
    publish(target, 'c')
    expect(releases(target).map(([, text]) => text)).toEqual(['a', 'b', 'c'])
    expire()
    publish(target, 'd', 'e', 'f', 'g')
    expect(names(join(target, 'assets/img'))).toContain('b 1.png')
    expire()
    publish(target, 'h')
    expect(names(join(target, 'assets/img'))).toEqual(['c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name} 1.png`))
  })

  test.each(['d:ist', '-x', '-', 'a b', '$(id)', '*', "it's", 'back\\slash', 'new\nline', 'end\n'])(
    'accepts folders named %j',
    (name) => {
      const [from, to] = [temporaryFolder(), temporaryFolder()]
      write(join(from, name), 'a')
      mkdirSync(join(to, name))
      expect(run(join(to, name), name, { cwd: from })).toEqual({ code: 0, output: expect.stringContaining('Published') })
      expect(run(name, join(from, name), { cwd: to, env: { ...process.env, CDPATH: '/' } }).code).toBe(0)
      expect(releases(join(to, name))).toEqual(['1', '2'].map((number) => [number, 'a']))
      expect([names(from), names(to)]).toEqual([[name], [name]])
    },
  )

  test('changes nothing if `current` or `releases` is not what it expects', () => {
    const target = newTarget()
    const site = write(temporaryFolder(), 'b')
    publish(target, 'a')
    rmSync(join(target, 'current'))
    mkdirSync(join(target, 'current'))
    expect(run(target, site)).toEqual({ code: 1, output: `${target}/current is not a link. Rename or remove it.\n` })
    expect(names(target)).toEqual(['assets', 'current', 'releases'])
    expect(releases(target)).toEqual([['1', 'a']])
    rmSync(join(target, 'current'), { recursive: true })
    renameSync(join(target, 'releases'), join(target, 'elsewhere'))
    symlinkSync('elsewhere', join(target, 'releases'))
    expect(run(target, site)).toEqual({ code: 1, output: expect.stringContaining('/releases is a link') })
    expect(names(join(target, 'elsewhere'))).toEqual(['1'])
    expect(run(join(site, 'www'), site)).toEqual({ code: 1, output: expect.stringContaining('is in the built site') })
    expect(run(target, site, { env: { ...process.env, KEEP_DAYS: '-1' } })).toEqual({
      code: 1,
      output: 'KEEP_DAYS=-1 is not a number of days.\n',
    })
  })

  test.each(['none', 'current'])('replaces a `current` that points to %s', (link) => {
    const target = newTarget()
    publish(target, 'a')
    rmSync(join(target, 'current'))
    symlinkSync(link, join(target, 'current'))
    publish(target, 'b')
    expect(served(target)).toBe('b')
  })

  /** Runs the script with a command that sends a signal to it, or to it and its commands, when the command is first used. */
  function interrupt(target: string, site: string, command: string, signal: string): void {
    const bin = temporaryFolder()
    const real = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim()
    const script = `#!/bin/sh\n${real} "$@" || exit\n[ -e ${bin}/used ] || { : >${bin}/used; kill -${signal} $PPID; }\n`
    writeFileSync(join(bin, command), script, { mode: 0o755 })
    expect(run(target, site, { env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } }).code).not.toBe(0)
  }

  test.each([
    ['TERM', 'rsync'],
    ['TERM', 'find'],
    ['TERM', 'xargs'],
    ['TERM', 'ln'],
    ['TERM', 'mv'],
    ['HUP', 'rsync'],
    ['INT', 'mv'],
  ])('leaves nothing if SIG%s arrives during %s', (signal, command) => {
    const target = newTarget()
    publish(target, 'a')
    interrupt(target, write(temporaryFolder(), 'b'), command, signal)
    expect(served(target)).toBe('a')
    expect(names(target)).toEqual(['assets', 'current', 'releases'])
    expect(readdirSync(join(target, 'releases')).sort()).toEqual(['.lock', '1'])
  })

  test.each(['rsync', 'ln', 'mv'])('continues after SIGKILL during %s', (command) => {
    const target = newTarget()
    publish(target, 'a')
    interrupt(target, write(temporaryFolder(), 'b'), command, 'KILL')
    expect(served(target)).toBe('a')
    publish(target, 'c')
    expect(served(target)).toBe('c')
    expect(names(target)).toEqual(['assets', 'current', 'releases'])
    expect(readdirSync(join(target, 'releases')).filter((name) => name.startsWith('.'))).toEqual(['.lock'])
  })

  test('publishes one release after the other if it is started several times at once', async () => {
    const target = newTarget()
    const texts = ['a', 'b', 'c', 'd']
    const codes = texts.map(
      async (text) => (await once(spawn(shell, [SCRIPT, target, write(temporaryFolder(), text)]), 'exit'))[0],
    )
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 0])
    expect(releases(target).map(([name]) => name)).toEqual(['1', '2', '3', '4'])
    expect(
      releases(target)
        .map(([, text]) => text)
        .sort(),
    ).toEqual(texts)
    expect(served(target)).toBe(served(target, 'releases/4'))
  })

  test('fails if a build replaces the site while it is copied', () => {
    const target = newTarget()
    const folder = temporaryFolder()
    const site = write(join(folder, 'dist'), 'b')
    write(join(folder, 'next'), 'c')
    publish(target, 'a')
    const bin = temporaryFolder()
    const real = spawnSync('sh', ['-c', 'command -v rsync'], { encoding: 'utf8' }).stdout.trim()
    writeFileSync(join(bin, 'rsync'), `#!/bin/sh\nmv ${site} ${site}.old && mv ${folder}/next ${site}\n${real} "$@"\n`, {
      mode: 0o755,
    })
    expect(run(target, site, { env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } }).code).not.toBe(0)
    expect(releases(target)).toEqual([['1', 'a']])
    expect(served(target)).toBe('a')
  })

  test('does nothing if only a part of the script arrives on standard input', () => {
    const target = newTarget()
    publish(target, 'a')
    const text = readFileSync(SCRIPT, 'utf8')
    const before = hashTree(target)
    for (let length = text.indexOf('main()'); length < text.length - 'main "$@"\n'.length; length += 50)
      spawnSync(shell, ['-s', '--', target, temporaryFolder()], { input: text.slice(0, length) })
    expect(hashTree(target)).toEqual(before)
    expect(readdirSync(join(target, 'releases'))).toEqual(['.lock', '1'])
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
