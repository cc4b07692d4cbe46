import { Checker } from './checker.browser'
import type { Finding, Knowledge } from './model.browser'
import { Interpreter } from './python/interpreter.browser'
import { Library } from './python/library.browser'
import { children, findSyntaxError, type Node, parsePython } from './python/syntax.browser'
import { Scope, type Value } from './python/values.browser'

/** What was found in Python code. */
export interface PythonReport {
  findings: Finding[]
  /** Position of the first syntax error. */
  syntaxError?: number
  /** The code for the new release, if every finding has a certain replacement. */
  draft?: string
}

/** Finds what has changed in Python code. */
export function checkPython(code: string, knowledge: Knowledge): PythonReport {
  const library = new Library(knowledge.library)
  const top = parsePython(code).topNode
  const known = new Scope()
  // The first pass finds what functions return and what calls pass to them.
  const interpreter = new Interpreter(code, library, SILENT)
  const first = new Checker(code, knowledge, library, interpreter)
  interpreter.observer = first
  const before = new Scope(known)
  interpreter.run(top, before)
  const checker = new Checker(code, knowledge, library, interpreter)
  interpreter.observer = checker
  findAliases(before, checker)
  interpreter.run(top, new Scope(before))
  const error = findSyntaxError(top)
  const findings = checker.findings.sort((a, b) => a.from - b.from)
  addReplacements(findings, checker, top)
  const draft = error === undefined ? writeDraft(checker, top) : undefined
  return {
    findings,
    ...(error === undefined ? {} : { syntaxError: error }),
    ...(draft === undefined ? {} : { draft }),
  }
}

const SILENT = {
  onImport() {},
  onAttribute() {},
  onSubscript: (): Value => undefined,
  onCall: (): Value => undefined,
  onDictionary() {},
  onClass() {},
}

function findAliases(scope: Scope, checker: Checker): void {
  for (const [name, value] of scope.variables) {
    if (value?.kind !== 'module') continue
    if (value.path === '') checker.aliases.gx = name
    if (value.path === 'expectations') checker.aliases.gxe = name
  }
}

/** Adds to each finding the statement for the new release. */
function addReplacements(findings: readonly Finding[], { edits, code }: Checker, top: Node): void {
  for (const finding of findings) {
    const { from, to } = statementAt(top, finding.from)
    finding.lastLine = code.slice(0, Math.max(to - 1, finding.from)).split('\n').length
    const start = code.lastIndexOf('\n', from - 1) + 1
    const indent = /^[ \t]*/.exec(code.slice(start, from))?.[0] ?? ''
    const covering = edits.covering(finding.from, finding.to)
    if (!covering) continue
    finding.edits = [covering]
    const text = edits.apply(from, to).replaceAll(`\n${indent}`, '\n')
    if (text.trim() !== '') finding.replacement = text
  }
}

/** The simple statement at a position. */
function statementAt(top: Node, position: number): { from: number; to: number } {
  let node: Node | null = top.resolveInner(position, 1)
  let found = node
  while (node) {
    if (/^(Script|Body)$/.test(node.parent?.name ?? '')) return headOf(node)
    found = node
    node = node.parent
  }
  return found
}

/** A statement without the block that it contains. */
function headOf(node: Node): { from: number; to: number } {
  const body = children(node).find(({ name }) => name === 'Body')
  return body ? { from: node.from, to: body.from + 1 } : node
}

/** The whole code with all changes, or `undefined` if a finding needs a decision. */
function writeDraft(checker: Checker, top: Node): string | undefined {
  const { findings, edits, aliases } = checker
  const open = findings.filter(({ certainty, edits: own }) => certainty !== 'works' && own === undefined)
  if (findings.length === 0 || edits.all.length === 0 || open.length > 0) return undefined
  const imports = children(top).filter(
    (node) => node.name === 'ImportStatement' && /\bgreat_expectations\b/.test(checker.code.slice(node.from, node.to)),
  )
  const text = edits.apply()
  const needed = [
    ...(aliases.needed.has('gx') &&
    !has(text, `import great_expectations as ${aliases.gx}`) &&
    !/^import great_expectations$/m.test(text)
      ? [`import great_expectations as ${aliases.gx}`]
      : []),
    ...(aliases.needed.has('gxe') && !has(text, `expectations as ${aliases.gxe}`)
      ? [`import great_expectations.expectations as ${aliases.gxe}`]
      : []),
  ]
  const lastImport = imports.at(0)
  if (needed.length > 0) {
    const at = lastImport?.to ?? 0
    const covering = edits.covering(lastImport?.from ?? 0, at)
    const added = lastImport ? `\n${needed.join('\n')}` : `${needed.join('\n')}\n`
    if (covering && lastImport) edits.add({ ...covering, text: [covering.text, ...needed].filter(Boolean).join('\n') })
    else edits.add({ from: at, to: at, text: added })
  }
  return edits
    .apply()
    .replaceAll(/\n[ \t]*\n[ \t]*\n[ \t]*\n+/g, '\n\n\n')
    .replace(/^\n+/, '')
}

const has = (text: string, part: string) => text.includes(part)
