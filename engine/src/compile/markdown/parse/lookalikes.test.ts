import { expect, test } from 'vitest'
import { compileForTest, problemsOf, type TestSite } from '../../../../test/support/compile-for-test'

const site: TestSite = { pages: { 'core/install_gx.md': '/docs/core/install_gx' }, values: { min_python: '3.10' } }

// The text, the code and position of its only problem, and a part of the hint.
test.each<[string, string, string]>([
  // Marks that mark nothing.
  ['**Note:**read', 'leftover-mark 1:1', '**Note**: text'],
  ['a **"stop"**now', 'leftover-mark 1:3', 'quotation marks'],
  ['**注意：**请看', 'leftover-mark 1:1', 'space'],
  ['**`x`**now', 'leftover-mark 1:1', 'space'],
  ['** bold text ** and', 'leftover-mark 1:1', 'no space inside'],
  ['a **bold **.', 'leftover-mark 1:3', 'no space inside'],
  ['*Note:*read', 'leftover-mark 1:1', '*Note*: text'],
  ['__Note:__read', 'leftover-mark 1:1', '**text**'],
  ['~~old:~~new', 'leftover-mark 1:1', 'tildes'],
  ['`x` and `y', 'leftover-mark 1:9', 'the same number of backticks'],
  ['- a **b:**c\n- x', 'leftover-mark 1:5', 'space'],
  ['| a **b:**c |\n|---|\n| x |', 'leftover-mark 1:5', 'space'],
  ['## a **b:**c', 'leftover-mark 1:6', 'space'],
  // Marks that were not meant as such.
  ['obj.__str__ is', 'accidental-mark 1:5', '`__str__`'],
  ['Define __init__ first.', 'accidental-mark 1:8', '`__init__`'],
  ['x.__class_getitem__', 'accidental-mark 1:3', 'backticks'],
  ['self._name_ is', 'accidental-mark 1:6', 'backticks'],
  ['Accept */* now', 'accidental-mark 1:8', 'backticks'],
  ['2*3*4', 'accidental-mark 1:2', '"\\*"'],
  ['2**3**4', 'accidental-mark 1:2', 'backticks'],
  // MkDocs Material.
  ['=== "Linux"\n\n    x', 'foreign-syntax 1:1', '<Tab label'],
  ['==marked words==', 'foreign-syntax 1:1', '**text**'],
  ['==**b** x==', 'foreign-syntax 1:1', '**text**'],
  ['++ctrl+c++', 'foreign-syntax 1:1', '<kbd>Ctrl</kbd>'],
  ['x^2^', 'foreign-syntax 1:2', '<sup>'],
  ['^^new words^^', 'foreign-syntax 1:1', '<sup>'],
  [':rocket: x', 'foreign-syntax 1:1', 'character itself'],
  ['a (:material-account:)', 'foreign-syntax 1:4', 'character itself'],
  ['!!! note\n\n    x', 'admonition-syntax 1:1', ':::note[Title]'],
  ['Text\n!!! note "Title"\n    x', 'admonition-syntax 2:1', ':::note[Title]'],
  ['??? note "Title"', 'admonition-syntax 1:1', '<details>'],
  ['???+ tip', 'admonition-syntax 1:1', '<details>'],
  ['*[HTML]: Hyper Text', 'foreign-syntax 1:1', '<abbr'],
  ['--8<-- "a.md"', 'foreign-syntax 1:4', '<Partial'],
  ['[x](./install_gx.md){ .md-button }', 'foreign-syntax 1:21', 'Remove it'],
  ['{++new++}', 'foreign-syntax 1:1', 'Remove it'],
  // Obsidian and GitHub.
  ['[[wiki]]', 'foreign-syntax 1:1', '[text](./file.md)'],
  ['![[embed.png]]', 'foreign-syntax 1:1', '<Partial'],
  ['%%comment%%', 'foreign-syntax 1:1', '{/* … */}'],
  ['Text with an id ^abc-1', 'foreign-syntax 1:16', 'headings'],
  ['- [!WARNING]', 'admonition-syntax 1:3', ':::note[Title]'],
  ['Inline ^[a note]', 'foreign-syntax 1:8', '[^name]'],
  // VitePress, VuePress, Docusaurus, and Starlight.
  ['[[toc]]', 'foreign-syntax 1:1', 'table of contents'],
  ['[TOC]', 'foreign-syntax 1:1', 'table of contents'],
  ['<<< @/snippets/a.py', 'foreign-syntax 1:1', '<Snippet'],
  ['<!--@include: ./a.md-->', 'html-comment 1:1', '<Partial'],
  ['@tab npm', 'foreign-syntax 1:1', '<Tab label'],
  [':icon[name] x', 'foreign-syntax 1:1', 'component'],
  ['::youtube[x]{id=1}', 'foreign-syntax 1:1', 'component'],
  ['Text\n\n::toc\n\nMore', 'foreign-syntax 3:1', 'component'],
  ['<Aside>\nx\n</Aside>', 'unknown-component 1:1', ':::note[Title]'],
  ['a <BR> b', 'unclosed-tag 1:3', 'Write <br />.'],
  ['<BR />', 'unknown-component 1:1', 'Write <br />.'],
  // Sphinx and MyST.
  [':::{note}\nx\n:::', 'admonition-syntax 1:1', ':::note[Title]'],
  ['```{note}\nx\n```', 'foreign-syntax 1:1', ':::note[Title]'],
  ['```{code-block} python\nx\n```', 'foreign-syntax 1:1', '```python'],
  ['.. note:: x', 'foreign-syntax 1:1', ':::note[Title]'],
  ['.. _label:', 'foreign-syntax 1:1', 'Markdown'],
  ['See {ref}`label`.', 'foreign-syntax 1:5', '[text](./file.md)'],
  ['See :class:`str`.', 'foreign-syntax 1:5', '[text](./file.md)'],
  ['`text <url>`_', 'foreign-syntax 1:13', '[text](target)'],
  [':param name: The name.', 'foreign-syntax 1:1', '**Name**'],
  ['(label)=', 'foreign-syntax 1:1', '{#my-id}'],
  ['Title\n^^^^^', 'foreign-syntax 2:1', '##'],
  // Template engines.
  ['{% hint style="info" %}\nText\n{% endhint %}', 'foreign-syntax 1:1', ':::note[Title]'],
  ['a {% include "x.md" %} b', 'foreign-syntax 1:3', '<Partial'],
  ['{{ site.version }}', 'foreign-syntax 1:1', '<Value'],
  ['a {{x}} b', 'foreign-syntax 1:3', '<Value'],
  ['{{< ref "a.md" >}}', 'foreign-syntax 1:1', '[text](./file.md)'],
  ['{{% notice tip %}}\nText\n{{% /notice %}}', 'foreign-syntax 1:1', ':::note[Title]'],
  ['Text\n{: .class}', 'foreign-syntax 2:1', 'Remove it'],
  ['{:toc}', 'foreign-syntax 1:1', 'Remove it'],
  ['{#my-id}', 'foreign-syntax 1:1', '{#my-id}'],
  // AsciiDoc.
  ['xref:page.adoc[text]', 'foreign-syntax 1:1', '[text](./file.md)'],
  ['[NOTE]\nText', 'admonition-syntax 1:1', ':::note[Title]'],
  ['== Title', 'foreign-syntax 1:1', '##'],
  // Lists, headings, and links.
  ['• a\n• b', 'list-marker 1:1', '"-"'],
  ['a. x\nb. y', 'list-marker 1:1', '"1."'],
  ['1. a\n2. b\n4. c', 'list-numbers 3:1', '1., 2., 3.'],
  ['2. b\n1. a', 'list-numbers 2:1', '1., 2., 3.'],
  ['1986. A great year.', 'list-numbers 1:1', '1986\\.'],
  ['A sentence.\n---', 'heading-underline 1:1', 'blank line'],
  ['Two\nlines\n---', 'heading-underline 1:1', 'blank line'],
  ['Text\n-', 'heading-underline 1:1', 'blank line'],
  ['Text\n##Title', 'marker-space 2:1', 'a space'],
  ['[**a**][b]', 'unknown-reference 1:1', '[b]: ./file.md'],
  ['[a ] b](./install_gx.md)', 'link-syntax 1:7', '"\\["'],
  ['so $x^2$ it is', 'math 1:4', '<sup>'],
  ['so $n$ is', 'math 1:4', '<sup>'],
  // Invisible characters.
  ['zero\u200Bwidth', 'invisible-character 1:5', 'Delete it'],
  ['a \u202Eb', 'invisible-character 1:3', 'Delete it'],
  ['`a\u00A0b`', 'invisible-character 1:3', 'Type a space'],
  ['```bash\npip\u00A0install\n```', 'invisible-character 2:4', 'Type a space'],
])('%j raises %s', async (body, problem, hint) => {
  const { problems } = await compileForTest(body, site)
  const found = problems.map(({ code, at }) => `${code} ${at?.replace('content/current/core/page.md:', '')}`)
  expect(found).toEqual([problem])
  expect(problems[0]?.hint).toContain(hint)
})

test('accepts text that only resembles markup', async () => {
  for (const body of [
    'f(**kwargs) and **options, 2 ** 3, a * b * c, *.csv and *.json',
    'C++ and G++, x==1 and y==2, a == b == c, [[1, 2], [3, 4]], [[0]]',
    '10:30:45, a::b, std::vector::size, http://localhost:8080, urn:isbn:1, s3:key:x, ratio 1:2',
    '5^2 and 2^3, 50%% off, costs $5 and $6, $HOME and $A_B/$C_D, US$5_000',
    '**b**的 *c*的 a**b**c "**d**" (*e*). **f**! __bold words__ __Note__ _x_ snake_case_name foo__bar__baz',
    '\\*\\*Note:\\*\\*read \\`x \\==a== \\[\\[x]] \\:rocket: \\{\\{ x }}',
    '`__init__` `**Note:**x` `==x==` `[[x]]` `:rocket:` `{{ x }}` `$x^2$` `a ^b^`',
    '```text\n**Note:**read\n=== "x"\n[[x]]\n:rocket:\nzero\u00A0width\n```',
    '[a [b] c](./install_gx.md) [x]: y',
    '3. a\n4. b',
    '1. a\n1. b\n1. c',
    '1) a\n2) b\n\ntext\n\n3) c',
    'Heading\n-------\n\nText\n\n---\n\nText',
    'a\u00A0b 👨‍👩‍👧 👍️ می‌خواهم',
    'Press <kbd>+</kbd><kbd>+</kbd>, H<sub>2</sub>O, x<sup>2</sup>',
    'https://example.com/a__b__c?x==y==z&t=:rocket:',
    'e.g. a. b. c. and (a) or (b) – see i. or ii.',
  ]) {
    expect(await problemsOf(body, site), body).toEqual([])
  }
})

// Without a limit on their length, the search for marks without an end would take minutes.
test('accepts a very long paragraph with an operator that looks like a mark', async () => {
  const text = `The value of a ** b is ${'a long story with many words '.repeat(6000)}`
  expect(await problemsOf(text, site)).toEqual([])
})
