// Hashes of the Markdown copies of pages, which show what has changed since continuous integration last passed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/** Written by passing runs only. See `scripts/ci.mjs`. */
export const PASSED_FILE = join(ROOT, '.ci/passed.json')

/**
 * Hash of the content of every page of a built site, by the path of its Markdown copy (`docs/home.md`).
 * @param {string} dist
 * @returns {Record<string, string>}
 */
export function hashPages(dist) {
  return Object.fromEntries(listCopies(dist).map((file) => [file, hash(readFileSync(join(dist, file)))]))
}

/** Headings, names of tabs, links to files, and code blocks. */
const CODE = /^#.*|^\*\*.*\*\*$|\]\([^)]*\/assets\/[^)]*\)|^( *)(`{3,})[\s\S]*?^\1\2 *$/gm

/**
 * Hash of the code on all pages below a folder of a built site, and of what determines in which order and with which files readers run it.
 * @param {string} dist
 * @param {string} folder path in `dist`
 */
export function hashCode(dist, folder) {
  const pages = listCopies(join(dist, folder)).map((file) => [file, readFileSync(join(dist, folder, file), 'utf8').match(CODE)])
  return hash(JSON.stringify(pages))
}

/** Empty if the site couldn't be built. */
const listCopies = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.md'))
    .sort()

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12)

/**
 * Pages of a built site that have changed since the last passing run.
 * @param {string} dist
 * @returns {Set<string>} paths of Markdown copies
 */
export function changedPages(dist) {
  const passed = existsSync(PASSED_FILE) ? (JSON.parse(readFileSync(PASSED_FILE, 'utf8')).pages ?? {}) : {}
  return new Set(Object.entries(hashPages(dist)).flatMap(([file, hash]) => (passed[file] === hash ? [] : [file])))
}
