import type { LinkPolicy } from '../config'
import type { DocsErrorParts } from './docs-error'
import type { Problem } from './problems'

/** Creates a problem with the severity of a policy. Returns an empty list for `ignore`. */
export function problemOfPolicy(policy: LinkPolicy, parts: DocsErrorParts): Problem[] {
  if (policy === 'ignore') return []
  return [{ ...parts, severity: policy === 'throw' ? 'error' : 'warning' }]
}
