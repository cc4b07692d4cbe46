import { deflateSync } from 'node:zlib'
import type { Api, ApiPage } from '../api/api'

/** A name in an inventory. */
interface Entry {
  name: string
  role: 'module' | 'class' | 'exception' | 'method' | 'property' | 'attribute' | 'function'
  /** Address from the folder of the inventory. */
  address: string
}

/**
 * A Sphinx inventory (`objects.inv`, version 2): other documentation links to classes and members by name with intersphinx. A class has its qualified name
 * and the path that it is imported from, and so has a function.
 */
export function writeInventory({ packageName, version, pages }: Api): Uint8Array {
  const lines = [...new Set(pages.flatMap(entriesOf).map(lineOf))].sort()
  const header = [
    '# Sphinx inventory version 2',
    `# Project: ${packageName}`,
    `# Version: ${version}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n')
  return Buffer.concat([Buffer.from(header), deflateSync(`${lines.join('\n')}\n`, { level: 9 })])
}

const lineOf = ({ name, role, address }: Entry) => `${name} py:${role} 1 ${address} -`

function entriesOf(page: ApiPage): Entry[] {
  const isModule = page.kind === 'module'
  const own = isModule ? 'module' : page.kind === 'exception' ? 'exception' : 'class'
  const members = [
    ...page.methods.map(({ name, from }) => ({ name, from, role: isModule ? ('function' as const) : ('method' as const) })),
    ...page.properties.map(({ name, from, value }) => ({
      name,
      from,
      role: value === undefined ? ('property' as const) : ('attribute' as const),
    })),
  ]
  const functions = page.methods.flatMap(({ name, path }) =>
    path === undefined ? [] : [{ name: path, role: 'function', address: `${page.page}#${name}` } satisfies Entry],
  )
  const named = [...new Set([page.full, page.path])].flatMap((prefix) => [
    { name: prefix, role: own, address: page.page } satisfies Entry,
    ...members.map(({ name, from, role }) => ({
      name: `${prefix}.${name}`,
      role,
      address: `${from?.page ?? page.page}#${name}`,
    })),
  ])
  return [...named, ...functions]
}
