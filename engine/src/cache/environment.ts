import { hashText } from './hash'

/** Environment variables by name, each with a hash of its value: what is kept of them on disk gives nothing away. */
export type EnvironmentHashes = Record<string, string>

const NAMED = /\bprocess\.env(?:\.([A-Za-z_]\w*)|\[\s*(['"])([^'"]+)\2\s*\])/g

/** The variables that pieces of source name: `process.env.NAME`, `process.env['NAME']`. */
export function readEnvironment(sources: Iterable<string>): EnvironmentHashes {
  const names = new Set<string>()
  for (const source of sources) for (const [, dotted, , quoted] of source.matchAll(NAMED)) names.add(dotted ?? quoted ?? '')
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
