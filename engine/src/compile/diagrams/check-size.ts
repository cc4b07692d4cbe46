import { DocsError } from '../../model'
import type { DotToken } from './scan-dot'

/** Limits of a diagram. Larger diagrams are hard to follow, and Graphviz takes minutes for graphs a few times this size. */
export const LIMITS = { characters: 20_000, nodes: 150, edges: 250, depth: 20 }

/** Maximum values of attributes that make a diagram large or slow to lay out. */
const MAX_VALUES: ReadonlyMap<string, number> = new Map([
  ['minlen', 20],
  ['peripheries', 8],
  ['width', 50],
  ['height', 50],
  ['nodesep', 50],
  ['ranksep', 50],
  ['margin', 500],
])

/**
 * Checks the number of characters of a diagram.
 * @throws DocsError `diagram-size`
 */
export function checkLength(text: string): void {
  if (text.length <= LIMITS.characters) return
  throw tooLarge({ line: 1 }, `The diagram has ${text.length} characters; the maximum is ${LIMITS.characters}.`)
}

/**
 * Checks the value of a numeric attribute that has a maximum.
 * @throws DocsError `diagram-size`
 */
export function checkNumber(name: DotToken, value: DotToken): void {
  const max = MAX_VALUES.get(name.text)
  if (max === undefined || !(Number.parseFloat(value.text) > max)) return
  throw tooLarge(value, `The diagram sets "${name.text}" to ${value.text}; the maximum is ${max}.`)
}

/**
 * Counts the nodes and edges of a graph; `{a b} -> {c d}` has four edges.
 * @throws DocsError `diagram-size`
 */
export function checkSize(tokens: readonly DotToken[]): void {
  const nodes = new Set<string>()
  let edges = 0
  let at = 0
  /** Reads up to the closing brace and returns the nodes in between. */
  const readBlock = (depth: number): Set<string> => {
    const found = new Set<string>()
    let left: ReadonlySet<string> = new Set()
    let isEdge = false
    const operand = (right: ReadonlySet<string>, token: DotToken) => {
      if (isEdge) edges += left.size * right.size
      for (const node of right) {
        found.add(node)
        nodes.add(node)
      }
      if (nodes.size > LIMITS.nodes) throw tooLarge(token, `The diagram has more than ${LIMITS.nodes} nodes.`)
      if (edges > LIMITS.edges) throw tooLarge(token, `The diagram has more than ${LIMITS.edges} edges.`)
      left = right
      isEdge = false
    }
    for (let token = tokens[at]; token; token = tokens[at]) {
      at++
      if (token.kind === 'word') {
        const next = tokens[at]
        if (next?.text === '=') at += 2
        else if (/^(?:strict|graph|digraph|node|edge)$/i.test(token.text)) continue
        // The name of a subgraph.
        else if (/^subgraph$/i.test(token.text)) at += next?.kind === 'word' ? 1 : 0
        else operand(new Set([token.text]), token)
      } else if (token.text === '{') {
        if (depth >= LIMITS.depth) throw tooLarge(token, `The diagram has subgraphs nested more than ${LIMITS.depth} deep.`)
        operand(readBlock(depth + 1), token)
      } else if (token.text === '}') return found
      else if (token.text === '-') {
        isEdge = true
        at++
      }
      // A port is not a node.
      else if (token.text === ':') at++
      else if (token.text === '[') while (at < tokens.length && tokens[at++]?.text !== ']');
    }
    return found
  }
  readBlock(0)
}

function tooLarge({ line }: Pick<DotToken, 'line'>, title: string): DocsError {
  return new DocsError({
    code: 'diagram-size',
    title,
    hint: 'Split it into several diagrams, each about one topic.',
    at: String(line),
  })
}
