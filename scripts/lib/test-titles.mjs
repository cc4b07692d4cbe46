// Reads the titles of the tests in a file from its syntax tree. Comments, skipped tests and tests without a body are ignored.
import { parseAst } from 'rolldown/parseAst'

/** Calls that define a test, or a group of tests. */
const ROOTS = new Set(['test', 'it', 'describe'])
/** Modifiers after which a test or a group does not run. */
const SKIPPING = new Set(['skip', 'todo', 'fixme'])
/** Modifiers that take their own argument: `test.each(table)('title', …)`. */
const CURRIED = new Set(['each', 'for', 'skipIf', 'runIf'])
/** Functions of Playwright's `test` that don't define tests. */
const OTHERS = new Set([
  'use',
  'step',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
  'setTimeout',
  'slow',
  'extend',
  'info',
])

/**
 * Returns the full titles of the tests that a file runs: the groups and the title, joined by ` > `. Expressions in titles are not
 * evaluated, e.g. `a link to ${href}`. The titles of a literal table (`test.each([…])`) are listed both as written and for each row.
 *
 * @param {string} file its extension determines the language: TypeScript, JavaScript or Python
 * @param {string} text
 * @returns {string[]}
 */
export function testTitles(file, text) {
  if (file.endsWith('.py')) return pythonTitles(text)
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)
  const tables = constantArrays(program)
  const titles = []

  const visit = (node, groups) => {
    const call = node.type === 'CallExpression' ? readCall(node) : undefined
    if (!call) return visitChildren(node, (child) => visit(child, groups))
    if (call.skipped) return
    const body = node.arguments.findLast(({ type }) => /Function/.test(type))
    if (!body || skipsItself(body)) return
    const written = titleOf(node.arguments[0], text)
    const all = [...new Set([written, ...rowsOf(call.table, tables).map((row) => fill(written, row))])]
    for (const title of all) {
      if (call.isGroup) visitChildren(body, (child) => visit(child, [...groups, title]))
      else titles.push([...groups, title].join(' > '))
    }
  }
  visit(program, [])
  return titles
}

/** Reads a call that defines a test or a group. Returns `undefined` for other calls. */
function readCall({ callee, arguments: args }) {
  const curried = callee.type === 'CallExpression'
  const { root, modifiers } = readCallee(curried ? callee.callee : callee)
  if (!ROOTS.has(root) || modifiers.some((name) => OTHERS.has(name))) return undefined
  // `test.each(table)` alone, and `test.skip(condition)` inside a test, define nothing.
  if (curried !== CURRIED.has(modifiers.at(-1)) || !/Function/.test(args.at(-1)?.type ?? '') || args.length < 2) {
    return modifiers.some((name) => SKIPPING.has(name)) && isTitle(args[0]) ? { skipped: true } : undefined
  }
  return {
    isGroup: root === 'describe' || modifiers.includes('describe'),
    skipped: modifiers.some((name) => SKIPPING.has(name)) && (isTitle(args[0]) || curried),
    table: curried ? callee.arguments[0] : undefined,
  }
}

function readCallee(callee) {
  const modifiers = []
  let node = callee
  while (node.type === 'MemberExpression') {
    modifiers.unshift(node.property.name)
    node = node.object
  }
  return { root: node.type === 'Identifier' ? node.name : undefined, modifiers }
}

const isTitle = (node) => node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')

/** Whether a body contains `test.skip()` or `test.skip(true)`, which always skip it. */
function skipsItself(body) {
  let found = false
  const visit = (node) => {
    if (node.type === 'CallExpression') {
      const { root, modifiers } = readCallee(node.callee)
      const [condition] = node.arguments
      if (ROOTS.has(root) && SKIPPING.has(modifiers.at(-1)) && (!condition || condition.value === true)) found = true
      // A test inside a group only skips itself.
      if (readCall(node)) return
    }
    visitChildren(node, visit)
  }
  visitChildren(body, visit)
  return found
}

/** A title as written in the source, without quotes. */
function titleOf(node, text) {
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral') return `\${${text.slice(node.start, node.end)}}`
  const source = (expression) => (expression ? `\${${text.slice(expression.start, expression.end)}}` : '')
  return node.quasis.map(({ value }, i) => value.cooked + source(node.expressions[i])).join('')
}

/** The literal rows of a table: `[[1, 'a']]`, `['a', 'b']`, `[{ name: 'a' }]`, or the name of a constant with such a value. */
function rowsOf(table, tables) {
  const array = unwrap(table?.type === 'Identifier' ? tables.get(table.name) : table)
  return array?.type === 'ArrayExpression' ? array.elements.filter(Boolean).map(unwrap) : []
}

/** Replaces `%s` and `$name` in a title with the literal values of a row. Placeholders of other values are kept. */
function fill(title, row) {
  const values = row.type === 'ArrayExpression' ? row.elements.map(unwrap) : [row]
  const properties = row.type === 'ObjectExpression' ? row.properties : []
  let next = 0
  return title
    .replaceAll(/%[sdifjo]/g, (placeholder) => {
      const { type, value } = values[next++] ?? {}
      if (type !== 'Literal') return placeholder
      return placeholder === '%j' ? JSON.stringify(value) : String(value)
    })
    .replaceAll(/\$(\w+)/g, (placeholder, name) => {
      const property = properties.find(({ key }) => key?.name === name)
      return property?.value.type === 'Literal' ? String(property.value.value) : placeholder
    })
}

/** `x as const` and `x satisfies T` are x. */
const unwrap = (node) => (node && 'expression' in node && /^TS/.test(node.type) ? unwrap(node.expression) : node)

function constantArrays(program) {
  const found = new Map()
  const visit = (node) => {
    if (node.type === 'VariableDeclarator' && node.init) found.set(node.id.name, node.init)
    visitChildren(node, visit)
  }
  visit(program)
  return found
}

function visitChildren(node, visit) {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') visit(child)
  }
}

/** Names of the test functions of a Python file that no decorator skips. */
function pythonTitles(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, i) => {
    const [, name] = /^\s*(?:async )?def (test_\w+)\(/.exec(line) ?? []
    if (name === undefined) return []
    let before = i - 1
    while (/^\s*@/.test(lines[before] ?? '')) if (/\bskip\b/.test(lines[before--])) return []
    return [name]
  })
}
