import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../../load'
import { DocsError, parseJson, VERSION_NAME, VersionSchema } from '../../model'
import { copyRoutes } from '../../site'

/** Name of the version that is under development. */
const CURRENT = 'current'

const CONTENT = `content/${VERSION_NAME}`
/** Parts of every version, relative to the site folder. */
const REQUIRED = [CONTENT, `sidebars/${VERSION_NAME}.ts`]
const SNIPPETS = `snippets/${VERSION_NAME}`
/** Extensions of content files that can refer to static files. */
const REFERRING_FILES = /\.(md|json)$/

/** Generated folders that are not copied. */
const EXCLUDED = new Set(['.venv', '__pycache__', 'node_modules'])

/** `versions.json`: the settings of all versions, newest first. */
const VersionsFileSchema = z.array(VersionSchema.omit({ sidebars: true, nearest: true }))

interface FreezeOptions {
  /** Contents of the route manifest by file, with all routes of the site marked as released. */
  manifest: ReadonlyMap<string, string>
  /** The setting `versionFiles`: other files and folders that belong to a version. */
  files: readonly string[]
}

/** A staged file or folder. */
interface Move {
  staged: string
  target: string
  /** Copy of the existing file at `target`, for a rollback. */
  backup?: string
}

/**
 * Freezes a copy of the current version: content, sidebars, snippets and the files of the setting `versionFiles`. Adds the new version to
 * `versions.json` after the current one, and its routes to the route manifest. All files are staged first; if one can't be moved into place,
 * the others are rolled back.
 * @param siteRoot the site folder
 * @param label name, label and path segment of the new version, e.g. `1.8.1`
 * @returns created and changed paths, relative to the site folder, and the next step for the author
 * @throws DocsError `version-label`, `version-exists`, `version-incomplete`, `versions-file`
 */
export function freezeVersion(
  siteRoot: string,
  label: string,
  { manifest, files }: FreezeOptions,
): { created: string[]; next: string } {
  checkLabel(label)
  const entries = readVersions(siteRoot)
  const { versions, current, frozen } = addVersion(entries, label)
  for (const part of REQUIRED) {
    const source = pathFor(part, CURRENT)
    if (existsSync(join(siteRoot, source))) continue
    throw new DocsError({
      code: 'version-incomplete',
      title: `The current version has no ${source}.`,
      hint: 'Run the command in a site whose current version builds.',
      at: source,
    })
  }
  const parts = [...REQUIRED, SNIPPETS, ...files].filter((part) => existsSync(join(siteRoot, pathFor(part, CURRENT))))
  for (const part of parts) {
    const target = pathFor(part, label)
    if (existsSync(join(siteRoot, target))) {
      throw new DocsError({
        code: 'version-exists',
        title: `${target} already exists.`,
        hint: 'Choose another label.',
        at: target,
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
    const copy = (part: string) => (staged: string) => {
      const source = join(siteRoot, pathFor(part, CURRENT))
      cpSync(source, staged, { recursive: true, filter: (file) => !EXCLUDED.has(basename(file)) })
      if (part === CONTENT) updateReferences(staged, staticAddresses(parts, label))
    }
    const created = parts.map((part) => stage(pathFor(part, label), copy(part)))
    const json = (value: unknown) => (staged: string) => writeFileSync(staged, `${JSON.stringify(value, null, 2)}\n`)
    for (const [file, text] of [...manifest, ...copyRoutes(manifest, current, frozen)])
      created.push(stage(file, (staged) => writeFileSync(staged, text)))
    // Last, since this adds the version to the site.
    created.push(stage('versions.json', json(versions)))
    moveAll(moves)
    return { created, next: NEXT_STEP }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Letters and digits, with single separators between them. At least one digit keeps words such as `dist` and `constructor` out. */
const LABEL = /^(?=.*\d)[a-z0-9]+(?:[._-][a-z0-9]+)*$/i
/** Names of devices, which can't be folders on Windows. */
const DEVICE = /^(?:com|lpt)\d(?:\.|$)|^(?:con|prn|aux|nul)\./i

function checkLabel(label: string): void {
  if (LABEL.test(label) && label.length <= 32 && !DEVICE.test(label)) return
  throw new DocsError({
    code: 'version-label',
    title: `"${label}" is not a valid version label.`,
    hint: 'Use the number of the release, such as 1.8.1 or 2.0-beta: at most 32 letters and digits, with single ".", "-" or "_" between them.',
  })
}

type Entry = z.input<typeof VersionsFileSchema>[number]

function readVersions(siteRoot: string): Entry[] {
  const at = 'versions.json'
  const file = join(siteRoot, at)
  if (!existsSync(file)) {
    const hint = 'The file must contain a list of versions, newest first: [{ "name": "current", … }].'
    throw new DocsError({ code: 'versions-file', title: 'The site has no versions.json.', hint, at })
  }
  const text = readFileSync(file, 'utf8')
  parseJson(VersionsFileSchema, text, { codes: 'versions-file', at, whole: 'versions.json' })
  // The input without the defaults of the schema, because people read and edit this file.
  return JSON.parse(text) as Entry[]
}

function addVersion(entries: readonly Entry[], label: string): { versions: Entry[]; current: Entry; frozen: Entry } {
  const index = entries.findIndex((entry) => entry.name === CURRENT)
  const current = entries[index]
  if (!current) {
    const title = `versions.json has no version named "${CURRENT}".`
    throw new DocsError({
      code: 'versions-file',
      title,
      hint: 'Only the version named "current" can be copied.',
      at: 'versions.json',
    })
  }
  const path = `${current.path === '/' ? '' : current.path}/${label}`
  const other = entries.find(
    (entry) => entry.name.toLowerCase() === label.toLowerCase() || entry.path.toLowerCase() === path.toLowerCase(),
  )
  if (other) {
    const title = `versions.json already has a version named "${other.name}" with the path "${other.path}".`
    throw new DocsError({ code: 'version-exists', title, hint: 'Choose another label.', at: 'versions.json' })
  }
  const frozen: Entry = { ...current, name: label, label, path, isLast: false, banner: 'none' }
  return { versions: [...entries.slice(0, index + 1), frozen, ...entries.slice(index + 1)], current, frozen }
}

/** Moves all staged files into place. If one can't be moved, reverts the others and throws. */
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

/** Replaces {@link VERSION_NAME} in a path. */
function pathFor(path: string, version: string): string {
  return path.replace(VERSION_NAME, () => version)
}

/** Addresses of copied static files and folders, and of their copies. */
function staticAddresses(parts: readonly string[], label: string): [from: string, to: string][] {
  return parts.flatMap((part) => {
    const address = /^static(\/.*)$/.exec(part)?.[1]
    return address === undefined ? [] : [[pathFor(address, CURRENT), pathFor(address, label)]]
  })
}

/** Changes references in copied pages to the copied static files. */
function updateReferences(folder: string, addresses: readonly [from: string, to: string][]): void {
  if (addresses.length === 0) return
  for (const path of listFiles(folder)) {
    if (!REFERRING_FILES.test(path)) continue
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    const moved = addresses.reduce((all, [from, to]) => all.replaceAll(wholeAddress(from), () => to), text)
    if (moved !== text) writeFileSync(file, moved)
  }
}

/** Matches an address and addresses below it, but not as a part of a longer name. */
function wholeAddress(address: string): RegExp {
  return new RegExp(`(?<![\\w.-])${address.replaceAll(/[^\w/-]/g, '\\$&')}(?![\\w-])`, 'g')
}

const NEXT_STEP = `Next: in versions.json, update the label and values of the version "${CURRENT}" for the next release.`
