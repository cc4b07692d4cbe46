import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileCleanly, compileForTest, type TestSite } from '../../../test/support/compile-for-test'
import { defineComponent } from '../../model/components/component-definition'
import { readData } from './read-data'

const list = defineComponent({
  name: 'List',
  props: z.strictObject({}),
  content: 'none',
  render: ({ context }) =>
    readData(context, 'a/list.json', z.array(z.strictObject({ name: z.string().min(1) }))).map(({ name }) => name),
})
const site = (text?: string): TestSite => ({
  components: [list],
  ...(text === undefined ? {} : { files: { 'content/current/a/list.json': text } }),
})

test('returns the data of a file, and the page depends on it', async () => {
  const { html, reads } = await compileCleanly('<List />', site('[{ "name": "A" }, { "name": "B" }]'))
  expect(html).toContain('AB')
  expect(reads.map(({ key }) => key)).toContainEqual(['current', 'file', 'content/current/a/list.json'])
})

test.each([
  ['no file', undefined, 'data-missing', 'core/page.md:1:1', 'list.json, which does not exist'],
  ['broken JSON', '[\n{ name }]', 'data-json', 'a/list.json:2:3', 'not valid JSON'],
  ['a missing key', '[{ "name": "A" }, {}]', 'data-value', 'a/list.json:1:19', '[1].name is missing.'],
  ['a wrong value', '[{ "name": 1 }]', 'data-value', 'a/list.json:1:4', '[0].name is 1.'],
  ['an unknown key', '[{ "name": "A", "nam": "B" }]', 'data-key', 'a/list.json:1:17', 'unknown key "nam"'],
])('reports %s with its position', async (_, text, code, at, title) => {
  const { problems } = await compileForTest('<List />', site(text))
  expect(problems).toEqual([
    expect.objectContaining({
      code,
      at: `content/current/${at}`,
      title: expect.stringContaining(title),
      hint: expect.any(String),
    }),
  ])
})

test('reports the first of several problems with their number', async () => {
  const { problems } = await compileForTest('<List />', site('[{}, {}, {}]'))
  expect(problems).toHaveLength(1)
  expect(problems[0]?.hint).toContain('2 more problems in this file.')
})
