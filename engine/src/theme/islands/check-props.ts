import { DocsError } from '../../model'

/**
 * Checks that the props of an island can be serialized as JSON: strings, finite numbers, booleans, null, arrays and plain objects.
 * Keys with the value `undefined` are ignored.
 * @throws DocsError `island-props` with the island and the path of the value
 */
export function checkProps(island: string, props: object): void {
  const offender = findOffender(props, 'props', new Set())
  if (!offender) return
  throw new DocsError({
    code: 'island-props',
    title: `The island "${island}" receives ${offender.what} as ${offender.path}, which can't be serialized as JSON.`,
    hint: 'Use strings, finite numbers, booleans, null, arrays, and plain objects. Pass server-rendered content as a slot.',
  })
}

function findOffender(value: unknown, path: string, ancestors: ReadonlySet<object>): { path: string; what: string } | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path, what: `the number ${value}` }
  if (typeof value !== 'object') return { path, what: value === undefined ? 'undefined' : `a ${typeof value}` }
  if (ancestors.has(value)) return { path, what: 'an object that contains itself' }
  const inside = new Set([...ancestors, value])
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
