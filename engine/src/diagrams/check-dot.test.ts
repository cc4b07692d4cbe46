import { expect, test } from 'vitest'
import { DocsError } from '../errors'
import { checkDot } from './check-dot'

function faultOf(text: string): string {
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
  '// before\n# too\ndigraph {\n  /* color=red */ a [label="color=red } {", class="mark quiet"]\n}\n// behind',
  'digraph { subgraph cluster_a { label="A \\" quoted"; b:n -> c:s [style=invis, weight=-1.5] } }',
  'digraph { größe -> "日本" }',
])('%s is a graph', (text) => {
  expect(faultOf(text)).toBe('none')
})

test.each([
  ['digraph {\n  a [color=red]\n}', 'diagram-attribute 2: The diagram sets "color". Colours and type come from the page'],
  ['digraph {\n\n  node [ "fontname" = Arial ]\n}', 'diagram-attribute 3: The diagram sets "fontname".'],
  [
    'digraph { a [URL="/docs/home"] }',
    'diagram-attribute 1: The diagram sets "URL". A diagram is one picture to those who hear it',
  ],
  ['digraph { a [image="x.png"] }', 'diagram-attribute 1: The diagram sets "image".'],
  ['digraph { a [lable="A"] }', 'diagram-attribute 1: There is no attribute "lable". Did you mean "label"'],
  [
    'digraph {\n  rankdirr=LR\n}',
    'diagram-attribute 2: There is no attribute "rankdirr". Did you mean "dir", "rank" or "rankdir"?',
  ],
  ['digraph { a [style=dashed] }', 'diagram-attribute 1: The diagram sets the style "dashed". Only "invis" is one.'],
  ['digraph { a [class="mark red"] }', 'diagram-attribute 1: There is no look "red". Looks are mark, quiet, good, bad.'],
  ['digraph {\n  a [label=<<b>A</b>>]\n}', 'diagram-attribute 2: Between "<" and ">" stands HTML'],
  ['digraph { a }\ndigraph { b }', 'diagram-broken 2: Behind the end of the graph stands "digraph".'],
  ['  \n// nothing', 'diagram-broken 1: The diagram is empty.'],
])('what Graphviz would drop, or the page could not show, has a place: %s', (text, fault) => {
  expect(faultOf(text)).toContain(fault)
})

test('a text that is cut off anywhere is read to its end', () => {
  const text = 'digraph { a [label="A \\" b" /* c */ class=mark]\n b [label=<x<y>>] } // d'
  for (let end = 0; end <= text.length; end++) expect(faultOf(text.slice(0, end))).toMatch(/^(?:none|diagram-)/)
})
