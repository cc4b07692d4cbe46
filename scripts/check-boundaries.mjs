// Checks the boundaries between workspaces and between the layers of the engine for `npm run check`:
// - the site imports the engine through its package name only, and the engine never imports the site;
// - a layer of engine/src imports only the layers below it, through their index files;
// - the plugins of the engine import its public entries only, like a plugin of a site;
// - files that are shipped to browsers (`*.browser.ts`, `*.island.tsx`) import no server code;
// - no imports of the engine run in a circle, imports of types included.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { ROOT } from './lib/install.mjs'

/** The folders of engine/src, lowest layer first (docs/engine.md). */
const LAYERS = ['common', 'model', 'load', 'compile', 'browser', 'theme', 'plugins', 'site', 'output', 'commands']
const SOURCES = 'engine/src/'

/** The public entries of the engine: files of engine/src by their names for sites. */
const ENTRIES = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8')).exports).map(([name, file]) => [
    name.replace('.', 'docs-engine'),
    file.replace(/^\.\/src\/|\.ts$/g, ''),
  ]),
)
/** Maximum number of names that the public entries export together. */
const MAX_PUBLIC_NAMES = 120

const shipped = (file) => /\.(browser|island)(\.tsx?|\.css)?$/.test(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)
const found = []

/** Imports of every TypeScript file below a folder; targets are paths from the root, or package names. */
function* importsOf(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\/(node_modules|\.cache|dist[^/]*)\//.test(path)) continue
    const text = readFileSync(path, 'utf8')
    const file = relative(ROOT, path)
    for (const [statement, clause, source] of text.matchAll(
      /^(?:import|export)\b([^'";]*)\bfrom '([^']+)'|^import '[^']+'|\bimport\(\s*'[^']+'/gm,
    )) {
      const specifier = source ?? statement.match(/'([^']+)'/)[1]
      const target = specifier.startsWith('.') ? relative(ROOT, resolve(dirname(path), specifier)) : specifier
      yield { file, target, specifier, isType: clause?.trim().startsWith('type') ?? false }
    }
  }
}

/** Packages that browsers may load, by the files that may import them. */
const PACKAGES = [
  [/\.island\.tsx?$/, /^react(-dom)?(\/|$)/],
  [/^engine\/src\/plugins\/search\/.*\.browser\.ts$/, /^algoliasearch\/lite$/],
]

/** Returns a description of an import in the engine that isn't allowed, otherwise `undefined`. */
function engineProblem({ file, target, isType }) {
  if (target.startsWith('site/')) return 'the engine imports the site'
  if (isTest(file)) return undefined
  if (shipped(file) && !isType && !shipped(target)) {
    if (!PACKAGES.some(([files, packages]) => files.test(file) && packages.test(target)))
      return 'a file that is shipped to browsers imports one that is not'
  }
  if (!target.startsWith(SOURCES)) return target.startsWith('engine/') ? 'the engine imports its tests' : undefined
  const from = file.slice(SOURCES.length)
  const to = target.slice(SOURCES.length)
  const [layer, ...inside] = to.split('/')
  const own = from.split('/')[0]
  const isEntry = Object.values(ENTRIES).includes(to)
  if (own === 'plugins')
    return layer === own || (isEntry && to !== ENTRIES['docs-engine'])
      ? undefined
      : 'a plugin imports internal modules of the engine'
  if (isEntry && from.includes('/')) return 'only plugins import the public entries'
  if (layer === own || !from.includes('/')) return undefined
  if (LAYERS.indexOf(layer) > LAYERS.indexOf(own)) return `${own}/ imports ${layer}/, a layer above it`
  if (inside.length > 0 && !(inside.length === 1 && /^index(\.browser|\.island)?$/.test(inside[0])))
    return `an import bypasses the index file of ${layer}/`
  return undefined
}

function siteProblem({ target }) {
  if (target.startsWith('engine/') || (target.startsWith('docs-engine/') && !(target in ENTRIES)))
    return 'the site imports internal modules of the engine'
  return undefined
}

/** The files of the engine whose imports run in a circle, or connect two circles. */
function findCircles() {
  const imports = new Map()
  for (const { file, target } of importsOf('engine/src')) {
    if (isTest(file)) continue
    const path = ['', '.ts', '.tsx', '/index.ts']
      .map((end) => target + end)
      .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(join(ROOT, candidate)))
    if (path) imports.set(file, (imports.get(file) ?? new Set()).add(path))
  }
  for (;;) {
    const imported = new Set([...imports.values()].flatMap((targets) => [...targets]))
    const before = imports.size
    for (const [file, targets] of imports)
      if (!imported.has(file) || ![...targets].some((target) => imports.has(target))) imports.delete(file)
    if (imports.size === before) return [...imports.keys()].sort()
  }
}

const circles = findCircles()
if (circles.length > 0) found.push(`imports run in a circle: ${circles.join(', ')}`)
for (const [folder, problemOf] of [
  ['engine/src', engineProblem],
  ['site', siteProblem],
]) {
  for (const entry of importsOf(folder)) {
    const problem = problemOf(entry)
    if (problem) found.push(`${entry.file}: ${problem} ("${entry.specifier}")`)
  }
}

const layers = readdirSync(join(ROOT, SOURCES), { withFileTypes: true }).filter((entry) => entry.isDirectory())
for (const { name } of layers) if (!LAYERS.includes(name)) found.push(`${SOURCES}${name}: this folder is not a layer`)
/** Maximum number of files in one folder, without tests and styles. */
const MAX_FILES = 25
const flat = new Map()
for (const entry of readdirSync(join(ROOT, SOURCES), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || isTest(entry.name)) continue
  flat.set(entry.parentPath, (flat.get(entry.parentPath) ?? 0) + 1)
}
for (const [folder, count] of flat)
  if (count > MAX_FILES) found.push(`${relative(ROOT, folder)}: ${count} files in one folder; split ${basename(folder)}/`)

/** Names that an entry exports. */
function publicNames(entry) {
  const text = readFileSync(join(ROOT, SOURCES, `${entry}.ts`), 'utf8')
  if (/^export \*/m.test(text)) found.push(`${SOURCES}${entry}.ts: a public entry lists its names`)
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','))
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)].map(([, name]) => name)
  return [...listed, ...declared].map((name) => name.replace('type ', '').trim()).filter(Boolean)
}
const names = new Set(Object.values(ENTRIES).flatMap(publicNames))
if (names.size > MAX_PUBLIC_NAMES)
  found.push(`engine/package.json: the entries export ${names.size} names, more than ${MAX_PUBLIC_NAMES}`)

for (const line of found.sort()) console.error(line)
console.log(
  found.length === 0
    ? `All imports respect the boundaries. The engine exports ${names.size} names.`
    : `${found.length} boundary problems.`,
)
process.exitCode = found.length === 0 ? 0 : 1
