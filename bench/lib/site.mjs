import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeSite } from '../generate/write-site.mjs'
import { WORK } from './engine.mjs'

const TRASH = path.join(WORK, 'trash')

/**
 * A bench site of so many pages in the work folder, as it was generated: written on first use and when the generator has changed,
 * else only without what builds left in it.
 * @returns {{ folder: string, pages: number, sidebars: number, words: number, codeBlocks: number, sample: string }}
 */
export function benchSite(pages) {
  const folder = path.join(WORK, `site-${pages}`)
  const kept = path.join(WORK, `site-${pages}.json`)
  const generator = generatorHash()
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8'))
    if (known.generator === generator) {
      clean(folder)
      return known
    }
  }
  console.log(`writing ${pages.toLocaleString('en')} pages to ${path.relative(process.cwd(), folder)}`)
  mkdirSync(WORK, { recursive: true })
  const made = { generator, folder, ...writeSite(folder, pages) }
  writeFileSync(kept, JSON.stringify(made))
  return made
}

/**
 * Moves what builds left in a site out of the way. It is deleted only at the end ({@link emptyTrash}): ext4 avoids inodes that were
 * freed in the last minutes, so a build right after thousands of deletions would pay a second for them.
 */
export function clean(folder) {
  mkdirSync(TRASH, { recursive: true })
  for (const name of ['dist', 'dist-plain', '.cache']) {
    const left = path.join(folder, name)
    if (existsSync(left)) renameSync(left, path.join(mkdtempSync(path.join(TRASH, 'old-')), name))
  }
}

/** Deletes what {@link clean} moved away. */
export function emptyTrash() {
  rmSync(TRASH, { recursive: true, force: true })
}

/** Edits a file for the time of `run`, which is told how to write it. */
export async function withEdits(file, run) {
  const before = readFileSync(file, 'utf8')
  try {
    return await run((edit) => writeFileSync(file, edit(before)))
  } finally {
    writeFileSync(file, before)
  }
}

function generatorHash() {
  const folder = path.join(import.meta.dirname, '..', 'generate')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}
