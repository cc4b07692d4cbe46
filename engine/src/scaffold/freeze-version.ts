import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { VersionSchema } from '../config/versions'
import { isPathname } from '../content'
import { checkSchema, DocsError } from '../errors'

/** The version that is being written. */
const CURRENT = 'current'

/** What one version consists of; only the first two must exist. Paths are relative to the site folder. */
const PARTS = [
  (name: string) => `content/${name}`,
  (name: string) => `sidebars/${name}.ts`,
  (name: string) => `api/${name}.json`,
  (name: string) => `snippets/${name}`,
  (name: string) => `../python/environments/${name}`,
]
const REQUIRED = 2

/** Made by tools inside a folder that is copied. */
const LEFT_OUT = new Set(['.venv', '__pycache__', 'node_modules'])

/** `versions.json`: the plain settings of the versions, newest first. */
const VersionsFileSchema = z.array(VersionSchema.omit({ sidebars: true, nearest: true }))

/** A file or folder on its way to its place. */
interface Move {
  staged: string
  target: string
  /** The file that `target` replaces, kept until all is done. */
  backup?: string
}

/**
 * Freezes the current version as an older one: copies content, sidebars, API facts, snippets and the Python environment, and enters
 * the new version into `versions.json` behind the current one. All or nothing: copies are prepared aside and then put in place; when
 * one fails, what was put in place is taken back.
 *
 * @param siteRoot the site folder
 * @param label name, label and address step of the frozen version, e.g. `1.8.1`
 * @param manifest text of each file of the route manifest, with all routes of the site marked as released
 * @returns what was created or changed, relative to the site folder, and what to do next
 * @throws DocsError `version-label`, `version-exists`, `version-incomplete`, `versions-file`
 */
export function freezeVersion(
  siteRoot: string,
  label: string,
  manifest: ReadonlyMap<string, string>,
): { created: string[]; next: string } {
  checkLabel(label)
  const entries = readVersions(siteRoot)
  const versions = addVersion(entries, label)
  const parts = PARTS.filter((part, i) => {
    const source = part(CURRENT)
    if (existsSync(join(siteRoot, source))) return true
    if (i >= REQUIRED) return false
    const title = `The current version has no ${source}.`
    throw new DocsError({
      code: 'version-incomplete',
      title,
      hint: 'Run the command in a site whose current version builds.',
      at: source,
    })
  })
  for (const part of parts) {
    if (existsSync(join(siteRoot, part(label)))) {
      throw new DocsError({
        code: 'version-exists',
        title: `${part(label)} exists.`,
        hint: 'Choose another label.',
        at: part(label),
      })
    }
  }

  const staging = join(siteRoot, `.version-${label}`)
  const moves: Move[] = []
  const stage = (path: string, write: (staged: string) => void) => {
    const staged = join(staging, `${moves.length}-${basename(path)}`)
    write(staged)
    const target = join(siteRoot, path)
    moves.push({ staged, target, ...(existsSync(target) ? { backup: `${staged}.before` } : {}) })
    return path
  }
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging)
  try {
    const copy = (from: string) => (staged: string) =>
      cpSync(join(siteRoot, from), staged, { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) })
    const created = parts.map((part) => stage(part(label), copy(part(CURRENT))))
    const json = (value: unknown) => (staged: string) => writeFileSync(staged, `${JSON.stringify(value, null, 2)}\n`)
    for (const [file, text] of manifest) created.push(stage(file, (staged) => writeFileSync(staged, text)))
    // Last: from here on the site knows of the version.
    created.push(stage('versions.json', json(versions)))
    moveAll(moves)
    return { created, next: nextSteps(label) }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function checkLabel(label: string): void {
  const faults = VersionSchema.shape.name.safeParse(label)
  if (faults.success && label !== CURRENT && !label.startsWith('.') && isPathname(`/${label}`)) return
  throw new DocsError({
    code: 'version-label',
    title: `"${label}" cannot be the label of a version.`,
    hint: 'Write the number of the release, e.g. 1.8.1: letters, digits, ".", "-" and "_", at most 32.',
  })
}

type Entry = z.input<typeof VersionsFileSchema>[number]

function readVersions(siteRoot: string): Entry[] {
  const at = 'versions.json'
  const fault = (title: string) =>
    new DocsError({
      code: 'versions-file',
      title,
      hint: 'It holds a list of versions, newest first: [{ "name": "current", … }].',
      at,
    })
  let json: unknown
  try {
    json = JSON.parse(readFileSync(join(siteRoot, at), 'utf8'))
  } catch (error) {
    throw fault(`versions.json cannot be read: ${error instanceof SyntaxError ? error.message : 'there is no such file'}.`)
  }
  const { problems } = checkSchema(VersionsFileSchema, json, { code: 'versions-file', at, whole: 'versions.json' })
  const [first] = problems
  if (first) throw new DocsError({ ...first, code: 'versions-file' })
  // As written, without the defaults of the schema: the file is for people.
  return json as Entry[]
}

function addVersion(entries: readonly Entry[], label: string): Entry[] {
  const index = entries.findIndex((entry) => entry.name === CURRENT)
  const current = entries[index]
  if (!current) {
    const title = `versions.json has no version with the name "${CURRENT}".`
    throw new DocsError({
      code: 'versions-file',
      title,
      hint: 'Only the version that is being written can be frozen.',
      at: 'versions.json',
    })
  }
  const path = `${current.path === '/' ? '' : current.path}/${label}`
  const other = entries.find(
    (entry) => entry.name.toLowerCase() === label.toLowerCase() || entry.path.toLowerCase() === path.toLowerCase(),
  )
  if (other) {
    const title = `versions.json has a version with the name "${other.name}" and the path "${other.path}".`
    throw new DocsError({ code: 'version-exists', title, hint: 'Choose another label.', at: 'versions.json' })
  }
  const frozen: Entry = { ...current, name: label, label, path, isLast: false, banner: 'unmaintained' }
  return [...entries.slice(0, index + 1), frozen, ...entries.slice(index + 1)]
}

/** Puts everything in its place; when that fails, takes back what was put there. */
function moveAll(moves: readonly Move[]): void {
  const done: Move[] = []
  try {
    for (const move of moves) {
      mkdirSync(dirname(move.target), { recursive: true })
      if (move.backup !== undefined) cpSync(move.target, move.backup)
      renameSync(move.staged, move.target)
      done.push(move)
    }
  } catch (error) {
    for (const { target, backup } of done.reverse()) {
      if (backup === undefined) rmSync(target, { recursive: true, force: true })
      else renameSync(backup, target)
    }
    throw error
  }
}

function nextSteps(label: string): string {
  return [
    'Next:',
    `- in docs.config.ts, import sidebars/${label}.ts and attach it to the version "${label}"`,
    `- in versions.json, give the version "${CURRENT}" the label and values of the release that you write now`,
  ].join('\n')
}
