import type { ReactNode } from 'react'
import { checkDefinitions } from './parse/definitions'
import type { OpenedUnit } from './parse/unit'
import { renderBlocks } from './render-nodes'
import type { Scope } from './scope'

/** Codes of problems that a removed tag can cause. */
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

/** Renders the blocks of a unit and reports its problems, except for consequences of a syntax error in a tag. */
export function renderUnit({ root, errors, hasRemovedTags }: OpenedUnit, scope: Scope): ReactNode[] {
  const { problems } = scope.page
  for (const error of errors) problems.error(error.parts)
  if (!root) return []
  const before = problems.list.length
  const blocks = problems.catch(() => renderBlocks(root.children, scope)) ?? []
  checkDefinitions(scope)
  if (hasRemovedTags) problems.list.push(...problems.list.splice(before).filter(({ code }) => !CONSEQUENCES.has(code)))
  return blocks
}
