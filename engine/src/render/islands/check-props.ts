import { DocsError } from '../../model'

/**
 * Checks that the props of an island survive the way into the browser: strings, finite numbers, booleans, null, lists and plain objects
 * of them. Keys without value are left out.
 * @throws DocsError `island-props`, naming the island and the path
 */
export function checkProps(island: string, props: object): void {
  const offender = findOffender(props, 'props', new Set())
  if (!offender) return
  throw new DocsError({
    code: 'island-props',
    title: `The island "${island}" gets ${offender.what} as ${offender.path}, which cannot be written into a document.`,
    hint: 'Props of islands are JSON values: text, finite numbers, true, false, null, lists and plain objects. What the server draws goes into a slot.',
  })
}

function findOffender(value: unknown, path: string, around: ReadonlySet<object>): { path: string; what: string } | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path, what: `the number ${value}` }
  if (typeof value !== 'object') return { path, what: value === undefined ? 'undefined' : `a ${typeof value}` }
  if (around.has(value)) return { path, what: 'an object that contains itself' }
  const inside = new Set([...around, value])
  if (Array.isArray(value)) {
    return value.map((entry, i) => findOffender(entry, `${path}[${i}]`, inside)).find((offender) => offender !== undefined)
  }
  if ('$$typeof' in value) return { path, what: 'a React element' }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return { path, what: `a ${value.constructor.name}` }
  if (Object.getOwnPropertySymbols(value).length > 0) return { path, what: 'an object with symbols as keys' }
  for (const [key, entry] of Object.entries(value)) {
    const offender = entry === undefined ? undefined : findOffender(entry, `${path}.${key}`, inside)
    if (offender) return offender
  }
  return undefined
}
