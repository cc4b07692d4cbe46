import type { ReactNode } from 'react'
import type { Problem } from '../../model'
import { checkCharacters } from './parse/characters'
import { checkDefinitions } from './parse/definitions'
import { checkProse } from './parse/lookalikes'
import type { OpenedUnit } from './parse/unit'
import { renderBlocks } from './render-nodes'
import type { Scope } from './state'

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
  checkProse(root, scope)
  checkCharacters(root, scope)
  const lines = new Set(errors.map(({ at }) => lineOf(at)))
  // Blanks that replace a syntax error look like an indentation.
  const isConsequence = ({ code, at }: Problem) =>
    (hasRemovedTags && CONSEQUENCES.has(code)) || (code === 'indented-code' && lines.has(lineOf(at)))
  if (errors.length > 0) problems.list.push(...problems.list.splice(before).filter((problem) => !isConsequence(problem)))
  return blocks
}

const lineOf = (at: string | undefined) => at?.replace(/:\d+$/, '')
