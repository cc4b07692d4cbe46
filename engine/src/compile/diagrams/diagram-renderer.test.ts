import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Results, Store } from '../../load'
import { createDiagramRenderer } from './diagram-renderer'
import type { DiagramSvg } from './diagram-types'
import { runGraphviz } from './run-graphviz'

const diagramRenderer = createDiagramRenderer()
const render = (text: string): Promise<DiagramSvg> => diagramRenderer.run(async (run) => run(text))
const texts = ({ body }: DiagramSvg) =>
  [...body.matchAll(/<text([^>]*)>([^<]*)/g)].map(([, attributes, text]) => ({ attributes, text }))

test('a diagram consists of shapes and texts with classes, without styles, scripts and ids', async () => {
  const { body } = await render(
    'digraph { subgraph cluster_box { label="Box"; class=quiet; a [class=mark] } a -> b [label="to" class="mark quiet"]; c [shape=cylinder]; d [shape=point] }',
  )
  expect([...new Set([...body.matchAll(/<(\w+)/g)].map(([, name]) => name))].sort()).toEqual([
    'ellipse',
    'g',
    'path',
    'polygon',
    'text',
  ])
  expect([...new Set([...body.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name))].sort()).toEqual(
    ['class', 'cx', 'cy', 'd', 'fill', 'points', 'rx', 'ry', 'text-anchor', 'x', 'y'].sort(),
  )
  expect([...body.matchAll(/ fill="(\w+)"/g)].every(([, fill]) => fill === 'none')).toBe(true)
  const classes = [...body.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
  expect(classes.sort()).toEqual(['cluster quiet', 'edge mark quiet', 'node', 'node', 'node', 'node mark'])
})

test('the first line of a node is its name, the others are notes; lines of edges and clusters are neither', async () => {
  const diagram = await render(
    'digraph { subgraph cluster_x { label="Box\\nof"; a [label="Name\\nnote\\nmore"] } a -> b [label="one\\ntwo"] }',
  )
  expect(
    texts(diagram)
      .filter(({ attributes }) => attributes?.includes('class="note"'))
      .map(({ text }) => text),
  ).toEqual(['note', 'more'])
})

test('keeps texts unchanged', async () => {
  const diagram = await render('digraph { a [label="R&D < & > \\"x\\" – 日本 é"] }')
  expect(texts(diagram).map(({ text }) => text)).toEqual(['R&amp;D &lt; &amp; &gt; "x" – 日本 é'])
})

test('labels of clusters are in the upper left corner', async () => {
  const { body, viewBox } = await render('digraph { subgraph cluster_x { label="Box"; a -> b } }')
  const [left = 0, top = 0] = viewBox.split(' ').map(Number)
  const [, x, y] = /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="start">Box/.exec(body) ?? []
  expect(Number(x) - left).toBeGreaterThan(14)
  expect(Number(x) - left).toBeLessThan(30)
  expect(Number(y) - top).toBeLessThan(40)
})

test('a diagram has the width of its view box and supports rankdir', async () => {
  const down = await render('digraph { a -> b -> c }')
  const right = await render('digraph { rankdir=LR; a -> b -> c }')
  for (const { width, viewBox } of [down, right]) expect(Number(viewBox.split(' ')[2])).toBe(width)
  expect(right.width).toBeGreaterThan(2 * down.width)
})

test.each([
  [
    'digraph {\n  a -> \n  b [label="x"\n}',
    { at: '4', title: "The diagram cannot be rendered: syntax error in line 4 near '}'." },
  ],
  ['digraph {\n  a [shape=bocks]\n}', { title: 'The diagram cannot be rendered: using box for unknown shape bocks.' }],
  ['digraph { a:port -> b }', { title: 'The diagram cannot be rendered: node a, port port unrecognized.' }],
  ['digraph { layout=round; a }', { title: expect.stringContaining('"round" not recognized') }],
  ['digraph { }', { title: 'The diagram cannot be rendered: it has no node.' }],
  ['a -> b', { at: '1', title: expect.stringContaining('syntax error in line 1') }],
])('reports the error message of Graphviz for %j', async (text, error) => {
  await expect(render(text)).rejects.toMatchObject({
    code: 'diagram-broken',
    hint: expect.stringContaining('digraph {'),
    ...error,
  })
})

test('reuses the layouts of earlier runs', async () => {
  const results = new Results(new Store(mkdtempSync(join(tmpdir(), 'diagrams-')), ''))
  const texts: string[] = []
  const layout = (text: string) => {
    texts.push(text)
    return runGraphviz(text)
  }
  const first = createDiagramRenderer(results, layout)
  const diagram = await first.run(async (run) => [run('digraph { a }'), run('digraph { b }'), run('digraph { a }')])
  expect(diagram[0]).toEqual(diagram[2])
  expect(texts).toEqual(['digraph { a }', 'digraph { b }'])
  const second = createDiagramRenderer(results, layout)
  expect(await second.run(async (run) => [run('digraph { a }'), run('digraph { b }')])).toEqual(diagram.slice(0, 2))
  await second.run(async (run) => run('digraph { d }'))
  expect(texts).toEqual(['digraph { a }', 'digraph { b }', 'digraph { d }'])
})

test('renders the same text to the same result', async () => {
  const text = 'digraph { a [label="é"]; a -> { b c d }; b -> e; c -> e; subgraph cluster_y { label=Y; e -> f } }'
  await render('digraph { z -> y [label="ü"] }')
  expect(await createDiagramRenderer().run(async (run) => run(text))).toEqual(await render(text))
})
