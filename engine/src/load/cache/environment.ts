import { bulleted, DocsError } from '../../model'
import { hashText } from './hash'

/** Environment variables by name, each with a hash of its value: what is kept of them on disk gives nothing away. */
export type EnvironmentHashes = Record<string, string>

/** A module whose environment variables count. */
export interface ModuleSource {
  /** As errors name it. */
  file: string
  text: string
}

const NAMED = /\bprocess\.env(?:\.([A-Za-z_]\w*)|\[\s*(['"])([^'"]+)\2\s*\])/g

/**
 * The variables that modules name: `process.env.NAME`, `process.env['NAME']`.
 * @throws DocsError `environment-name` for a module that reads the environment in another way: nobody would notice that a value changes
 */
export async function readEnvironment(sources: readonly ModuleSource[]): Promise<EnvironmentHashes> {
  const places = (await Promise.all(sources.filter(mayReadUnnamed).map(findUnnamed))).flat()
  const [first] = places
  if (first !== undefined) {
    throw new DocsError({
      code: 'environment-name',
      title:
        places.length === 1
          ? 'The environment is read without the name of a variable.'
          : `The environment is read without the name of a variable in ${places.length} places:\n${bulleted(places)}`,
      hint: 'Write each variable as process.env.NAME or process.env["NAME"], so that the next build notices when its value changes.',
      at: first,
    })
  }
  const names = new Set<string>()
  for (const { text } of sources) for (const [, dotted, , quoted] of text.matchAll(NAMED)) names.add(dotted ?? quoted ?? '')
  return Object.fromEntries([...names].sort().map((name) => [name, hashOf(name)]))
}

/** Whether all of them still have the values that they had. */
export function holdsEnvironment(known: EnvironmentHashes): boolean {
  return Object.entries(known).every(([name, hash]) => hashOf(name) === hash)
}

function hashOf(name: string): string {
  const value = process.env[name]
  return value === undefined ? '' : hashText(value)
}

/** A first look without a parser, which takes most modules out. */
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

/** Places where a module reads the environment as a whole, or a variable by a name that is only known when it runs. */
async function findUnnamed({ file, text }: ModuleSource): Promise<string[]> {
  const { parseAst } = await import('rolldown/parseAst')
  let program: unknown
  try {
    program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  } catch {
    // The bundler reports what is wrong with a module that can't be parsed.
    return []
  }
  const found: string[] = []
  const visit = (value: unknown, parent?: Node) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, parent)
    if (!isNode(value)) return
    const isNamed = parent?.object === value && new RegExp(`^${NAMED.source}$`).test(text.slice(parent.start, parent.end))
    if ((isEnvironment(value) && !isNamed) || takesEnvironment(value)) found.push(placeOf(value))
    for (const child of Object.values(value)) visit(child, value)
  }
  const placeOf = ({ start }: Node) => {
    const before = text.slice(0, start).split('\n')
    return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
  }
  visit(program)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** `process.env`, also as `process['env']` and `globalThis.process.env`. */
function isEnvironment(node: Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'env' && isProcess(node.object)
}

/** `const { env } = process`, `import { env } from 'node:process'`. */
function takesEnvironment(node: Node): boolean {
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

/** The name of an identifier, the text of a string. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  const name = value.type === 'Identifier' ? value.name : value.type === 'Literal' ? value.value : undefined
  return typeof name === 'string' ? name : undefined
}
