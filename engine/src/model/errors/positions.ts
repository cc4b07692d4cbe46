import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'

const require = createRequire(import.meta.url)

/** Loads the YAML parser on demand: a build without changed pages doesn't need it. */
export const loadYaml = (): typeof Yaml => require('yaml')

/** `line:column` of an offset, both counted from 1. */
export function positionAt(text: string, offset: number): string {
  const before = text.slice(0, offset)
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
}

/** Offset of the key or list entry at a path in a YAML or JSON document. If it doesn't exist, returns the offset of the nearest ancestor that does. */
export function offsetOfPath(document: Yaml.Document, path: readonly PropertyKey[]): number {
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
