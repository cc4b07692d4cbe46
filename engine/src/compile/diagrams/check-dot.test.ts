import { expect, test } from 'vitest'
import { DocsError } from '../../model/errors/docs-error'
import { checkDot } from './check-dot'

function errorOf(text: string): string {
  try {
    checkDot(text)
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return `${error.code} ${error.at}: ${error.title} ${error.hint}`
  }
  return 'none'
}

test.each([
  'digraph { a -> b }',
  'strict graph "with a name" { a -- b; }',
  '// before\n# too\ndigraph {\n  /* color=red */ a [label="color=red } {", class="mark quiet"]\n}\n// after',
  'digraph { subgraph cluster_a { label="A \\" quoted"; b:n -> c:s [style=invis, weight=-1.5] } }',
  'digraph { größe -> "日本" }',
])('accepts %s', (text) => {
  expect(errorOf(text)).toBe('none')
})

test.each([
  ['digraph {\n  a [color=red]\n}', 'diagram-attribute 2: The diagram sets "color". The page defines colors and type'],
  ['digraph {\n\n  node [ "fontname" = Arial ]\n}', 'diagram-attribute 3: The diagram sets "fontname".'],
  [
    'digraph { a [URL="/docs/home"] }',
    'diagram-attribute 1: The diagram sets "URL". Screen readers present a diagram as one image',
  ],
  ['digraph { a [image="x.png"] }', 'diagram-attribute 1: The diagram sets "image".'],
  ['digraph { a [lable="A"] }', 'diagram-attribute 1: Unknown attribute "lable". Did you mean "label"'],
  ['digraph {\n  rankdirr=LR\n}', 'diagram-attribute 2: Unknown attribute "rankdirr". Did you mean "rankdir", "rank" or "dir"?'],
  ['digraph { a [style=dashed] }', 'diagram-attribute 1: The diagram sets the style "dashed". The only style is "invis".'],
  ['digraph { a [class="mark red"] }', 'diagram-attribute 1: Unknown class "red". The classes are mark, quiet, good, bad.'],
  ['digraph {\n  a [label=<<b>A</b>>]\n}', 'diagram-attribute 2: Diagrams do not support HTML labels'],
  ['digraph { a }\ndigraph { b }', 'diagram-broken 2: "digraph" follows the end of the graph.'],
  ['  \n// nothing', 'diagram-broken 1: The diagram is empty.'],
])('rejects input that Graphviz ignores or pages do not support, and reports its line: %s', (text, error) => {
  expect(errorOf(text)).toContain(error)
})

const list = (length: number, of: (i: number) => string) => Array.from({ length }, (_, i) => of(i)).join(' ')

test.each([
  ['characters', `digraph { a [label="${'x'.repeat(20_000 - 24)}"] }`],
  ['nodes', `digraph {\n${list(150, (i) => `n${i}`)} }`],
  ['edges', `digraph {\n${list(250, (i) => `a -> b${i % 9};`)} }`],
  ['edges between groups', `digraph { { ${list(10, (i) => `a${i}`)} } -> subgraph b {\n${list(25, (i) => `b${i}`)} } }`],
  ['depth', `digraph ${'{'.repeat(20)} a ${'}'.repeat(20)}`],
  [
    'ports, attributes and subgraphs, which are not nodes',
    `digraph { ${list(149, (i) => `n${i}:p${i}:n [label="l${i}" width=1];`)} subgraph x { node [shape=box]; rank=same } }`,
  ],
  ['a long edge', 'digraph { a -> b [minlen=20, weight=1000] }'],
])('accepts %s up to the limit', (_, text) => {
  expect(errorOf(text)).toBe('none')
})

test.each([
  [
    'characters',
    `digraph { a [label="${'x'.repeat(20_000 - 23)}"] }`,
    '1: The diagram has 20001 characters; the maximum is 20000',
  ],
  ['nodes', `digraph {\n${list(150, (i) => `n${i}`)}\nz }`, '3: The diagram has more than 150 nodes.'],
  ['edges', `digraph {\n${list(250, () => 'a -> b')}\na -> c }`, '3: The diagram has more than 250 edges.'],
  ['edges without direction', `graph {\n${list(250, () => 'a -- b')}\na -- c }`, '3: The diagram has more than 250 edges.'],
  ['edges in a chain', `digraph {\n${list(250, () => 'a ->')}\na -> b }`, '3: The diagram has more than 250 edges.'],
  [
    'edges between groups',
    `digraph { { ${list(10, (i) => `a${i}`)} } -> {\n${list(26, (i) => `b${i}`)} } }`,
    '1: The diagram has more than 250 edges.',
  ],
  ['depth', `digraph ${'{'.repeat(20)}\n{ a }${'}'.repeat(20)}`, '2: The diagram has subgraphs nested more than 20 deep.'],
  ['a long edge', 'digraph { a -> b\n[minlen="21"] }', '2: The diagram sets "minlen" to 21; the maximum is 20.'],
  ['a wide node', 'digraph { a [width="1e9"] }', '1: The diagram sets "width" to 1e9; the maximum is 50.'],
])('rejects %s beyond the limit', (_, text, error) => {
  expect(errorOf(text)).toContain(`diagram-size ${error}`)
})

test('accepts text that is truncated anywhere', () => {
  const text = 'digraph { a [label="A \\" b" /* c */ class=mark]\n b [label=<x<y>>] } // d'
  for (let end = 0; end <= text.length; end++) expect(errorOf(text.slice(0, end))).toMatch(/^(?:none|diagram-)/)
})
