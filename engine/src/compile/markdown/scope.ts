import type { Nodes } from 'mdast'
import { DocsError, type DocsErrorParts } from '../../model'
import { at } from './parse/unit'
import type { Scope } from './state'

/** The maximum nesting depth. */
const MAX_DEPTH = 100

/**
 * Creates the scope for the content of a block.
 * @throws DocsError `nesting`
 */
export function inside(scope: Scope, node: Pick<Nodes, 'position'>, parent?: string): Scope {
  const depth = scope.depth + 1
  if (depth > MAX_DEPTH) {
    throw new DocsError({
      code: 'nesting',
      title: `Blocks are nested more than ${MAX_DEPTH} deep.`,
      hint: 'Often a list or quote continues by mistake: add a blank line and remove the indentation.',
      at: at(scope.unit, node),
    })
  }
  return {
    page: scope.page,
    unit: scope.unit,
    depth,
    ...(parent === undefined ? {} : { parent }),
    ...(scope.inLink ? { inLink: true } : {}),
  }
}

/** Reports an error at a node. */
export function report(scope: Scope, node: Pick<Nodes, 'position'>, parts: Omit<DocsErrorParts, 'at'>): void {
  scope.page.problems.error({ ...parts, at: at(scope.unit, node) })
}

/** Reports an error at an offset in the text of the unit. */
export function reportAt(scope: Scope, offset: number, parts: Omit<DocsErrorParts, 'at'>): void {
  const { text, file, linesBefore } = scope.unit
  const before = text.slice(0, offset)
  const line = before.split('\n').length + linesBefore
  scope.page.problems.error({ ...parts, at: `${file}:${line}:${offset - before.lastIndexOf('\n')}` })
}

/** Runs a step and reports a DocsError that it throws, at the node unless it has a position. */
export function attempt<T>(scope: Scope, node: Pick<Nodes, 'position'>, step: () => T): T | undefined {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    scope.page.problems.error({ ...error.parts, at: error.at ?? at(scope.unit, node) })
    return undefined
  }
}

/** Records where the page sets an id, for the error about duplicate ids. */
export function noteId(id: string, node: Pick<Nodes, 'position'>, { page, unit }: Scope): void {
  const places = page.explicitIds.get(id) ?? []
  page.explicitIds.set(id, [...places, at(unit, node)])
}
