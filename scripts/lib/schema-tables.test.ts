import { expect, test } from 'vitest'
import { schemaTables } from './schema-tables.mjs'

const string = { type: 'string', description: 'Text.', examples: ['a|b'] }
const HEAD = '| Key | Type | Default | Example | Description |\n| --- | --- | --- | --- | --- |\n'

test('lists nested keys with type, default, example, and description', () => {
  const nested = {
    type: 'object',
    description: 'Nested.',
    properties: { on: { type: 'boolean', default: true, description: 'On.' } },
  }
  const list = {
    type: 'array',
    description: 'List.',
    items: { type: 'object', properties: { text: string }, required: ['text'] },
  }
  expect(schemaTables({ properties: { nested, list } })).toBe(
    `${HEAD}| \`nested\` | \`object\` |  |  | Nested. |
| \`nested.on\` | \`boolean\` | \`true\` | \`false\` | On. |
| \`list\` | \`object[]\` |  |  | List. |
| \`list[].text\` | \`string\` | required | \`'a\\|b'\` | Text. |`,
  )
})

test('has a table for each alternative', () => {
  const option = (type: string) => ({ type: 'object', properties: { type: { const: type, description: `A ${type}.` } } })
  const items = { type: 'array', description: 'Items.', items: { oneOf: [option('doc'), option('link')] } }
  expect(schemaTables({ properties: { items } })).toContain('### `items[]` of type `link`\n\n| Key |')
})

test.each([
  ['description', { type: 'string', examples: ['a'] }],
  ['example', { type: 'string', description: 'Text.' }],
])('requires a %s', (missing, key) => {
  expect(() => schemaTables({ properties: { key } })).toThrow(`key has no ${missing}.`)
})
