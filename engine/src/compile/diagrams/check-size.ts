import { DocsError } from '../../model'
import type { DotToken } from './scan-dot'

/** What a diagram may have at most. Readers cannot follow more, and Graphviz takes minutes for graphs that are a few times as large. */
export const MOST = { characters: 20_000, nodes: 150, edges: 250, depth: 20 }

/** Largest values of attributes that make a drawing large or slow to lay out. */
const LARGEST: ReadonlyMap<string, number> = new Map([
  ['minlen', 20],
  ['peripheries', 8],
  ['width', 50],
  ['height', 50],
  ['nodesep', 50],
  ['ranksep', 50],
  ['margin', 500],
])

/** @throws DocsError `diagram-size` */
export function checkLength(text: string): void {
  if (text.length <= MOST.characters) return
  throw tooLarge({ line: 1 }, `The diagram has ${text.length} characters; at most ${MOST.characters} are possible.`)
}

/** @throws DocsError `diagram-size` */
export function checkNumber(name: DotToken, value: DotToken): void {
  const largest = LARGEST.get(name.text)
  if (largest === undefined || !(Number.parseFloat(value.text) > largest)) return
  throw tooLarge(value, `The diagram sets "${name.text}" to ${value.text}; at most ${largest} is possible.`)
}

/**
 * Counts the nodes and edges of a graph; `{a b} -> {c d}` has four edges.
 * @throws DocsError `diagram-size`
 */
export function checkSize(tokens: readonly DotToken[]): void {
  const nodes = new Set<string>()
  let edges = 0
  let at = 0
  /** Reads to the closing brace and returns the nodes on the way. */
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
      if (nodes.size > MOST.nodes) throw tooLarge(token, `The diagram has more than ${MOST.nodes} nodes.`)
      if (edges > MOST.edges) throw tooLarge(token, `The diagram has more than ${MOST.edges} edges.`)
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
        if (depth >= MOST.depth) throw tooLarge(token, `The diagram has boxes and groups more than ${MOST.depth} deep.`)
        operand(readBlock(depth + 1), token)
      } else if (token.text === '}') return found
      else if (token.text === '-') {
        isEdge = true
        at++
      }
      // A port: no node of its own.
      else if (token.text === ':') at++
      else if (token.text === '[') while (at < tokens.length && tokens[at++]?.text !== ']');
      else if (token.text === ';') left = new Set()
    }
    return found
  }
  readBlock(0)
}

function tooLarge({ line }: Pick<DotToken, 'line'>, title: string): DocsError {
  return new DocsError({
    code: 'diagram-size',
    title,
    hint: 'Split it into several diagrams, each about one thing.',
    at: String(line),
  })
}
