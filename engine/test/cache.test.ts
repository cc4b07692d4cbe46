import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { busySite, PAGE_EDITS, SITE_EDITS } from './support/busy-site'
import { Dev } from './support/dev'
import { createSite, type Files, temporaryFolder, writeFiles } from './support/fixture-site'
import { Random, readSeed } from './support/random'
import { type CommandResult, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

/** Edits per step. With more edits, a missed dependency could go unnoticed, because another edit updates the page anyway. */
const TOGETHER = 3

/** Changes to the output or to timestamps, which don't change the sources. */
const OUTSIDE: Record<string, (root: string, random: Random) => string> = {
  'touched static file'(root) {
    utimesSync(join(root, 'static/img/square.svg'), new Date(), new Date())
    return 'square.svg touched'
  },
  'deleted output'(root, random) {
    const path = random.pick(listTree(join(root, 'dist')))
    rmSync(join(root, 'dist', path))
    return `dist/${path} deleted`
  },
  'edited output'(root, random) {
    const path = random.pick(listTree(join(root, 'dist')))
    writeFileSync(join(root, 'dist', path), 'x'.repeat(statSync(join(root, 'dist', path)).size))
    return `dist/${path} edited`
  },
  'unknown file in the output'(root) {
    writeFileSync(join(root, 'dist/foreign.html'), 'x')
    return 'dist/foreign.html appears'
  },
  'no output'(root) {
    rmSync(join(root, 'dist'), { recursive: true })
    return 'dist deleted'
  },
}

/** Encoded images in the cache. Encoding takes most of the time of a build, so only the last comparison is done without them. */
const IMAGES = /^[^/]+\/images(?:\/.*)?$/

/** Builds the same sources in a new folder without a cache, or with only the encoded images. */
async function buildClean(root: string, withImages: boolean) {
  const other = join(temporaryFolder(), 'clean-site')
  cpSync(root, other, { recursive: true, filter: (path) => !/^(dist.*|\.cache)$/.test(basename(path)) })
  const cache = join(root, '.cache')
  const isImage = (path: string) => IMAGES.test(relative(cache, path)) || !relative(cache, path).includes('/')
  if (withImages && existsSync(cache)) cpSync(cache, join(other, '.cache'), { recursive: true, filter: isImage })
  const { code, output } = await docsInWorker(['build', other, '--quiet'])
  const tree = code === 0 ? hashTree(join(other, 'dist')) : {}
  rmSync(other, { recursive: true })
  return { code, output, tree }
}

/** A document without what differs in development: names of scripts and styles, the version for the client, and the notice of problems. */
const comparable = (html: string) =>
  html
    .replaceAll(/\bassets\/[^"]+\.(?:css|js)"/g, 'assets/#"')
    .replace(/ data-dev-version="[^"]*"/, '')
    .replace(/<aside class="problems problems-notice".*?<\/aside>/s, '')

/** A site that is edited step by step, with its current files. */
class EditedSite {
  readonly files: Files = busySite()
  readonly root = createSite(this.files)
  private readonly history: string[] = []
  private good: { output: string; tree: Record<string, string> } = { output: '', tree: {} }

  constructor(private readonly seed: number) {}

  /** The edits so far, to report with a failure. */
  get story(): string {
    return `seed ${this.seed}, edits:\n${this.history.join('\n')}`
  }

  note(what: string): void {
    this.history.push(what)
  }

  /** Writes files and returns their previous contents. */
  write(changed: Files): Files {
    const before = Object.fromEntries(Object.keys(changed).map((path) => [path, this.files[path] ?? null]))
    writeFiles(this.root, changed)
    for (const [path, content] of Object.entries(changed)) {
      if (content === null) delete this.files[path]
      else this.files[path] = content
    }
    return before
  }

  /** Checks that an incremental and a clean build print and write the same. Returns whether the site builds. */
  async compareWithClean(withImages = true): Promise<boolean> {
    const incremental = await docsInWorker(['build', this.root, '--quiet'])
    const clean = await buildClean(this.root, withImages)
    if (clean.code === 0) this.good = clean
    this.expectBuild(incremental, clean)
    return clean.code === 0
  }

  /** Checks that the dev server sends the documents of the last successful build. Drafts exist only in development. */
  async compareWithDev(dev: Dev): Promise<void> {
    if (Object.values(this.files).some((text) => /^draft: true$/m.test(String(text)))) return
    // A state of the site that contains this file also contains all earlier edits.
    const marker = `${this.history.length}`
    writeFiles(this.root, { 'static/marker.txt': marker })
    await dev.sends('/marker.txt', marker)
    const dist = join(this.root, 'dist')
    for (const path of listTree(dist)) {
      const built = readFileSync(join(dist, path), 'utf8')
      if (!path.endsWith('.html') || built.includes('http-equiv="refresh"')) continue
      const sent = await dev.get(`/${path.replace(/(?:index)?\.html$/, '')}`)
      expect(comparable(sent.html.source), `${path}: ${this.story}`).toBe(comparable(built))
    }
    writeFiles(this.root, { 'static/marker.txt': null })
  }

  /** Checks that another build of the sources of the last successful build prints and writes the same. */
  async compareWithLast(run = docsInWorker): Promise<void> {
    this.expectBuild(await run(['build', this.root, '--quiet']), { code: 0, output: this.good.output })
  }

  async mustBuild(): Promise<void> {
    if (!(await this.compareWithClean())) throw new Error(`does not build: ${this.story}`)
  }

  private expectBuild(found: CommandResult, expected: CommandResult): void {
    // The clean build has no previous output.
    const output = expected.output.replace('nothing was written', 'the output of the last successful build is unchanged')
    expect(found.output, `output: ${this.story}`).toBe(output)
    expect(found.code).toBe(expected.code)
    expect(differences(hashTree(join(this.root, 'dist')), this.good.tree), this.story).toEqual([])
  }
}

/** Shuffled kinds of edits, grouped by step. */
function planSteps(random: Random): string[][] {
  return [PAGE_EDITS, SITE_EDITS].flatMap((edits) => {
    const kinds = random.shuffle(Object.keys(edits))
    return Array.from({ length: Math.ceil(kinds.length / TOGETHER) }, (_, i) => kinds.slice(i * TOGETHER, (i + 1) * TOGETHER))
  })
}

/** Makes the edits of a step. If the site does not build with them, they are completed, and if it still does not build, reverted. */
async function edit(site: EditedSite, kinds: readonly string[], turn: number, random: Random): Promise<void> {
  const undo: Files[] = []
  let completion: Files = {}
  for (const [i, kind] of kinds.entries()) {
    const made = { ...PAGE_EDITS, ...SITE_EDITS }[kind]?.(site.files, random, turn * TOGETHER + i)
    if (!made) continue
    site.note(`${made.name}${i === 0 ? '' : ' (together)'}`)
    undo.unshift(site.write(made.files))
    completion = { ...completion, ...made.completion }
  }
  if (await site.compareWithClean()) return
  undo.unshift(site.write(completion))
  if (Object.keys(completion).length > 0) {
    site.note('completed')
    if (await site.compareWithClean()) return
  }
  site.note('reverted')
  for (const files of undo) site.write(files)
  await site.compareWithLast()
}

// Each step builds the site twice and compares all documents of the dev server, which takes minutes on a busy machine.
test('after any edits, an incremental build writes the files of a clean build, and the dev server sends its documents', async () => {
  const seed = readSeed()
  const random = new Random(seed)
  const site = new EditedSite(seed)
  await site.mustBuild()
  const dev = await Dev.start(site.root)
  await site.compareWithDev(dev)
  const outside = Object.values(OUTSIDE)
  for (const [turn, kinds] of random.shuffle(planSteps(random)).entries()) {
    await edit(site, kinds, turn + 1, random)
    await site.compareWithDev(dev)
    const change = outside[turn]
    if (!change) continue
    site.note(change(site.root, random))
    await site.compareWithLast()
  }
  await dev.stop()
  // A new process has no results of earlier builds in memory.
  site.note('built in another process')
  await site.compareWithLast(docs)
  expect(await site.compareWithClean(false), site.story).toBe(true)
  expect(readdirSync(site.root).filter((entry) => entry.startsWith('dist'))).toEqual(['dist'])
}, 900_000)
