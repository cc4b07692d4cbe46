import { createHash } from 'node:crypto'
import type { Read } from '../../model'
import type { Lookups } from './lookups'

/** Hash of an answer: 16 hex digits; "there is none" has a hash of its own. */
function hashAnswer(answer: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(answer) ?? 'undefined')
    .digest('hex')
    .slice(0, 16)
}

/**
 * Wraps look-ups so that each question is noted with the hash of its answer, misses included.
 * `reads` grows while the wrapped object is used; each question stands in it once, in the order asked.
 */
export function recordReads(lookups: Lookups): { lookups: Lookups; reads: Read[] } {
  const reads: Read[] = []
  const seen = new Map<string, unknown>()
  const recorded = new Proxy(lookups, {
    get(target, method) {
      const ask: unknown = Reflect.get(target, method)
      if (typeof ask !== 'function' || typeof method !== 'string') return ask
      return (argument: string): unknown => {
        const key = `${method}:${argument}`
        if (seen.has(key)) return seen.get(key)
        const answer: unknown = ask.call(target, argument)
        seen.set(key, answer)
        reads.push({ key, hash: hashAnswer(answer) })
        return answer
      }
    },
  })
  return { lookups: recorded, reads }
}

/** Whether each of these questions still has the answer it had: asks them again and stops at the first that differs. */
export function readsHold(reads: readonly Read[], lookups: Lookups): boolean {
  return reads.every(({ key, hash }) => {
    const colon = key.indexOf(':')
    const ask: unknown = Reflect.get(lookups, key.slice(0, colon))
    return typeof ask === 'function' && hashAnswer(ask.call(lookups, key.slice(colon + 1))) === hash
  })
}
