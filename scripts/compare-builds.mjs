// node scripts/compare-builds.mjs <before> <after>: compares two built sites to show that a change of the engine doesn't change the output.
// Documents are equal if their elements, attributes and texts are equal, apart from content hashes and whitespace. Scripts, styles, Markdown
// copies and data files must be equal apart from content hashes, all other files byte for byte. Compressed copies are ignored.
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
    .replaceAll(/"[0-9a-f]{16}(-\d+)?"/g, '"#"')

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

/** Files whose text may contain the names of other files with their hashes. */
const TEXT = /\.(html|md|js|css|json|xml|svg|txt|atom|conf|webmanifest)$|(^|\/)(_headers|_redirects|\.htaccess)$/

/** The content of a file that is compared: a text without hashes, or bytes as a text. */
const contentOf = (path) => (TEXT.test(path) ? withoutHashes(readFileSync(path, 'utf8')) : readFileSync(path, 'latin1'))

/** Contents of the files by their names without hashes. Files that differ in their hashes only are numbered in the order of their contents. */
function byName(folder) {
  const groups = new Map()
  for (const path of listFiles(folder)) {
    const name = withoutHashes(path)
    groups.set(name, [...(groups.get(name) ?? []), path])
  }
  return new Map(
    [...groups].flatMap(([name, paths]) => {
      const contents = paths.map((path) => contentOf(join(folder, path))).sort()
      return contents.map((content, i) => [i === 0 ? name : `${name} (${i + 1})`, content])
    }),
  )
}

/** The first lines that differ, from shortly before the first character that differs. */
function firstDifference(a, b) {
  const at = a.findIndex((line, i) => line !== b[i])
  const [before = '(end)', after = '(end)'] = at < 0 ? [undefined, b[a.length]] : [a[at], b[at]]
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const shown = (line) => line.slice(Math.max(0, same - 60), same + 240)
  return `  before: ${shown(before)}\n  after:  ${shown(after)}`
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
for (const [name, content] of files.before) {
  const other = files.after.get(name)
  if (other === undefined) continue
  compared++
  if (content === other) continue
  const [a, b] = [content, other].map((text) => (name.endsWith('.html') ? outline(text) : text.split('\n')))
  if (a.join('\n') !== b.join('\n')) report(`differs: ${name}\n${firstDifference(a, b)}`)
}
console.log(`${compared} files compared, ${differences} differences.`)
process.exitCode = differences === 0 ? 0 : 1
