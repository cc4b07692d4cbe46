import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createSite, page, settle, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree } from './support/tree'

const GRAPH = 'digraph {\n  rows [label="Rows\\nof a day"]\n  rows -> check [class=mark]\n}'
const diagram = (graph = GRAPH, meta = 'title="The way" alt="Rows lead to a check."') => `\`\`\`dot ${meta}\n${graph}\n\`\`\``
const withDiagram = (text = 'Text.', graph = GRAPH) => ({
  'content/current/guide.md': page('Guide', `## Details\n\n${text}\n\n${diagram(graph)}`),
})

test('renders a diagram as a named image without styles, scripts and links', async () => {
  const root = createSite(withDiagram())
  await build(root)
  const figure = readHtml(root, 'docs/guide.html').one('figure', { class: 'diagram' }).inside
  expect(figure.one('svg', { role: 'img' }).attribute('aria-labelledby')).toBe(figure.one('title').attribute('id'))
  expect(figure.one('title').text).toBe('Rows lead to a check.')
  expect(figure.all('text').map(({ text }) => text)).toEqual(['Rows', 'of a day', 'check'])
  for (const name of ['a', 'script', 'style', 'image', 'use']) expect(figure.all(name), name).toEqual([])
  for (const name of ['style', 'stroke', 'font-family', 'font-size', 'href', 'xlink:href'])
    expect(figure.all('*', { [name]: true }), name).toEqual([])
  const copy = readFileSync(join(root, 'dist/docs/guide.md'), 'utf8')
  expect(copy).toContain(`Diagram: Rows lead to a check.\n\n\`\`\`dot title="The way"\n${GRAPH}\n\`\`\``)
})

test('renders the same bytes in two folders', async () => {
  const [one, two] = [createSite(withDiagram()), createSite(withDiagram())]
  await build(one)
  await build(two)
  expect(differences(hashTree(join(one, 'dist')), hashTree(join(two, 'dist')))).toEqual([])
})

test('reuses a rendered diagram without loading Graphviz if only the text around it changes, and writes the same files as a clean build', async () => {
  const root = createSite(withDiagram())
  await build(root)
  writeFiles(root, withDiagram('Other text.'))
  const refuse = pathToFileURL(join(import.meta.dirname, 'support/refuse-drawing.mjs'))
  const { code, output } = await docs(['build', root], { env: { NODE_OPTIONS: `--import=${refuse}` } })
  expect(code, output).toBe(0)
  expect(output).toContain('1 of 2 articles')
  await build(root, `--out=${join(root, 'dist-fresh')}`)
  expect(differences(hashTree(join(root, 'dist')), hashTree(join(root, 'dist-fresh')))).toEqual([])
})

test('renders a diagram again if its source changes', async () => {
  const root = createSite(withDiagram())
  await build(root)
  writeFiles(root, withDiagram('Text.', GRAPH.replace('of a day', 'of a month')))
  settle(join(root, 'content/current/guide.md'))
  await build(root)
  expect(readHtml(root, 'docs/guide.html').classed('note')[0]?.text).toBe('of a month')
})

test('reports errors in diagrams with a position and a hint', async () => {
  const body = [
    diagram(GRAPH, 'title="The way"'),
    diagram(GRAPH.replace('class=mark', 'color=red')),
    diagram('digraph {\n  a ->\n}'),
    diagram(GRAPH, 'alt="A." size="2"'),
  ].join('\n\n')
  const { code, output } = await docsInWorker(['build', createSite({ 'content/current/guide.md': page('Guide', body) })])
  expect(code).toBe(1)
  for (const message of [
    'content/current/guide.md:5:1',
    'The diagram has no text alternative.',
    '[diagram-alt]',
    'content/current/guide.md:15',
    'The diagram sets "color".',
    'use class=…',
    '[diagram-attribute]',
    'content/current/guide.md:22',
    "syntax error in line 3 near '}'",
    '[diagram-broken]',
    'content/current/guide.md:25:1',
    '"size="2"" is not a valid attribute of a diagram.',
    '[diagram-meta]',
  ])
    expect(output).toContain(message)
})
