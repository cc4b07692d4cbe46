import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { busySite } from './support/busy-site'
import { createSite, writeFiles } from './support/fixture-site'
import { Random, readSeed } from './support/random'
import { build } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

const ROUNDS = 4

/** Ways in which a disk failure, a power loss or another program can damage the bytes of a file. */
const DAMAGES: ((bytes: Buffer, random: Random, others: readonly Buffer[]) => Uint8Array)[] = [
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes) => Buffer.alloc(bytes.length),
  (bytes, random) => Buffer.from(bytes).fill(0, random.below(bytes.length)),
  (bytes, random) => {
    const flipped = Buffer.from(bytes)
    const at = random.below(bytes.length)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8))
    return flipped
  },
  // Still valid JSON, JavaScript and HTML.
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('Guide', 'Guise').replaceAll('guide_1', 'guide_2'), 'latin1'),
  (_, random, others) => random.pick(others),
]

/** Damages a third of the files in the cache and the output, some of them without a change of size and modification time. */
function damage(root: string, random: Random): string[] {
  const files = ['.cache', 'dist'].flatMap((folder) => listTree(join(root, folder)).map((path) => join(root, folder, path)))
  const contents = files.map((file) => readFileSync(file))
  return files.flatMap((file, i) => {
    const bytes = contents[i] ?? Buffer.alloc(0)
    if (random.below(3) > 0 || bytes.length === 0) return []
    const kind = random.below(DAMAGES.length)
    const { mtime } = statSync(file)
    writeFileSync(file, DAMAGES[kind]?.(bytes, random, contents) ?? bytes)
    if (random.below(2) === 0) utimesSync(file, mtime, mtime)
    return [`damage ${kind} of ${file}`]
  })
}

test('a build with a damaged cache or output writes the same files as a clean build', async () => {
  const seed = readSeed()
  const random = new Random(seed)
  const site = busySite()
  const page = 'content/current/guides/guide_3.md'
  const variants = [{ [page]: site[page] ?? '' }, { [page]: `${site[page]}\nEdited.\n` }]
  const root = createSite(site)
  const clean = []
  for (const files of variants) {
    const fresh = createSite({ ...site, ...files })
    await build(fresh)
    clean.push(hashTree(join(fresh, 'dist')))
  }
  await build(root)
  for (let round = 0; round < ROUNDS; round++) {
    const done = damage(root, random)
    const variant = random.below(variants.length)
    writeFiles(root, variants[variant] ?? {})
    await build(root)
    const story = [`seed ${seed}, round ${round}`, ...done].join('\n')
    expect(differences(hashTree(join(root, 'dist')), clean[variant] ?? {}), story).toEqual([])
  }
})
