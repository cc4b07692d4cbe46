import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeConfig } from '../../../test/make-site'
import { compileCleanly, compileForTest, type TestSite } from '../../../test/support/compile-for-test'
import { defineComponent } from '../../model/components/component-definition'
import { createHighlighter } from '../code/highlighter'
import { createRegistry } from './component-registry'

test('headings have ids, HTML and text for the table of contents, including headings of components', async () => {
  const { headings } = await compileCleanly(
    '## A `b` & [c](#d)\n\n<Steps>\n<Step title="E <f>">\nx\n</Step>\n</Steps>\n\ntext[^1]\n\n[^1]: note',
  )
  expect(headings).toEqual([
    { level: 2, id: 'a-b--c', html: 'A <code>b</code> &amp; c', text: 'A b & c' },
    { level: 3, id: 'e-f', html: 'E &lt;f&gt;', text: 'E <f>' },
  ])
})

test('the definition of a term is not part of headings, words and excerpt', async () => {
  const files = { 'content/current/terms.json': '{ "x": { "title": "X", "definition": "Long explanation." } }' }
  const article = await compileCleanly('The <Term name="x">ex</Term> word.\n\n## About <Term name="x">ex</Term>', { files })
  expect(article).toMatchObject({
    excerpt: 'The ex word.',
    words: 5,
    headings: [{ text: 'About ex', html: 'About ex', id: 'about-ex' }],
  })
})

test('explicit ids are kept; generated ids avoid them, even if they come first', async () => {
  const { headings } = await compileCleanly('## Install\n\n## Other {#install}\n\n## Install')
  expect(headings.map(({ id }) => id)).toEqual(['install-1', 'install', 'install-2'])
})

test('without a title in the front matter, a first heading of level 1 is the title', async () => {
  const { article, problems } = await compileForTest('# The `real` title\n\nText.\n\n# Another', { frontMatter: {} })
  expect(article).toMatchObject({ title: 'The real title', html: '<p>Text.</p>', markdown: '# The real title\n\nText.\n' })
  expect(problems).toMatchObject([{ code: 'heading-level' }])
})

test('a page has an empty article if a configured language has no grammar', async () => {
  const languages = ['klingon']
  const site = { highlighter: createHighlighter(languages), config: { code: { ...makeConfig().code, languages } } }
  const { article, problems } = await compileForTest('Text.\n\n```klingon\nx\n```', site)
  expect(article).toMatchObject({ html: '', headings: [], words: 0 })
  expect(problems).toMatchObject([{ severity: 'error', code: 'language-without-grammar', at: 'content/current/core/page.md' }])
})

test('a session has prompts that are not copied, and its commands are highlighted like code', async () => {
  const { html } = await compileCleanly('```console {1}\n$ cd "<x>"\n"<y>"\n```\n\n```pycon\n>>> None\n```')
  expect(html).toContain('<div class="code" data-language="console" data-code="cd &quot;&lt;x&gt;&quot;">')
  expect(html).toContain(
    '<span class="line highlighted"><span class="prompt">$ </span><span class="f">cd</span> <span class="s">"&lt;x&gt;"</span>\n</span><span class="line">"&lt;y&gt;"\n</span>',
  )
  expect(html).toContain('<code><span class="prompt">&gt;&gt;&gt; </span><span class="n">None</span></code>')
  expect(html.match(/class="code-title">\w+/g)).toEqual(['class="code-title">Terminal', 'class="code-title">Python'])
})

test('code has separate text to copy only if lines are not copied', async () => {
  const { html } = await compileCleanly('```python\n# diff-remove\na\n# diff-add\nb\n```\n\n```python\n# hide-next-line\na\n```')
  expect(html.match(/data-code="[^"]*"/g)).toEqual(['data-code="b"'])
})

test('words are counted without code, and the excerpt is the first paragraph with text', async () => {
  const { words, excerpt } = await compileCleanly(
    '## One two\n\n![](/a.png)\n\nThree *four*,\nfive `six`.\n\n```text\nnot these words\n```',
    {
      assets: ['/a.png'],
    },
  )
  expect({ words, excerpt }).toEqual({ words: 6, excerpt: 'Three four, five six.' })
})

const snippets: TestSite['snippets'] = {
  'a.py': { text: '# region: x\na = 1\n# endregion: x\n', language: 'python', tested: true, release: '2.0', outputs: {} },
  'b.py': { text: 'b = 1\n', language: 'python', tested: false, release: '2.0', outputs: {} },
  'old:c.py': { text: 'c = 1\n', language: 'python', tested: true, release: '1.0', outputs: {} },
}

test.each<[string, 'all' | 'none', string[]]>([
  ['<Snippet name="a.py#x" />\n\n```bash\npip install x\n```', 'all', ['a.py#x']],
  ['<Snippet name="a.py#x" />\n\n<Snippet name="a.py" />\n\n<Snippet name="a.py#x" />', 'all', ['a.py#x', 'a.py']],
  ['<Snippet name="a.py#x" />\n\n<Snippet name="b.py" />', 'none', ['a.py#x', 'b.py']],
  ['<Snippet name="a.py#x" />\n\n```py\nc = 1\n```', 'none', ['a.py#x']],
  ['<Snippet name="a.py#x" />\n\n<Snippet name="old:c.py" />', 'none', ['a.py#x', 'old:c.py']],
  ['Only text.', 'none', []],
])('marks a page as tested if snippets run all code in their languages: %j', async (body, tested, names) => {
  const config = { snippets: { languages: ['python'], fingerprint: [] } }
  expect(await compileCleanly(body, { snippets, config })).toMatchObject({ tested, snippets: names })
})

test('only tested code shows the version that it ran with', async () => {
  expect((await compileCleanly('<Snippet name="a.py" />', { snippets })).html).toContain('Tested with')
  expect((await compileCleanly('<Snippet name="b.py" />', { snippets })).html).not.toContain('Tested with')
})

test('records each read once, including those without a result', async () => {
  const { reads } = await compileCleanly('[a](/core/x/) [b](/core/x/) <Value name="v" />\n\n<PageCards />', {
    values: { v: '1' },
    cards: [],
  })
  expect(reads.map(({ key }) => key)).toEqual([
    ['current', 'docAtRoute', '/docs/core/x/'],
    ['current', 'isPlanned', '/docs/core/x/'],
    ['current', 'value', 'v'],
    ['current', 'cards', 'core/page'],
  ])
})

test('keeps a broken address for the link check if broken links are only warnings', async () => {
  const links = { onBrokenLinks: 'warn' as const, onBrokenAnchors: 'warn' as const, onDuplicateRoutes: 'warn' as const }
  const { html } = await compileCleanly('<Button to="/core/nowhere">Go</Button>', { config: { links } })
  expect(html).toContain('href="/docs/core/nowhere"')
})

test('every link has the base URL and trailing slash of the site', async () => {
  const { html, markdown } = await compileCleanly('[a](./other.md#x) [b](/core/no) [c](site:/about)', {
    pages: { 'core/other.md': '/docs/core/other' },
    config: { baseUrl: '/gx/', trailingSlash: true },
  })
  expect(html).toBe('<p><a href="/gx/docs/core/other/#x">a</a> <a href="/gx/docs/core/no/">b</a> <a href="/gx/about/">c</a></p>')
  expect(markdown).toContain('[a](https://docs.example.com/gx/docs/core/other/#x)')
})

test('a component of the site receives validated props, its content and the context', async () => {
  const note = defineComponent({
    name: 'Note',
    props: z.strictObject({ kind: z.enum(['a', 'b']).default('a'), list: z.array(z.number()).optional() }),
    content: 'block',
    render: ({ props, children, context }) => (
      <aside id={context.uniqueId('note')} data-kind={props.kind} data-list={props.list?.join()} data-at={context.at}>
        {children}
      </aside>
    ),
    markdown: ({ children }) => `NOTE ${children}`,
  })
  const { html, markdown } = await compileCleanly('x\n\n<Note list={[1, 2]}>\n\n<Note>\ninner\n</Note>\n\n</Note>', {
    components: [note],
    bodyLine: 3,
  })
  expect(html).toBe(
    '<p>x</p><aside id="note-2" data-kind="a" data-list="1,2" data-at="content/current/core/page.md:6:1">' +
      '<aside id="note-1" data-kind="a" data-at="content/current/core/page.md:8:1"><p>inner</p></aside></aside>',
  )
  expect(markdown).toContain('NOTE NOTE inner')
})

test('a component can replace a built-in one, but not a component of the compiler; names must be capitalized and unique', () => {
  const named = (name: string) => defineComponent({ name, props: z.strictObject({}), content: 'none', render: () => null })
  const { registry, problems } = createRegistry(
    [named('Card'), named('Tabs')],
    [named('Card'), named('card'), named('Snippet'), named('New'), named('New')],
  )
  expect([...registry.keys()]).toEqual(['Card', 'Tabs', 'New'])
  expect(problems.map(({ code }) => code)).toEqual(['component-name', 'component-name', 'component-doubled'])
})

test('scripts of 40 or more lines have line numbers', async () => {
  const script = (language: string, lines: number) => `\`\`\`${language}\n${'x = 1\n'.repeat(lines)}\`\`\``
  expect((await compileCleanly(script('python', 40))).html).toContain('class="numbered"')
  expect((await compileCleanly(script('python', 39))).html).not.toContain('numbered')
  expect((await compileCleanly(script('text', 40))).html).not.toContain('numbered')
})

test('the badge of a snippet shows the version that it ran with', async () => {
  const badge = async (name: string) => {
    const { html } = await compileCleanly(`<Snippet name="${name}" />`, { snippets })
    return /<span class="tested">.*?(\d+\.\d+)<\/span>/.exec(html)?.[1]
  }
  expect(await badge('a.py')).toBe('2.0')
  expect(await badge('old:c.py')).toBe('1.0')
  expect(await badge('b.py')).toBeUndefined()
})

test('links names in the code of a snippet that a run has recorded', async () => {
  const text = 'suite = context.suites.add(widget.Suite())'
  const recorded = {
    'context.suites.add': ['Manager.add', 'Factory.add'],
    'widget.Suite': ['Suite'],
    'context.suites': ['Context.suites'],
  }
  const options = {
    snippets: { 'a.py': { text, language: 'python', tested: true, release: '2.0', outputs: {}, names: recorded } },
    names: { 'api:Factory.add': { route: '/docs/factory', id: 'add' }, 'api:Suite': { route: '/docs/suite', id: '' } },
  }
  const linked = await compileCleanly('<Snippet name="a.py" />', {
    ...options,
    config: { snippets: { languages: [], fingerprint: [], names: 'api' } },
  })
  expect(linked.html).toMatch(/context\.suites\.(?:<span class="f">)?<a href="\/docs\/factory#add">add<\/a>/)
  expect(linked.html).toContain('<a href="/docs/suite">Suite</a>')
  expect(linked.markdown).toContain(text)
  expect((await compileCleanly('<Snippet name="a.py" />', options)).html).not.toContain('<a href')
})

test('ids of headings and links to them contain composed letters', async () => {
  const { headings, html } = await compileCleanly(
    '## Настрои\u0306ки\n\n## Cafe\u0301 {#cafe\u0301}\n\n[a](#настрои\u0306ки) [b](#caf%65%CC%81) [c](#настройки)',
  )
  expect(headings.map(({ id }) => id)).toEqual(['настройки', 'café'])
  expect([...html.matchAll(/<a href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['настройки', 'café', 'настройки'])
})
