import { bulleted, DocsError, positionAt } from '../../model'
import { hashText } from './hash'

/** Hashes of environment variables by name. Hashes are stored instead of values, which can be secrets. */
export type EnvironmentHashes = Record<string, string>

/** Source code of a module. */
export interface ModuleSource {
  /** Path to report in errors. */
  file: string
  text: string
}

const NAMED = /\bprocess\.env(?:\.([A-Za-z_]\w*)|\[\s*(['"])([^'"]+)\2\s*\])/g

/**
 * Finds the environment variables that modules use as `process.env.NAME` or `process.env['NAME']`.
 * @throws DocsError `environment-name` if a module uses the environment in another way, because changes couldn't be detected
 */
export async function readEnvironment(sources: readonly ModuleSource[]): Promise<EnvironmentHashes> {
  const places = (await Promise.all(sources.filter(mayReadUnnamed).map(findUnnamed))).flat()
  const [first] = places
  if (first !== undefined) {
    throw new DocsError({
      code: 'environment-name',
      title:
        places.length === 1
          ? 'process.env is used without the name of a variable.'
          : `process.env is used without the name of a variable in ${places.length} places:\n${bulleted(places, places.length)}`,
      hint: 'Write each variable as process.env.NAME or process.env["NAME"], so that builds can detect changes.',
      at: first,
    })
  }
  const names = new Set<string>()
  for (const { text } of sources) for (const [, dotted, , quoted] of text.matchAll(NAMED)) names.add(dotted ?? quoted ?? '')
  return Object.fromEntries([...names].sort().map((name) => [name, hashOf(name)]))
}

/** Whether all variables still have the same values. */
export function holdsEnvironment(known: EnvironmentHashes): boolean {
  return Object.entries(known).every(([name, hash]) => hashOf(name) === hash)
}

function hashOf(name: string): string {
  const value = process.env[name]
  return value === undefined ? '' : hashText(value)
}

/** A quick check, so that most modules don't need to be parsed. */
function mayReadUnnamed({ text }: ModuleSource): boolean {
  const rest = text.replaceAll(NAMED, '')
  return /\bprocess\b/.test(rest) && /\benv\b/.test(rest)
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Positions where a module uses the environment as a whole or with a computed name. */
async function findUnnamed({ file, text }: ModuleSource): Promise<string[]> {
  const { parseAst } = await import('rolldown/parseAst')
  let program: unknown
  try {
    program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  } catch {
    // The bundler reports syntax errors.
    return []
  }
  const found: string[] = []
  const visit = (value: unknown, parent?: Node) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, parent)
    if (!isNode(value)) return
    const isNamed = parent?.object === value && new RegExp(`^${NAMED.source}$`).test(text.slice(parent.start, parent.end))
    if ((isEnvironment(value) && !isNamed) || importsEnvironment(value)) found.push(`${file}:${positionAt(text, value.start)}`)
    for (const child of Object.values(value)) visit(child, value)
  }
  visit(program)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Matches `process.env`, `process['env']`, and `globalThis.process.env`. */
function isEnvironment(node: Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'env' && isProcess(node.object)
}

/** Matches `const { env } = process` and `import { env } from 'node:process'`. */
function importsEnvironment(node: Node): boolean {
  if (node.type === 'ImportDeclaration') {
    return /^(node:)?process$/.test(nameOf(node.source) ?? '') && names(node.specifiers, 'imported').includes('env')
  }
  return (
    node.type === 'VariableDeclarator' &&
    isProcess(node.init) &&
    isNode(node.id) &&
    names(node.id.properties, 'key').includes('env')
  )
}

function isProcess(value: unknown): boolean {
  if (!isNode(value)) return false
  return nameOf(value.type === 'MemberExpression' ? value.property : value) === 'process'
}

function names(nodes: unknown, key: string): (string | undefined)[] {
  return Array.isArray(nodes) ? nodes.map((node) => (isNode(node) ? nameOf(node[key]) : undefined)) : []
}

/** The name of an identifier or the value of a string. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  const name = value.type === 'Identifier' ? value.name : value.type === 'Literal' ? value.value : undefined
  return typeof name === 'string' ? name : undefined
}
