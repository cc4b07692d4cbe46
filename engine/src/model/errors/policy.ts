import type { LinkPolicy } from '../config'
import type { DocsErrorParts } from './docs-error'
import type { Problem } from './problems'

/** A fault as its policy wants it: an error, a warning, or nothing. */
export function problemOfPolicy(policy: LinkPolicy, parts: DocsErrorParts): Problem[] {
  if (policy === 'ignore') return []
  return [{ ...parts, severity: policy === 'throw' ? 'error' : 'warning' }]
}
