import { cpSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { busySite, EDITS } from './support/busy-site'
import { createSite, type Files, temporaryFolder, writeFiles } from './support/fixture-site'
import { Random } from './support/random'
import { docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

/** Edits of the run whose seed is new each time. */
const EDIT_COUNT = 16

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

/** Builds the same sources in a new folder, with nothing cached. */
async function buildClean(root: string): Promise<{ code: number | null; output: string; tree: Record<string, string> }> {
  const other = join(temporaryFolder(), 'clean-site')
  cpSync(root, other, { recursive: true, filter: (path) => !/^(dist.*|\.cache)$/.test(basename(path)) })
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
  private good: Record<string, string> = {}

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

  /** Builds incrementally and from nothing: both say and write the same. Returns whether the site builds. */
  async compare(run = docsInWorker): Promise<boolean> {
    const incremental = await run(['build', this.root, '--quiet'])
    const clean = await buildClean(this.root)
    expect(incremental.output, `what is printed: ${this.story}`).toBe(clean.output)
    expect(incremental.code).toBe(clean.code)
    if (clean.code === 0) this.good = clean.tree
    expect(differences(hashTree(join(this.root, 'dist')), this.good), this.story).toEqual([])
    return clean.code === 0
  }

  async mustBuild(): Promise<void> {
    if (!(await this.compare())) throw new Error(`does not build: ${this.story}`)
  }
}

/** Makes edits of these kinds one after the other, comparing after each; what does not build is completed or taken back. */
async function editAll(seed: number, kinds: (random: Random) => readonly string[]): Promise<void> {
  const random = new Random(seed)
  const site = new EditedSite(seed)
  await site.mustBuild()
  for (const [i, kind] of kinds(random).entries()) {
    const outside = OUTSIDE[kind]
    if (outside) {
      site.note(outside(site.root, random))
      await site.mustBuild()
      continue
    }
    const edit = EDITS[kind]?.(site.files, random, i + 1)
    if (!edit) continue
    site.note(edit.name)
    const before = site.write(edit.files)
    if (await site.compare()) continue
    site.note(edit.completion ? 'completed' : 'taken back')
    site.write(edit.completion ?? before)
    await site.mustBuild()
  }
  // In a process of its own nothing can come from the memory of the builds before.
  site.note('built in another process')
  expect(await site.compare(docs)).toBe(true)
  expect(readdirSync(site.root).filter((entry) => entry.startsWith('dist'))).toEqual(['dist'])
}

const KINDS = [...Object.keys(EDITS), ...Object.keys(OUTSIDE)]

test('after any edits an incremental build writes what a clean build writes', async () => {
  await editAll(20261120, (random) => random.shuffle(KINDS))
})

test('so it does for edits that no run has made before', async () => {
  await editAll(Date.now() % 1_000_000_000, (random) => Array.from({ length: EDIT_COUNT }, () => random.pick(KINDS)))
})
