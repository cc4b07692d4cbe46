import { expect, test } from 'vitest'
import { compileCleanly } from '../../../../test/support/compile-for-test'

const names = {
  'code:Suite': { route: '/docs/api/suite', id: '' },
  'code:Suite.add': { route: '/docs/api/suite', id: 'add' },
  'code:suites.get().add': { route: '/docs/api/suite', id: 'add' },
  'code:add_all()': { route: '/docs/api/suite', id: 'add_all' },
}
const SUITE = '<a href="/docs/api/suite" class="code-link"><code>Suite</code></a>'

test.each([
  ['`Suite`', SUITE],
  ['`Suite.add`', '<a href="/docs/api/suite#add" class="code-link"><code>Suite.add</code></a>'],
  ['`Suite.add(item, "a")`', '<a href="/docs/api/suite#add" class="code-link"><code>Suite.add(item, &quot;a&quot;)</code></a>'],
  [
    '`suites.get("a", (1, 2)).add(item)`',
    '<a href="/docs/api/suite#add" class="code-link"><code>suites.get(&quot;a&quot;, (1, 2)).add(item)</code></a>',
  ],
  ['`add_all()`', '<a href="/docs/api/suite#add_all" class="code-link"><code>add_all()</code></a>'],
  ['**`Suite`**', `<strong>${SUITE}</strong>`],
  ['| A |\n| --- |\n| `Suite` |', `<td>${SUITE}</td>`],
])('links a name in code to the page that defines it: %s', async (markdown, html) => {
  expect((await compileCleanly(markdown, { names })).html).toContain(html)
})

test.each([
  '`add_all`',
  '`suite`',
  '`Suite.add().name`',
  '`suites.get.add`',
  '`suites.get()add`',
  '`constructor`',
  '`Suite = 1`',
  '`/Suite`',
])('does not link other code: %s', async (markdown) => {
  expect((await compileCleanly(markdown, { names })).html).not.toContain('<a')
})

test('does not link code inside links and headings', async () => {
  const { html } = await compileCleanly('## The `Suite` class\n\nSee [the `Suite`](https://example.com).', { names })
  expect(html).not.toContain('code-link')
})

test('the Markdown copy has the code without its link', async () => {
  expect((await compileCleanly('Call `Suite.add`.', { names })).markdown).toContain('Call `Suite.add`.')
})
