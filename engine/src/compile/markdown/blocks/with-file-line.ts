import type { Nodes } from 'mdast'
import { DocsError } from '../../../model'
import type { Unit } from '../parse/unit'

/** Runs a step whose errors contain a line of a fenced block, and converts that line to a line of the file. */
export function withFileLine<T>(unit: Unit, node: Pick<Nodes, 'position'>, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof DocsError) || error.at === undefined) throw error
    const line = (node.position?.start.line ?? 0) + unit.linesBefore + Number(error.at)
    throw new DocsError({ ...error.parts, at: `${unit.file}:${line}` })
  }
}
