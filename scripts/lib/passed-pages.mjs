// Records which pages the last passing `npm run test:all` has covered, by the hash of their Markdown copies.
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
  const copies = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const hash = (file) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex')
      .slice(0, 12)
  return Object.fromEntries(copies.sort().map((file) => [file, hash(file)]))
}

/**
 * Pages of a built site that have changed since the last passing run.
 * @param {string} dist
 * @returns {Set<string>} paths of Markdown copies
 */
export function changedPages(dist) {
  const passed = existsSync(PASSED_FILE) ? (JSON.parse(readFileSync(PASSED_FILE, 'utf8')).pages ?? {}) : {}
  return new Set(Object.entries(hashPages(dist)).flatMap(([file, hash]) => (passed[file] === hash ? [] : [file])))
}
