import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../../load'
import { checkSchema, DocsError, isPathname, VERSION_NAME, VersionSchema } from '../../model'
import { copyRoutes } from '../../publish'

/** The version that is being written. */
const CURRENT = 'current'

const CONTENT = `content/${VERSION_NAME}`
/** What every version consists of. Paths are relative to the site folder. */
const REQUIRED = [CONTENT, `sidebars/${VERSION_NAME}.ts`]
const SNIPPETS = `snippets/${VERSION_NAME}`
/** Files of the content folder that name static files. */
const TEXTS = /\.(md|json)$/

/** Made by tools inside a folder that is copied. */
const LEFT_OUT = new Set(['.venv', '__pycache__', 'node_modules'])

/** `versions.json`: the plain settings of the versions, newest first. */
const VersionsFileSchema = z.array(VersionSchema.omit({ sidebars: true, nearest: true }))

/** What the command knows of the site. */
interface FreezeOptions {
  /** Text of each file of the route manifest, with all routes of the site marked as released. */
  manifest: ReadonlyMap<string, string>
  /** Setting `versionFiles`: what else belongs to a version. */
  files: readonly string[]
}

/** A file or folder on its way to its place. */
interface Move {
  staged: string
  target: string
  /** The file that `target` replaces, kept until all is done. */
  backup?: string
}

/**
 * Freezes the current version as an older one: copies content, sidebars, snippets and the files of the setting `versionFiles`, and enters
 * the new version into `versions.json` behind the current one and its routes into the route manifest, without a banner: the release is still maintained. All or nothing: copies
 * are prepared aside and then put in place; when one fails, what was put in place is taken back.
 *
 * @param siteRoot the site folder
 * @param label name, label and address step of the frozen version, e.g. `1.8.1`
 * @returns what was created or changed, relative to the site folder, and what to do next
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
    const source = nameIn(part, CURRENT)
    if (existsSync(join(siteRoot, source))) continue
    throw new DocsError({
      code: 'version-incomplete',
      title: `The current version has no ${source}.`,
      hint: 'Run the command in a site whose current version builds.',
      at: source,
    })
  }
  const parts = [...REQUIRED, SNIPPETS, ...files].filter((part) => existsSync(join(siteRoot, nameIn(part, CURRENT))))
  for (const part of parts) {
    const target = nameIn(part, label)
    if (existsSync(join(siteRoot, target))) {
      throw new DocsError({ code: 'version-exists', title: `${target} exists.`, hint: 'Choose another label.', at: target })
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
      const source = join(siteRoot, nameIn(part, CURRENT))
      cpSync(source, staged, { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) })
      if (part === CONTENT) showOwnFiles(staged, staticAddresses(parts, label))
    }
    const created = parts.map((part) => stage(nameIn(part, label), copy(part)))
    const json = (value: unknown) => (staged: string) => writeFileSync(staged, `${JSON.stringify(value, null, 2)}\n`)
    for (const [file, text] of [...manifest, ...copyRoutes(manifest, current, frozen)])
      created.push(stage(file, (staged) => writeFileSync(staged, text)))
    // Last: from here on the site knows of the version.
    created.push(stage('versions.json', json(versions)))
    moveAll(moves)
    return { created, next: NEXT_STEP }
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
  const { problems } = checkSchema(VersionsFileSchema, json, { codes: 'versions-file', at, whole: 'versions.json' })
  const [first] = problems
  if (first) throw new DocsError(first)
  // As written, without the defaults of the schema: the file is for people.
  return json as Entry[]
}

function addVersion(entries: readonly Entry[], label: string): { versions: Entry[]; current: Entry; frozen: Entry } {
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
  const frozen: Entry = { ...current, name: label, label, path, isLast: false, banner: 'none' }
  return { versions: [...entries.slice(0, index + 1), frozen, ...entries.slice(index + 1)], current, frozen }
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

/** A path of {@link VERSION_NAME} for one version. */
function nameIn(path: string, version: string): string {
  return path.replace(VERSION_NAME, version)
}

/** Addresses of the static files that are copied, each with that of its copy. */
function staticAddresses(parts: readonly string[], label: string): [from: string, to: string][] {
  return parts.flatMap((part) => {
    const address = /^static(\/.*)$/.exec(part)?.[1]
    return address === undefined ? [] : [[nameIn(address, CURRENT), nameIn(address, label)]]
  })
}

/** Lets copied pages show the copies of static files. */
function showOwnFiles(folder: string, addresses: readonly [from: string, to: string][]): void {
  if (addresses.length === 0) return
  for (const path of listFiles(folder)) {
    if (!TEXTS.test(path)) continue
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    const moved = addresses.reduce((all, [from, to]) => all.replaceAll(wholeAddress(from), () => to), text)
    if (moved !== text) writeFileSync(file, moved)
  }
}

/** Matches an address, or the beginning of one inside it; not a part of a longer name. */
function wholeAddress(address: string): RegExp {
  return new RegExp(`(?<![\\w.-])${address.replaceAll(/[^\w/-]/g, '\\$&')}(?![\\w-])`, 'g')
}

const NEXT_STEP = `Next: in versions.json, give the version "${CURRENT}" the label and values of the release that you write now.`
