import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeSite } from '../generate/write-site.mjs'
import { WORK } from './engine.mjs'

const TRASH = path.join(WORK, 'trash')

/**
 * Provides a bench site in the work folder without build output. It is written on first use and if the generator has changed.
 * @returns {{ folder: string, pages: number, sidebars: number, words: number, codeBlocks: number, sample: string }}
 */
export function benchSite(pages) {
  const folder = path.join(WORK, `site-${pages}`)
  const cacheFile = path.join(WORK, `site-${pages}.json`)
  const generator = generatorHash()
  if (existsSync(cacheFile)) {
    const known = JSON.parse(readFileSync(cacheFile, 'utf8'))
    if (known.generator === generator) {
      clean(folder)
      return known
    }
  }
  console.log(`writing ${pages.toLocaleString('en')} pages to ${path.relative(process.cwd(), folder)}`)
  mkdirSync(WORK, { recursive: true })
  const created = { generator, folder, ...writeSite(folder, pages) }
  writeFileSync(cacheFile, JSON.stringify(created))
  return created
}

/**
 * Moves build output out of a site. It is deleted only at the end ({@link emptyTrash}), since ext4 avoids recently freed inodes, which
 * slows down a build by a second after thousands of deletions.
 */
export function clean(folder) {
  mkdirSync(TRASH, { recursive: true })
  for (const name of ['dist', 'dist-plain', '.cache']) {
    const left = path.join(folder, name)
    if (existsSync(left)) renameSync(left, path.join(mkdtempSync(path.join(TRASH, 'old-')), name))
  }
}

/** Deletes the output that {@link clean} has moved. */
export function emptyTrash() {
  rmSync(TRASH, { recursive: true, force: true })
}

/** Restores a file after `run`, which receives a function that writes it. */
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
