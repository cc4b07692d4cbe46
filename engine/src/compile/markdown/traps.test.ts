import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileCleanly, compileForTest, problemsOf, type TestSite } from '../../../test/support/compile-for-test'
import { defineComponent } from '../../model/components/component-definition'

const badge = defineComponent({
  name: 'Badge',
  props: z.strictObject({ label: z.string(), size: z.number().optional() }),
  content: 'none',
  render: ({ props }) => props.label,
})

const site: TestSite = {
  components: [badge],
  pages: { 'core/page.md': '/docs/core/page', 'core/install_gx.md': '/docs/core/install_gx' },
  assets: ['/img/chart.png'],
  values: { min_python: '3.10' },
  files: {
    'content/current/core/_loop.md': 'A\n\n<Partial file="./_loop.md" />\n',
    'content/current/core/_plain.md': 'Text.\n',
    'content/current/core/_extra.md': '<Param name="extra" />\n',
    'content/current/core/_broken.md': 'Fine.\n\nA {brace.\n',
    'content/current/core/_matter.md': '---\ntitle: X\n---\n',
  },
  snippets: {
    'a.py': { text: '# region: x\nprint(1)\n# endregion: x\n', language: 'python', tested: true, release: '2.0', outputs: {} },
    'open.py': { text: '# region: x\nprint(1)\n', language: 'python', tested: true, release: '2.0', outputs: {} },
  },
}

// The text, the code and position of its problem, and a part of the title or hint.
test.each<[string, string, string]>([
  // Syntax errors of the parser.
  ['Text.\n\n<!-- note -->', 'html-comment 3:1', '{/*'],
  ['See <https://example.com/a> now', 'angle-link 1:5', '[text](https://example.com/a)'],
  ['Mail <me@example.com>', 'angle-link 1:6', 'mailto:me@example.com'],
  ['fewer than <5 rows', 'less-than 1:12', '\\<'],
  ['fewer than <5 rows', 'less-than 1:12', '"<5" is not the start of a tag.'],
  ['a <= b', 'less-than 1:3', '\\<'],
  ['a\n<br>\nb', 'unclosed-tag 2:1', '<br />'],
  ['A List<int> of', 'unclosed-tag 1:7', 'backticks'],
  ['<Tabs>\n\ntext', 'unclosed-tag 1:1', '</Tabs>'],
  ['text</Tabs>', 'closing-tag 1:5', 'separate lines'],
  ['<Steps>\ntext</Steps>', 'closing-tag 2:5', 'separate lines'],
  ['<details><summary>x</summary>\n\ntext\n</details>', 'tag-lines 1:1', '<summary>Text</summary> is one line'],
  ['<Badge label=x />', 'tag-syntax 1:1', 'name="text"'],
  ['😀 set {1, 2', 'braces 1:8', '\\{'],
  ['a {not code} b', 'braces 1:3', '\\{'],
  ['## Title {#my-id} ##', 'braces 1:10', 'very end'],
  ['<Prerequisites>\nimport x\n</Prerequisites>', 'import-export 2:1', 'another word'],
  // Not rejected by the parser.
  ['import the data\nfirst', 'import-export 1:1', 'another word'],
  ['export const a = 1', 'import-export 1:1', '"export"'],
  ['a {1 + 1} b', 'braces 1:3', 'comment'],
  ['{name}', 'braces 1:1', 'comment'],
  ['{}', 'braces 1:1', 'comment'],
  ['<>x</>', 'html-tag 1:1', 'no name'],
  // Headings.
  ['## A {not an id}', 'heading-id 1:1', '"{not an id}"'],
  ['## A {.class}', 'heading-id 1:1', '{#'],
  ['## A {#a b}', 'heading-id 1:1', '{#'],
  ['# Second title', 'heading-level 1:1', 'front matter'],
  ['##', 'heading-empty 1:1', 'Add text'],
  ['## A {#x}\n\n## B {#x}', 'duplicate-id 3:1', 'first at content/current/core/page.md:1:1'],
  ['<Steps>\n<Step title="a" id="x">\na\n</Step>\n</Steps>\n\n## B {#x}', 'duplicate-id 7:1', 'page.md:2:1'],
  ['## A {#My Id}', 'heading-id 1:1', 'Write {#my-id}'],
  ['## A {.cls #id}', 'heading-id 1:1', 'Write {#id}'],
  ['## A {/* #id */}', 'heading-id 1:6', 'Write {#id}'],
  ['## A \\{#id}', 'heading-id 1:1', 'backticks'],
  // Admonitions.
  [':::nope\nx\n:::', 'unknown-admonition 1:1', 'note'],
  [':::Note\nx\n:::', 'unknown-admonition 1:1', 'Did you mean "note"'],
  [':::note Title\nx\n:::', 'admonition-title 1:1', ':::note[Title]'],
  [':::note[Title] more\nx\n:::', 'admonition-title 1:1', '"more"'],
  [':::note[unclosed\nx\n:::', 'admonition-title 1:1', '[unclosed'],
  [':::note{#id}\nx\n:::', 'admonition-title 1:1', 'no effect'],
  ['a\n\n:::note\nx\n\n## b', 'admonition-open 3:1', ':::'],
  ['<Steps>\n<Step title="a">\n:::note\nx\n</Step>\n</Steps>', 'admonition-open 3:1', ':::'],
  ['> :::note\n> x', 'admonition-open 1:3', ':::'],
  ['::: note\nx\n:::', 'admonition-syntax 1:1', 'without a space'],
  ['text\n\n:::', 'admonition-syntax 3:1', 'more colons'],
  // Tags and props.
  ['<script>alert(1)</script>', 'html-tag 1:1', 'no scripts'],
  ['<img src="/a.png" />', 'html-tag 1:1', '<Image'],
  ['<div>x</div>', 'html-tag 1:1', '<kbd>'],
  ['<h2>x</h2>', 'html-tag 1:1', '## at the start'],
  ['<kbd onclick="x()">K</kbd>', 'html-attribute 1:1', 'no scripts'],
  ['<kbd style="color: red">K</kbd>', 'html-attribute 1:1', 'styles'],
  ["<kbd style={{color: 'red'}}>K</kbd>", 'html-attribute 1:1', 'styles'],
  ['<kbd class="x">K</kbd>', 'html-attribute 1:1', 'styles'],
  ['<abbr titel="x">K</abbr>', 'html-attribute 1:1', '"title"'],
  ['<abbr title={"x"}>K</abbr>', 'html-attribute 1:1', 'title="…"'],
  ['<summary>x</summary>', 'details-summary 1:1', 'inside <details>'],
  ['<details>\ntext\n</details>', 'details-summary 1:1', '<summary>Text</summary>'],
  ['<Bagde label="x" />', 'unknown-component 1:1', 'Did you mean "Badge"'],
  ['a <Foo.Bar /> b', 'unknown-component 1:3', 'Foo.Bar'],
  ['<Badge label="x" lable="y" />', 'component-key 1:1', 'Did you mean "label"'],
  ['<Badge label="x" size="3" />', 'component-value 1:1', 'Expected a number'],
  ['<Badge label={name} />', 'prop-value 1:1', 'JSON'],
  ["<Badge label={'x'} />", 'prop-value 1:1', 'label="…"'],
  ['<Badge {...props} />', 'prop-value 1:1', 'with its name'],
  ['<Badge label="x" label="y" />', 'prop-value 1:1', 'twice'],
  ['<Badge label="x">text</Badge>', 'component-content 1:1', 'without content'],
  ['<Term name="x">\n- a\n</Term>', 'component-content 1:1', 'inline component'],
  ['<Button to="#x"></Button>', 'component-content 1:1', 'no text'],
  ['<Tab label="A">\nx\n</Tab>', 'component-parent 1:1', '<Tabs>'],
  ['<Tabs>\n<Tab label="A">\n<Tab label="B">\nx\n</Tab>\n</Tab>\n</Tabs>', 'component-parent 3:1', 'in <Tab>'],
  ['text <Steps></Steps> text', 'component-place 1:6', 'separate lines'],
  ['| a |\n|---|\n| <Snippet name="a.py" /> |', 'component-place 3:3', 'table cells'],
  ['[a <Button to="#x">b</Button>](#c)', 'nested-link content/current/core/page.md', 'another link'],
  // Links and images.
  ['[x](./instal_gx.md)', 'link-target 1:1', 'Did you mean "./install_gx.md"'],
  ['[x](./install_gx)', 'link-target 1:1', './install_gx.md'],
  ['[x][y]\n\n[y]: ./instal_gx.md#extras', 'link-target 3:1', 'Did you mean "./install_gx.md#extras"'],
  ['![x][y]\n\n[y]: https://example.com/a.png', 'image-source 3:1', 'static folder'],
  ['[x](./_plain.md)', 'link-target 1:1', 'Allowed: "./install_gx.md", "./page.md".'],
  ['[x](./install_gx.html#extras)', 'link-target 1:1', 'Write ./install_gx.md#extras.'],
  ['[x]()', 'link-target 1:1', 'no target'],
  ['[x](site:docs/home)', 'link-target 1:1', 'site:/docs/home'],
  ['<Button to="/core/instal_gx">x</Button>', 'link-target 1:1', 'Did you mean "/core/install_gx"'],
  ['[x](javascript:alert(1))', 'link-scheme 1:1', '"javascript:"'],
  ['[x](<java\tscript:alert(1)>)', 'link-scheme 1:1', '"javascript:"'],
  ['[x][y]\n\n[y]: data:text/html,x', 'link-scheme 3:1', '"data:"'],
  ['<Button to="vbscript:x">x</Button>', 'link-scheme 1:1', '"vbscript:"'],
  ['[x](//example.com)', 'link-scheme 1:1', 'https://example.com'],
  ['[x](static:/img/chart.pgn)', 'missing-file 1:1', 'Did you mean "/img/chart.png"'],
  ['![x](/img/chrat.png)', 'missing-file 1:1', 'Did you mean "/img/chart.png"'],
  ['![x](https://example.com/a.png)', 'image-source 1:1', 'static folder'],
  ['![x](./a.png)', 'image-source 1:1', 'static folder'],
  ['see:note[text](./install_gx.md)', 'colon-link 1:4', 'backslash'],
  ['[x](site://example.com)', 'link-target 1:1', 'one slash'],
  ['[x](site:/\\\\example.com)', 'link-target 1:1', 'one slash'],
  ['a [x](b c.md) d', 'link-syntax 1:3', '<./my file.md>'],
  ['a [x][y] d', 'unknown-reference 1:3', '[y]: ./file.md'],
  // Tables and footnotes.
  ['| a |\n|---|\n| b | c |', 'table-cells 3:1', '2 cells'],
  ['a[^1]', 'unknown-footnote 1:2', '[^1]: Text'],
  ['a[^nota] b[^note]\n\n[^note]: x', 'unknown-footnote 1:2', 'Did you mean "note"'],
  // Code.
  ['```text\nx\n\n## more', 'fence-open 1:1', '```'],
  ['- ````text\n  x\n  ```\n- y', 'fence-open 1:3', '````'],
  ['```pyton\nx\n```', 'code-language 1:1', 'or "python"'],
  ['```python titel="x"\nx\n```', 'fence-meta 1:1', 'title'],
  ['```python {5}\nx\n```', 'highlight-range 1:1', 'one line'],
  ['text\n\n```python\nx\n# highlight-sart\ny\n```', 'code-mark 5', 'highlight-start'],
  ['- x\n\n  ```bash\n  ls\n  $ ls\n  ```', 'code-prompt 5', '"console"'],
  ['```py\n>>> x\n```', 'code-prompt 2', '"pycon"'],
  // Content that would be dropped or misplaced.
  ['<Tabs>\nIntro.\n<Tab label="A">\nx\n</Tab>\n</Tabs>', 'component-content 2:1', '"Intro." outside of <Tab>'],
  ['<Tabs>\n<Tab label="A">\nx\n</Tab>\n\n- a\n\n</Tabs>', 'component-content 6:1', 'before or after <Tabs>'],
  ['<Tabs>\n<Partial file="./_plain.md" />\n</Tabs>', 'component-content content/current/core/_plain.md:1:1', '"Text."'],
  ['<Steps>\n1. one\n2. two\n</Steps>', 'component-content 2:1', 'Write each item as <Step>'],
  ['<Tabs>\n<kbd>K</kbd>\n<Tab label="A">\nx\n</Tab>\n</Tabs>', 'component-content 2:1', '<kbd> outside of <Tab>'],
  ['<Tabs>\n<Badge label="x" />\n<Tab label="A">\nx\n</Tab>\n</Tabs>', 'component-content 2:1', '<Badge> outside of <Tab>'],
  ['<Tabs>\n<Bagde label="x" />\n<Tab label="A">\nx\n</Tab>\n</Tabs>', 'unknown-component 2:1', 'Did you mean "Badge"'],
  ['<Steps>\n</Steps>', 'component-content 1:1', 'no <Step>'],
  ['<CardGrid>\n## A\n<Card to="/core/install_gx" title="t">\nx\n</Card>\n</CardGrid>', 'component-content 2:1', 'a heading'],
  ['<Value name="min_python">text</Value>', 'component-content 1:1', '<Value … />'],
  ['<br>x</br>', 'html-tag 1:1', '<br />'],
  ['[a]: ./install_gx.md', 'unused-definition 1:1', '[text][a]'],
  ['[//]: # (a comment)', 'unused-definition 1:1', '{/* … */}'],
  ['[a]\n\n[a]: ./install_gx.md\n[a]: ./page.md', 'doubled-definition 4:1', 'line 3'],
  ['a[^1]\n\n[^1]: a\n\n[^1]: b', 'doubled-definition 5:1', 'line 3'],
  ['Text.\n\n[^1]: Never seen.', 'unused-footnote 3:1', '[^1]'],
  ['[](./install_gx.md)', 'link-empty 1:1', '[text](target)'],
  ['[![](/img/chart.png)](./install_gx.md)', 'link-empty 1:1', 'alternative text'],
  ['H~2~O', 'single-tilde 1:2', '<sub>'],
  ['Text.\n\n    pip install x\n    more', 'indented-code 3:5', 'fenced code block'],
  ['\tpip install x', 'indented-code 1:2', 'fenced code block'],
  // Markup of other dialects, which would be shown as text.
  ['##Title', 'marker-space 1:1', 'a space'],
  ['##\u00a0Title', 'marker-space 1:1', 'non-breaking'],
  ['-\u00a0item', 'marker-space 1:1', 'non-breaking'],
  ['| a | b |\n| c | d |', 'table-syntax 1:1', '|---|---|'],
  ['| a | b |\n|---|\n| c | d |', 'table-syntax 1:1', 'the same number of columns'],
  ['| a |\n|---|\n| c |\n\n| d |', 'table-syntax 5:1', 'blank lines'],
  ['!!! note "Title"', 'admonition-syntax 1:1', ':::note[Title]'],
  ['> [!NOTE]\n> Text', 'admonition-syntax 1:3', ':::note[Title]'],
  ['Term\n: Definition', 'definition-list 2:1', '<TermList />'],
  ['so $$x^2$$ it is', 'math 1:4', '<sup>'],
  ['so \\(a+b\\) is', 'math 1:4', '<sup>'],
  ['\\[\na+b\n\\]', 'math 1:1', '<sup>'],
  ['a&nbsp;b &nbps; c', 'unknown-entity 1:1', '"&nbps;"'],
  ['[a] (./install_gx.md)', 'link-syntax 1:1', 'without a space'],
  ['(a)[./install_gx.md]', 'link-syntax 1:1', 'square brackets'],
  ['[a][]', 'unknown-reference 1:1', '[a]: ./file.md'],
  // Syntax of other engines.
  ['<TabItem value="a">\nx\n</TabItem>', 'unknown-component 1:1', '<Tab label'],
  ['<CodeBlock language="python">x</CodeBlock>', 'unknown-component 1:1', 'fenced code block'],
  ['<Admonition type="note">\nx\n</Admonition>', 'unknown-component 1:1', ':::note[Title]'],
  ['<BrowserOnly>\nx\n</BrowserOnly>', 'unknown-component 1:1', 'island'],
  ['<DocCardList />', 'unknown-component 1:1', '<PageCards />'],
  ["import Tabs from '@theme/Tabs'", 'import-export 1:1', 'Remove the line'],
  ["import TabItem from '@theme/TabItem'", 'import-export 1:1', 'Instead of <TabItem>: Write <Tab label'],
  ["import X from './x.js'", 'import-export 1:1', '<Partial'],
  ["<Prerequisites>\nimport A from '@theme/Admonition'\n</Prerequisites>", 'import-export 2:1', ':::note'],
  [':::important\nx\n:::', 'unknown-admonition 1:1', 'Did you mean "info"'],
  [':::warn\nx\n:::', 'unknown-admonition 1:1', 'Did you mean "warning"'],
  [':::SUCCESS\nx\n:::', 'unknown-admonition 1:1', 'Did you mean "tip"'],
  ['<Tabs className="x">\n<Tab label="A">\nx\n</Tab>\n</Tabs>', 'component-key 1:1', "site's styles"],
  ['<Badge label="x" style={{color: \'red\'}} />', 'component-key 1:1', "site's styles"],
  ['<Badge label="x" onClick={() => go()} />', 'component-key 1:1', 'no scripts'],
  ['<span style="color: red">x</span>', 'html-tag 1:1', "site's styles"],
  ['<div className="x">x</div>', 'html-tag 1:1', ':::note[Title]'],
  ['<tabs>x</tabs>', 'html-tag 1:1', 'Did you mean <Tabs>?'],
  ['```mermaid\ngraph TD\n```', 'code-language 1:1', '```dot'],
  ['```math\nx^2\n```', 'math 1:1', '<sup>'],
  ['[x](./install_gx.html)', 'link-target 1:1', 'Write ./install_gx.md.'],
  ['[x](core/install_gx/)', 'link-target 1:1', 'Write ./install_gx.md.'],
  // Values in code.
  ['`<Value name="min_pyton" />`', 'unknown-value 1:1', 'Did you mean "min_python"'],
  ['a\n\n```text\nx\n<Param name="y" />\n```', 'unknown-param 5', 'outside of a partial'],
  ["`<Value name='x' />`", 'prop-value 1:1', 'name="…"'],
  // Partials, values, snippets.
  ['<Partial file="./plain.md" />', 'partial-name 1:1', '_'],
  ['<Partial file="../../../../_x.md" />', 'partial-name 1:1', 'relative'],
  ['<Partial file="/_plain.md" />', 'partial-name 1:1', 'outside of the site'],
  ['<Partial file="../../../_x.md" />', 'partial-missing 1:1', '"_x.md" does not exist'],
  ['<Partial file="./_plian.md" />', 'partial-missing 1:1', 'Did you mean "core/_plain.md"'],
  ['<Partial file="./_loop.md" />', 'partial-cycle content/current/core/_loop.md:3:1', '→'],
  ['<Partial file="./_matter.md" />', 'partial-front-matter 1:1', 'cannot have front matter'],
  ['<Partial file="./_broken.md" />', 'braces content/current/core/_broken.md:3:3', '\\{'],
  ['<Partial file="./_extra.md" />', 'unknown-param content/current/core/_extra.md:1:1', 'extra="…"'],
  ['<Partial file="./_extra.md" extra="a" other="b" />', 'unknown-param 1:1', '"other"'],
  ['<Param name="x" />', 'unknown-param 1:1', 'outside of a partial'],
  ['text <Partial file="./_plain.md" />', 'component-place 1:6', 'separate lines'],
  ['<Value name="min_pyton" />', 'unknown-value 1:1', 'Did you mean "min_python"'],
  ['<Snippet name="b.py" />', 'unknown-snippet 1:1', 'a.py'],
  ['<Snippet name="a.py#y" />', 'unknown-snippet 1:1', '"x"'],
  ['<Snippet name="a.py#x" output />', 'snippet-output 1:1', 'npm run snippets'],
  ['<Snippet name="a.py" output />', 'snippet-output 1:1', 'Only regions'],
  ['<Snippet name="a.py#x" highlight="4" />', 'highlight-range 1:1', 'one line'],
  ['<Snippet name="a.py#x" highlight="4" />', 'highlight-range 1:1', 'In the snippet "a.py#x": '],
  ['<Snippet name="open.py#x" />', 'snippet-region 1:1', 'endregion: x'],
])('%j raises %s', async (body, problem, message) => {
  const { problems } = await compileForTest(body, site)
  const found = problems.map(({ code, at }) => `${code} ${at?.replace('content/current/core/page.md:', '')}`)
  expect(found).toEqual([problem])
  expect(`${problems[0]?.title} ${problems[0]?.hint}`).toContain(message)
})

test('positions include the lines of the front matter', async () => {
  expect(await problemsOf('a\n\nb {x} c', { bodyLine: 4 })).toEqual(['braces 7:3'])
  expect(await problemsOf('a\r\n\r\nb <5 c', { bodyLine: 4 })).toEqual(['less-than 7:3'])
  expect(await problemsOf('```python\n# hide-end\n```', { bodyLine: 4 })).toEqual(['code-mark 6'])
})

test.each<[string, string, string[]]>([
  [
    'comments, braces, and characters that do not begin a tag',
    '<!-- a -->\n\nfewer <5, a <= b, <https://a.b>, {x\n\n[a](./no.md) <br> {y}\n\n<Badge label="x" sise="1" />',
    [
      'angle-link 3:19',
      'braces 3:34',
      'braces 5:19',
      'component-key 7:1',
      'html-comment 1:1',
      'less-than 3:13',
      'less-than 3:7',
      'link-target 5:1',
      'unclosed-tag 5:14',
    ],
  ],
  [
    'a tag that is never closed',
    '<Steps>\n\n<Step title="a">\n[a](./no.md)\n</Step>\n\n<5',
    ['less-than 7:1', 'link-target 4:1', 'unclosed-tag 1:1'],
  ],
  [
    'an inner tag that is never closed',
    '<Steps>\n<Step title="a">\nx\n</Steps>\n\n[a](./no.md)',
    ['link-target 6:1', 'unclosed-tag 2:1'],
  ],
  ['a tag with typographic quotes', '<Tabs>\n<Tab label=“A”>\nx\n</Tab>\n</Tabs>\n\n{x}', ['braces 7:1', 'tag-syntax 2:1']],
  ['a closing tag without an opening tag', 'x\n\n</Steps>\n\n{x}', ['braces 5:1', 'closing-tag 3:1']],
  [
    'an import between tags',
    '<Tabs>\nimport Tab from "@theme/Tab"\n<Tab label="A">\n{x}\n</Tab>\n</Tabs>',
    ['braces 4:1', 'import-export 2:1'],
  ],
  ['a partial', '<Partial file="./_broken.md" />\n\n{x}', ['braces 3:1', 'braces content/current/core/_broken.md:3:3']],
])('a syntax error does not hide other problems: %s', async (_, body, expected) => {
  expect((await problemsOf(body, site)).sort()).toEqual(expected)
})

test('stops after twenty syntax errors', async () => {
  expect(await problemsOf('<5\n\n'.repeat(50))).toHaveLength(20)
})

test.each([
  ['<Steps>\n<Step title="a">\nx\n</Steps>', 'unclosed-tag 2:1', '<Step> is not closed before "</Steps>" in line 4.'],
  ['<Tabs>\n<Tab label="A">\nx\n\n<Tab label="B">\ny\n</Tab>\n</Tabs>', 'unclosed-tag 2:1', '"</Tabs>" in line 8'],
  ['<Steps>\n<Step title="a">\nx\n</step>\n</Steps>', 'closing-tag 4:1', 'Write </Step>: names are case-sensitive.'],
  ['<Tabs>\n<Tab label="A">\nx\n</Tab> after\n</Tabs>', 'closing-tag 4:1', 'the tag <Tab> of line 2'],
  ['<Tab label=“A”>\nx\n</Tab>', 'tag-syntax 1:1', 'straight quotation marks'],
])('an unclosed tag is reported where it was opened: %j', async (body, problem, message) => {
  const { problems } = await compileForTest(body)
  expect(problems.map(({ code, at }) => `${code} ${at?.replace('content/current/core/page.md:', '')}`)).toEqual([problem])
  expect(`${problems[0]?.title} ${problems[0]?.hint}`).toContain(message)
})

test('reports all problems of a page together, including those of partials and invalid components', async () => {
  const body =
    '[a](./no.md)\n\n<Badge label="x" sise="1" />\n\n<Steps>\n<Step>\n{x}\n</Step>\n</Steps>\n\n<Partial file="./_extra.md" />'
  expect(await problemsOf(body, site)).toEqual([
    'link-target 1:1',
    'component-key 3:1',
    'component-value 6:1',
    'braces 7:1',
    'unknown-param content/current/core/_extra.md:1:1',
  ])
})

test('values and parameters are filled into code', async () => {
  const files = {
    'content/current/core/_code.md': '`pip install "x[<Param name="extra" />]"`\n\n```bash\npy<Value name="min_python" />\n```\n',
  }
  const { html, markdown } = await compileCleanly('<Partial file="./_code.md" extra="spark" />', { ...site, files })
  expect(html).toContain('<code>pip install &quot;x[spark]&quot;</code>')
  expect(markdown).toContain('py3.10')
})

test('counts columns in UTF-16 code units, as editors do', async () => {
  expect(await problemsOf('😀😀 {x}')).toEqual(['braces 1:6'])
})

test('accepts lines that only resemble mistakes', async () => {
  for (const body of [
    'exports are fine',
    'importing too',
    'a < b and 5 > 4',
    '\\{x\\} \\<y> `{z}` `<w>`',
    '\\:::note',
    'text `:::` text',
    '[^not a note]',
    '\\[^1]',
    '```text\n:::\n{x} <y>\n```',
    '{/* one */ /* two */}',
    '\\[x](y z) \\[x][y] a[0]',
    '> ```text\n> x\n> ```',
    '~~~text\n```\n~~~',
    'a } b',
    '<kbd>y</kbd>',
    '`List<Value>` `<Param>` `<Value`',
    '\\| a \\| \\##x \\$\\$ \\~x\\~ \\&nbps; \\: x',
    '#1 of 3, a | b | c, !!!, ~5 to ~6, costs $5 and $6, A&B;',
    '[a](./install_gx.md)[b](./install_gx.md) (see [a](#x)) array[0] (zero) f(x)[0]',
    '- a\n\n      still the item\n\n<Prerequisites>\n    indented\n</Prerequisites>',
    '[a]: ./install_gx.md\n\n[b][a] ![c][d]\n\n[d]: /img/chart.png',
    '<Tabs>\n{/* why */}\n\n<Tab label="A">\nx\n</Tab>\n</Tabs>',
  ]) {
    expect(await problemsOf(body, site), body).toEqual([])
  }
})

test('a text block titled as output looks like the output of a snippet', async () => {
  const { html, markdown } = await compileCleanly('```text title="Output"\n<Value name="min_python" /> & more\n```', site)
  expect(html).toContain('<div class="code-output"><p>Output</p>')
  expect(html).toContain('<samp>3.10 &amp; more</samp>')
  expect(html).not.toContain('code-bar')
  expect(markdown).toContain('```text\n3.10 & more\n```')
})
