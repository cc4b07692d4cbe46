import type { ReactNode } from 'react'
import { checkDefinitions } from './parse/definitions'
import type { OpenedUnit } from './parse/unit'
import { renderBlocks } from './render-nodes'
import type { Scope } from './scope'

/** What only says that a tag is missing around it, or that one is left over. */
const CONSEQUENCES = new Set([
  'admonition-open',
  'admonition-syntax',
  'component-content',
  'component-parent',
  'component-place',
  'component-value',
  'details-summary',
  'indented-code',
  'tabs-duplicate',
  'tabs-many',
])

/** The blocks of a text, with all that is wrong in it. After an error in a tag only what does not follow from that one is noted. */
export function renderUnit({ root, faults, isTorn }: OpenedUnit, scope: Scope): ReactNode[] {
  const { problems } = scope.page
  for (const fault of faults) problems.error(fault.parts)
  if (!root) return []
  const before = problems.list.length
  const blocks = problems.catch(() => renderBlocks(root.children, scope)) ?? []
  checkDefinitions(scope)
  if (isTorn) problems.list.push(...problems.list.splice(before).filter(({ code }) => !CONSEQUENCES.has(code)))
  return blocks
}
