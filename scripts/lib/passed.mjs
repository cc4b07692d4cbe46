// The record of continuous integration: which inputs of each step and which pages have passed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './install.mjs'

/**
 * Written by passing runs only. See `scripts/ci.mjs`. Each line is a fact that stays true, and `.gitattributes` makes Git keep the lines of both sides
 * of a merge, so the file never conflicts:
 *
 *     step <hash of the inputs> <name>
 *     pages <folder> <tag of a page> <tag of a page> …
 */
export const PASSED_FILE = join(ROOT, '.ci/passed')

const HEADER = '# What has passed in continuous integration. Written by .ci/run; see CONTRIBUTING.md.'
/** Pages that one run tests in a browser in addition to one page of each kind. A change of all pages must not take half an hour. */
const MAX_PAGES = 12
/** Hexadecimal digits. Only the few tags of one folder are compared. */
const TAG_LENGTH = 8

/**
 * Whether a step passed with these inputs.
 * @param {string} name
 * @param {string} inputs anything that changes with the inputs of the step, see `hashInputs`
 */
export function hasPassed(name, inputs, file = PASSED_FILE) {
  return read(file).steps.get(name)?.has(hash(inputs)) ?? false
}

/**
 * Records that a step passed, instead of earlier inputs.
 * @param {string} name
 * @param {string} inputs see {@link hasPassed}
 */
export function recordStep(name, inputs, file = PASSED_FILE) {
  const record = read(file)
  record.steps.set(name, new Set([hash(inputs)]))
  write(file, record)
}

/**
 * The pages that have changed since they passed, or a limited number of them, which depends only on their names.
 * @param {string} dist folder of the built site
 * @returns {Set<string>} paths of Markdown copies, such as `docs/home.md`
 */
export function pagesToTest(dist, { file = PASSED_FILE, limit = MAX_PAGES } = {}) {
  const { pages } = read(file)
  const changed = Object.entries(tagPages(dist)).flatMap(([copy, tag]) => (pages.get(dirname(copy))?.has(tag) ? [] : [copy]))
  const order = new Map(changed.map((copy) => [copy, hash(copy)]))
  return new Set(changed.sort((a, b) => (order.get(a) < order.get(b) ? -1 : 1)).slice(0, limit))
}

/**
 * Records that pages passed. Removes pages that don't exist anymore.
 * @param {string} dist folder of the built site
 * @param {ReadonlySet<string>} tested paths of Markdown copies
 */
export function recordPages(dist, tested, file = PASSED_FILE) {
  const record = read(file)
  const pages = new Map()
  for (const [copy, tag] of Object.entries(tagPages(dist))) {
    const folder = dirname(copy)
    if (!tested.has(copy) && !record.pages.get(folder)?.has(tag)) continue
    pages.set(folder, (pages.get(folder) ?? new Set()).add(tag))
  }
  write(file, { ...record, pages })
}

/** A short hash of the name and the content of each page. Empty if the site couldn't be built. */
function tagPages(dist) {
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : []
  const copies = files.filter((file) => file.endsWith('.md')).sort()
  return Object.fromEntries(
    copies.map((copy) => [copy, hash(`${copy}\0${readFileSync(join(dist, copy), 'utf8')}`).slice(0, TAG_LENGTH)]),
  )
}

/** Reads the record. A missing file is an empty record. */
function read(file) {
  const steps = new Map()
  const pages = new Map()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const add = (map, key, values) => map.set(key, new Set([...(map.get(key) ?? []), ...values]))
  for (const line of lines) {
    const [kind, first = '', ...others] = line.split(' ')
    if (kind === 'step') add(steps, others.join(' '), [first])
    if (kind === 'pages') add(pages, first, others)
  }
  return { steps, pages }
}

function write(file, { steps, pages }) {
  const lines = [
    ...[...steps].flatMap(([name, hashes]) => [...hashes].map((inputs) => `step ${inputs} ${name}`)),
    ...[...pages].map(([folder, tags]) => `pages ${folder} ${[...tags].join(' ')}`),
  ]
  writeFileSync(file, `${[HEADER, ...lines.sort()].join('\n')}\n`)
}

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16)
