// node scripts/compare-builds.mjs <before> <after>: compares two built sites to show that a change of the engine doesn't change the output.
// Documents are equal if their elements, attributes and texts are equal, apart from content hashes and whitespace. Markdown copies and data
// files must be byte-identical. Scripts, styles and images are compared by name only; compressed copies are ignored.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Parser } from 'htmlparser2'

const [before, after] = process.argv.slice(2)
if (!before || !after || !existsSync(before) || !existsSync(after)) {
  console.error('Usage: node scripts/compare-builds.mjs <folder of the build before> <folder of the build after>')
  process.exit(1)
}

/** Replaces content hashes in file names and in the content security policy. */
const withoutHashes = (text) =>
  text
    .replaceAll(/\.[0-9a-f]{8,16}(?=[.-])/g, '.#')
    .replaceAll(/sha256-[\w+/]+=*/g, 'sha256-#')
    .replaceAll(/"hash":"[0-9a-f]+"/g, '"hash":"#"')

/** Returns elements with sorted attributes, and texts with collapsed whitespace, one per line. */
function outline(html) {
  const lines = []
  let text = ''
  let isScript = false
  const flush = () => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain) lines.push(plain)
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      flush()
      isScript = name === 'script' && attributes.type === undefined
      const list = Object.entries(attributes).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
      lines.push(`<${[name, ...list.sort()].join(' ')}>`)
    },
    ontext(part) {
      if (!isScript) text += part
    },
    onclosetag(name) {
      flush()
      lines.push(`</${name}>`)
    },
  })
  parser.end(html)
  flush()
  // The order of head tags doesn't matter.
  const head = lines.indexOf('</head>')
  return head < 0 ? lines : [...lines.slice(0, head).sort(), ...lines.slice(head)]
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Files by their names without hashes. */
const byName = (folder) => new Map(listFiles(folder).map((path) => [withoutHashes(path), join(folder, path)]))

function firstDifference(a, b) {
  const at = a.findIndex((line, i) => line !== b[i])
  const i = at < 0 ? a.length : at
  return `  before: ${(a[i] ?? '(end)').slice(0, 300)}\n  after:  ${(b[i] ?? '(end)').slice(0, 300)}`
}

const files = { before: byName(before), after: byName(after) }
let differences = 0
const report = (text) => {
  differences++
  console.log(text)
}
for (const name of files.before.keys()) if (!files.after.has(name)) report(`missing after: ${name}`)
for (const name of files.after.keys()) if (!files.before.has(name)) report(`new after: ${name}`)
let compared = 0
for (const [name, path] of files.before) {
  const other = files.after.get(name)
  if (
    other === undefined ||
    !/\.(html|md|json|xml|txt|atom|conf|webmanifest)$|(^|\/)(_headers|_redirects|\.htaccess)$/.test(name)
  )
    continue
  compared++
  const [a, b] = [path, other].map((file) => {
    const text = withoutHashes(readFileSync(file, 'utf8'))
    return name.endsWith('.html') ? outline(text) : text.split('\n')
  })
  if (a.join('\n') !== b.join('\n')) report(`differs: ${name}\n${firstDifference(a, b)}`)
}
console.log(`${compared} documents and data files compared, ${differences} differences.`)
process.exitCode = differences === 0 ? 0 : 1
