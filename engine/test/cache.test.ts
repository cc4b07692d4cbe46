import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { busySite, PAGE_EDITS, SITE_EDITS } from './support/busy-site'
import { createSite, type Files, temporaryFolder, writeFiles } from './support/fixture-site'
import { Random, readSeed } from './support/random'
import { type CommandResult, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

/** Edits that are made together. More would hide what one of them misses: a page that another one changes is written again anyway. */
const TOGETHER = 3

/** Changes that are made to the built site or to time stamps, not to sources. */
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
  'output edited by hand'(root, random) {
    const path = random.pick(listTree(join(root, 'dist')))
    writeFileSync(join(root, 'dist', path), 'x'.repeat(statSync(join(root, 'dist', path)).size))
    return `dist/${path} edited`
  },
  'foreign file in the output'(root) {
    writeFileSync(join(root, 'dist/foreign.html'), 'x')
    return 'dist/foreign.html appears'
  },
  'no output'(root) {
    rmSync(join(root, 'dist'), { recursive: true })
    return 'dist deleted'
  },
}

/** Encoded images take most of the time of a build: only the comparison at the end is done without them. */
const IMAGES = /^[^/]+\/pictures(?:\/.*)?$/

/** Builds the same sources in a new folder, with nothing cached, or only images. */
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

/** A site with what is on its disk, edited step by step. */
class EditedSite {
  readonly files: Files = busySite()
  readonly root = createSite(this.files)
  private readonly history: string[] = []
  private good: { output: string; tree: Record<string, string> } = { output: '', tree: {} }

  constructor(private readonly seed: number) {}

  /** What has been done so far, for a message. */
  get story(): string {
    return `seed ${this.seed}, edits:\n${this.history.join('\n')}`
  }

  note(what: string): void {
    this.history.push(what)
  }

  /** Writes files and returns what undoes it. */
  write(changed: Files): Files {
    const before = Object.fromEntries(Object.keys(changed).map((path) => [path, this.files[path] ?? null]))
    writeFiles(this.root, changed)
    for (const [path, content] of Object.entries(changed)) {
      if (content === null) delete this.files[path]
      else this.files[path] = content
    }
    return before
  }

  /** Builds incrementally and from nothing: both print and write the same. Returns whether the site builds. */
  async compareWithClean(withImages = true): Promise<boolean> {
    const incremental = await docsInWorker(['build', this.root, '--quiet'])
    const clean = await buildClean(this.root, withImages)
    if (clean.code === 0) this.good = clean
    this.expectBuild(incremental, clean)
    return clean.code === 0
  }

  /** Builds the sources of the last good build again, which must write the same. */
  async compareWithLast(run = docsInWorker): Promise<void> {
    this.expectBuild(await run(['build', this.root, '--quiet']), { code: 0, output: this.good.output })
  }

  async mustBuild(): Promise<void> {
    if (!(await this.compareWithClean())) throw new Error(`does not build: ${this.story}`)
  }

  private expectBuild(found: CommandResult, expected: CommandResult): void {
    // The clean build has no earlier output that could stay.
    const output = expected.output.replace('nothing was written', 'the output of the last successful build is unchanged')
    expect(found.output, `what is printed: ${this.story}`).toBe(output)
    expect(found.code).toBe(expected.code)
    expect(differences(hashTree(join(this.root, 'dist')), this.good.tree), this.story).toEqual([])
  }
}

/** The kinds of edits, those of each step together. */
function planSteps(random: Random): string[][] {
  return [PAGE_EDITS, SITE_EDITS].flatMap((edits) => {
    const kinds = random.shuffle(Object.keys(edits))
    return Array.from({ length: Math.ceil(kinds.length / TOGETHER) }, (_, i) => kinds.slice(i * TOGETHER, (i + 1) * TOGETHER))
  })
}

/** Makes the edits of a step. Where the site does not build with them, they are completed, or else taken back. */
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
  site.note('taken back')
  for (const files of undo) site.write(files)
  await site.compareWithLast()
}

test('after any edits an incremental build writes what a clean build writes', async () => {
  const seed = readSeed()
  const random = new Random(seed)
  const site = new EditedSite(seed)
  await site.mustBuild()
  const outside = Object.values(OUTSIDE)
  for (const [turn, kinds] of random.shuffle(planSteps(random)).entries()) {
    await edit(site, kinds, turn + 1, random)
    const change = outside[turn]
    if (!change) continue
    site.note(change(site.root, random))
    await site.compareWithLast()
  }
  // In a process of its own nothing can come from the memory of the builds before.
  site.note('built in another process')
  await site.compareWithLast(docs)
  expect(await site.compareWithClean(false), site.story).toBe(true)
  expect(readdirSync(site.root).filter((entry) => entry.startsWith('dist'))).toEqual(['dist'])
})
