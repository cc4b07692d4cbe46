import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'
import { MAX_DEPTH } from './max-depth'

const require = createRequire(import.meta.url)

/** Loads the YAML parser on demand: a build without changed pages doesn't need it. */
const loadYaml = (): typeof Yaml => require('yaml')

/** What is wrong with a YAML document, and what to do. */
interface YamlError {
  message: string
  hint: string
  offset: number
}

/** Result of {@link readYaml}. */
interface YamlData {
  /** Plain data, or `undefined` if there are errors. */
  value: unknown
  errors: YamlError[]
  /** Offset of the key or list entry at a path. If it doesn't exist, returns the offset of the nearest ancestor that does. */
  offsetOf(path: readonly PropertyKey[]): number
}

const QUOTE = 'Quote values that contain ": " or " #" or begin with a special character, and indent with spaces.'

/** Parses a YAML document, which can have aliases and merge keys. All keys are text. Never throws. */
export function readYaml(text: string): YamlData {
  const document = compose(text)
  if (typeof document === 'number') {
    const message = `lists and objects are nested more than ${MAX_DEPTH} levels deep.`
    return { value: undefined, errors: [{ message, hint: 'Use fewer levels.', offset: document }], offsetOf: () => 0 }
  }
  const offsetOf = (path: readonly PropertyKey[]) => offsetOfPath(document, path)
  const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [offset] }) => ({
    message,
    hint: QUOTE,
    offset,
  }))
  const errors = syntax.length > 0 ? syntax : referenceErrors(document)
  if (errors.length > 0) return { value: undefined, errors, offsetOf }
  try {
    return { value: document.toJS(), errors, offsetOf }
  } catch {
    // The limit of the parser, which doesn't return a position.
    const message = 'aliases repeat too much data.'
    return { value: undefined, errors: [{ message, hint: 'Write the values out.', offset: offsetOf([]) }], offsetOf }
  }
}

/** Parses a document. Returns the offset at which it becomes too deep, if it does. */
function compose(text: string): Yaml.Document | number {
  const { Composer, Lexer, Parser, YAMLParseError } = loadYaml()
  const parser = new Parser()
  const tokens: Yaml.CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme))
    // The first entry is the document itself.
    if (parser.stack.length > MAX_DEPTH + 1) return parser.offset - lexeme.length
  }
  tokens.push(...parser.end())
  const composer = new Composer({ prettyErrors: false, merge: true, stringKeys: true, resolveKnownTags: false })
  const [document, second] = composer.compose(tokens, true, text.length)
  if (!document) throw new Error('The YAML parser returned no document.')
  if (second) {
    const [start, end] = second.range
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', 'The text after "---" or "..." is another document.'))
  }
  return document
}

/**
 * Finds aliases and merges that can't be resolved, for which the parser would throw an error or create circular data, and anchors without
 * aliases. Most of them were meant as text: `title: *New*`.
 */
function referenceErrors(document: Yaml.Document): YamlError[] {
  const { isAlias, isMap, isScalar, isSeq, visit } = loadYaml()
  const anchors = new Map<string, Yaml.Node>()
  const unused = new Set<Yaml.Node>()
  const errors: YamlError[] = []
  const add = (node: Yaml.Node, message: string, hint: string) => {
    errors.push({ message, hint, offset: node.range?.[0] ?? 0 })
  }
  const resolve = (node: unknown) => (isAlias(node) ? anchors.get(node.source) : node)
  visit(document, {
    Node(_, node, path) {
      if (isAlias(node)) {
        const target = anchors.get(node.source)
        if (target) unused.delete(target)
        const text = `*${node.source}`
        if (!target) add(node, `the alias "${text}" has no anchor.`, quote('*', text))
        else if (path.includes(target)) add(node, `the alias "${text}" is inside its own anchor.`, 'Write the value out.')
      } else if (node.anchor !== undefined) {
        anchors.set(node.anchor, node)
        unused.add(node)
      }
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '<<' || key.type !== 'PLAIN' || (isAlias(value) && !anchors.has(value.source))) return
      const source = resolve(value)
      const sources = isSeq(source) ? source.items.map(resolve) : [source]
      if (!sources.every(isMap))
        add(key, '"<<" merges something other than objects.', 'Merge an alias of an object: "<<: *name".')
    },
  })
  for (const node of unused) add(node, `the anchor "&${node.anchor}" has no alias.`, quote('&', `&${node.anchor} …`))
  return errors
}

const quote = (sign: string, text: string) =>
  `A value that begins with "${sign}" has a special meaning in YAML. If it is text, enclose it in quotes: '${text}'.`

/** See {@link YamlData.offsetOf}. */
function offsetOfPath(document: Yaml.Document, path: readonly PropertyKey[]): number {
  const { isMap, isNode, isScalar, isSeq } = loadYaml()
  const startOf = (node: unknown) => (isNode(node) && node.range ? node.range[0] : undefined)
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number' && step in node.items) {
      node = node.items[step]
      offset = startOf(node) ?? offset
    } else break
  }
  return offset
}

/** `line:column` of an offset, both counted from 1. */
export function positionAt(text: string, offset: number): string {
  const before = text.slice(0, offset)
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
}
