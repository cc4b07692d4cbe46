import { expect, test } from 'vitest'
import { compileCleanly, compileForTest, problemsOf } from '../../../../test/support/compile-for-test'

const fence = (meta: string, graph: string) => `\`\`\`dot ${meta}\n${graph}\n\`\`\``
const GRAPH = 'digraph {\n  a [label="Data & rows"]\n  a -> b\n}'

test('a diagram is an image with a name and a description, which are not part of the words, headings and excerpt of the page', async () => {
  const body = `${fence('alt="A leads to B." description="There is <no> way back." title="The way"', GRAPH)}\n\nThree short words.`
  const { html, words, excerpt, headings, ids } = await compileCleanly(body)
  expect(html).toContain('<svg role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-description"')
  expect(html).toContain('<title id="diagram-1-title">A leads to B.</title>')
  expect(html).toContain('<desc id="diagram-1-description">There is &lt;no&gt; way back.</desc>')
  expect(html).toContain('<figcaption>The way</figcaption>')
  expect(html).toMatch(/<text [^>]*>Data &amp; rows<\/text>/)
  // The words of the caption are text of the page.
  expect([words, excerpt, headings]).toEqual([5, 'Three short words.', []])
  expect(ids).toEqual(['diagram-1-title', 'diagram-1-description'])
})

test('several diagrams on a page have unique ids, also in tabs and partials', async () => {
  const diagram = fence('alt="A leads to B."', GRAPH)
  const body = `${diagram}\n\n<Tabs group="x">\n<Tab label="One">\n\n${diagram}\n\n</Tab>\n<Tab label="Two">\n\n<Partial file="./_part.md" />\n\n</Tab>\n</Tabs>`
  const { html } = await compileCleanly(body, { files: { 'content/current/core/_part.md': diagram } })
  expect([...html.matchAll(/<title id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'diagram-1-title',
    'diagram-2-title',
    'diagram-3-title',
  ])
})

test('only a diagram that can be wider than a phone screen is focusable for scrolling', async () => {
  const { html } = await compileCleanly(
    `${fence('alt="Narrow."', 'digraph { a -> b }')}\n\n${fence('alt="Wide." title="All"', 'digraph { rankdir=LR; a -> b -> c }')}`,
  )
  expect([...html.matchAll(/<div( [^>]*)?><svg/g)].map(([, attributes]) => attributes)).toEqual([
    undefined,
    ' tabindex="0" role="group" aria-label="Diagram: All"',
  ])
})

test('the Markdown copy contains the text alternative and the source', async () => {
  const { markdown } = await compileCleanly(fence('alt="A *leads* to B." description="More." title="The way"', GRAPH))
  expect(markdown.trimEnd().endsWith(`Diagram: A \\*leads\\* to B. More.\n\n\`\`\`dot title="The way"\n${GRAPH}\n\`\`\``)).toBe(
    true,
  )
})

test('reports all problems of diagrams with their lines in the file', async () => {
  const body = `Text.\n\n${fence('title="The way"', GRAPH)}\n\n- In a list:\n\n  \`\`\`dot alt="A."\n  digraph {\n    a [color=red]\n  }\n  \`\`\`\n\n${fence('alt="A."', 'digraph {\n  a -> \n}')}\n\n${fence('alt="A."', 'digraph { a:x -> b }')}`
  expect(await problemsOf(body)).toEqual(['diagram-alt 3:1', 'diagram-attribute 14', 'diagram-broken 21', 'diagram-broken 24:1'])
})

test('an error in a partial has the path of the partial', async () => {
  const files = { 'content/current/core/_part.md': fence('alt="A."', 'digraph {\n\n  a [lable=A]\n}') }
  const { problems } = await compileForTest('<Partial file="./_part.md" />', { files })
  expect(problems.map(({ code, at }) => [code, at])).toEqual([['diagram-attribute', 'content/current/core/_part.md:4']])
})
