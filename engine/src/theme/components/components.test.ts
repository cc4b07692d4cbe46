import { expect, test } from 'vitest'
import { compileCleanly, compileForTest, problemsOf } from '../../../test/support/compile-for-test'

const terms = (entries: object) => ({ files: { 'content/current/terms.json': JSON.stringify(entries) } })

test('renders tabs as radio buttons and selects the default one', async () => {
  const { html } = await compileCleanly(`<Tabs group="data-source" query="source">
<Tab label="PostgreSQL 16">
One
</Tab>
<Tab label="SQLite" default>
Two
</Tab>
</Tabs>`)
  expect(html).toContain('role="radiogroup" aria-label="Data source"')
  expect(html).toMatch(/<input type="radio" name="tabs-1" value="postgresql-16"\/?>/)
  expect(html).toMatch(
    /<input type="radio"[^>]* checked=""[^>]* value="sqlite"|<input type="radio"[^>]* value="sqlite"[^>]* checked=""/,
  )
  expect(html).toContain('<div hidden="until-found" class="tab-panel" role="group" aria-label="SQLite"><p>Two</p></div>')
})

test('selects the first tab if no tab is the default; nested tabs are independent', async () => {
  const { html } = await compileCleanly(`<Tabs>
<Tab label="A">

<Tabs>
<Tab label="B">
Inner
</Tab>
</Tabs>

</Tab>
</Tabs>`)
  expect(html.match(/checked=""/g)).toHaveLength(2)
  expect(new Set(html.match(/name="tabs-\d"/g)).size).toBe(2)
})

test.each([
  ['no tab', '<Tabs>\n</Tabs>', 'component-content'],
  ['two tabs with one value', '<Tabs>\n<Tab label="A">\nx\n</Tab>\n<Tab label="a">\ny\n</Tab>\n</Tabs>', 'tabs-duplicate'],
  ['two defaults', '<Tabs>\n<Tab label="A" default>\nx\n</Tab>\n<Tab label="B" default>\ny\n</Tab>\n</Tabs>', 'tabs-duplicate'],
  [
    'thirteen tabs',
    `<Tabs>\n${Array.from({ length: 13 }, (_, i) => `<Tab label="T${i}">\nx\n</Tab>`).join('\n')}\n</Tabs>`,
    'tabs-many',
  ],
])('rejects tabs with %s', async (_, page, code) => {
  expect(await problemsOf(page)).toEqual([`${code} 1:1`])
})

test('lists the title of a step in the table of contents as a heading of level 3', async () => {
  const { html, headings } = await compileCleanly('<Steps>\n<Step title="Install it" id="install">\nText.\n</Step>\n</Steps>')
  expect(headings).toEqual([{ level: 3, id: 'install', html: 'Install it', text: 'Install it' }])
  expect(html).toContain('class="heading-link"')
})

const grid = (to: string) =>
  `<CardGrid>\n<Card to="/core/there" title="There" icon="book">\nLine.\n</Card>\n<Card to="${to}" title="Other">\nLine.\n</Card>\n</CardGrid>`

test('leaves out cards for pending pages and grids without cards', async () => {
  const pages = { 'core/there.md': '/docs/core/there' }
  const pending = ['/docs/core/not-yet', '/docs/core/there']
  const { html } = await compileCleanly(grid('/core/not-yet'), { pages, pending })
  expect(html).toContain('<a href="/docs/core/there">There</a>')
  expect(html).not.toContain('Other')
  const empty = await compileCleanly(grid('/core/not-yet/'), { pending })
  expect([empty.html, empty.markdown]).toEqual(['', '# Page\n\nAbout.\n'])
})

test('reports a card with an unknown target, with its line and the nearest page', async () => {
  const { problems } = await compileForTest(grid('/core/theer'), { pages: { 'core/there.md': '/docs/core/there' } })
  expect(problems).toMatchObject([
    { code: 'link-target', at: 'content/current/core/page.md:5:1', hint: 'Did you mean "/core/there"?' },
  ])
})

test('renders the definition of a term and links to its page', async () => {
  const site = {
    ...terms({
      batch: { title: 'Batch', definition: 'Rows of one run.', page: 'core/batch' },
      suite: { title: 'Suite', definition: 'A group.' },
    }),
    pages: { 'core/batch.md': '/docs/core/batch' },
  }
  const { html } = await compileCleanly('A <Term name="batch">Batch</Term> and a <Term name="suite">Suite</Term>.', site)
  expect(html).toContain(
    '<a href="/docs/core/batch" aria-describedby="term-1">Batch</a><span role="tooltip" id="term-1">Rows of one run.</span>',
  )
  expect(html).toMatch(/<dfn tabindex="0" aria-describedby="term-2">Suite<\/dfn>/)
})

test('links a term to the section that defines it', async () => {
  const site = {
    ...terms({ batch: { title: 'Batch', definition: 'Rows of one run.', page: 'core/glossary#batch' } }),
    pages: { 'core/glossary.md': '/docs/core/glossary' },
  }
  const { html } = await compileCleanly('A <Term name="batch">Batch</Term>.', site)
  expect(html).toContain('<a href="/docs/core/glossary#batch"')
})

test('suggests the nearest term for an unknown one', async () => {
  const { problems } = await compileForTest(
    'A <Term name="batsh">Batch</Term>.',
    terms({ batch: { title: 'Batch', definition: 'Rows.' } }),
  )
  expect(problems.map(({ code, hint }) => [code, hint?.includes('"batch"')])).toEqual([['unknown-term', true]])
})

test.each([
  ['is not JSON', '{', ':1:2'],
  ['has a term without definition', '{"batch":{"title":"Batch"}}', ':1:2'],
  ['has a name that is not in snake case', '{"Batch One":{"title":"Batch","definition":"Rows."}}', ':1:2'],
])('rejects a terms file that %s', async (_, text, place) => {
  const { problems } = await compileForTest('<TermList />', { files: { 'content/current/terms.json': text } })
  expect(problems.map(({ code, at }) => [code, at])).toEqual([['terms-broken', `content/current/terms.json${place}`]])
})

test('lists terms with their ids, names in code and definitions', async () => {
  const { html, markdown } = await compileCleanly(
    '<TermList />',
    terms({ batch: { title: 'Batch', definition: 'Rows.', code: 'get_batch()' } }),
  )
  expect(html).toContain('id="batch"')
  expect(html).toContain('<code>get_batch()</code>')
  expect(markdown).toContain('- **Batch**: Rows. In code: `get_batch()`')
})

test('renders no style attributes', async () => {
  const page = `:::tip[Look]\nText.\n:::\n\n<Prerequisites>\n- One\n</Prerequisites>\n\n<Button to="https://example.com" primary>Go</Button>`
  const { html } = await compileCleanly(page)
  expect(html).not.toContain('style=')
  expect(html).toContain('class="button button-primary"')
})
