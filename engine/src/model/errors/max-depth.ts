/** Levels of lists and objects in data. Parsers, validators and serializers are recursive, so that deeper data could exhaust the stack. */
export const MAX_DEPTH = 64

/** Whether a value has more than {@link MAX_DEPTH} levels of lists and objects, such as circular data. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === MAX_DEPTH || Object.values(value).some((part) => isTooDeep(part, depth + 1))
}
