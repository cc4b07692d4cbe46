import type { Nodes } from 'mdast'
import { DocsError, type DocsErrorParts } from '../../model'
import type { Page } from './page'
import { at, type Unit } from './parse/unit'

/** Where the compiler is: on which page, in which text, directly in which component. */
export interface Scope {
  readonly page: Page
  readonly unit: Unit
  /** Name of the component whose direct content this is. */
  readonly parent?: string
  /** Levels of nesting above. */
  readonly depth: number
  /** Not inside any block: where a first heading of level 1 may be the title. */
  readonly top?: boolean
  /** In the words of a link: nothing in it may be a link of its own. */
  readonly inLink?: boolean
}

/** Beyond this a page is generated or broken, and nobody could read it. */
const DEEPEST = 100

/** The scope of the content of a block. Raises `nesting`. */
export function inside(scope: Scope, node: Pick<Nodes, 'position'>, parent?: string): Scope {
  const depth = scope.depth + 1
  if (depth > DEEPEST) {
    throw new DocsError({
      code: 'nesting',
      title: `Blocks are nested more than ${DEEPEST} deep.`,
      hint: 'Most often a list or quote goes on by mistake; leave a blank line and begin at the margin.',
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

/** Notes an error at a node. */
export function report(scope: Scope, node: Pick<Nodes, 'position'>, parts: Omit<DocsErrorParts, 'at'>): void {
  scope.page.problems.error({ ...parts, at: at(scope.unit, node) })
}

/** Runs a step at a node: a DocsError that it throws is noted, at the node unless it names its own place. */
export function attempt<T>(scope: Scope, node: Pick<Nodes, 'position'>, step: () => T): T | undefined {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    scope.page.problems.error({ ...error.parts, at: error.at ?? at(scope.unit, node) })
    return undefined
  }
}

/** Notes where the page sets an id, for the error when two elements have it. */
export function noteId(id: string, node: Pick<Nodes, 'position'>, { page, unit }: Scope): void {
  const places = page.explicitIds.get(id) ?? []
  page.explicitIds.set(id, [...places, at(unit, node)])
}
