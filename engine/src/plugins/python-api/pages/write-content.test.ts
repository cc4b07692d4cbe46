import { expect, test } from 'vitest'
import type { ApiMember, ApiPage } from '../api/api'
import { addLinks, writeContent } from './write-content'

const MEMBER: ApiMember = {
  name: 'add',
  kind: 'method',
  group: 'change',
  summary: 'Adds an item.',
  details: [],
  parameters: [],
  raises: {},
}
const PAGE: ApiPage = {
  page: 'reference/api/Suite_class',
  title: 'Suite',
  full: 'lib.core.Suite',
  kind: 'class',
  path: 'lib.Suite',
  file: 'lib/core.py',
  line: 3,
  summary: 'A collection of `Item` objects.',
  parameters: [],
  properties: [],
  methods: [MEMBER],
}
const ITEM: ApiPage = {
  ...PAGE,
  page: 'reference/api/Item_class',
  title: 'Item',
  full: 'lib.core.Item',
  path: 'lib.Item',
  methods: [],
}
const SOURCE = 'https://git.example.com/{version}/{file}#L{line}'

function write(page: Partial<ApiPage>, others: Record<string, string[]> = {}) {
  const pages = [{ ...PAGE, ...page }, ITEM]
  const [first] = writeContent(
    { packageName: 'lib', version: '1.0', pages, others },
    { version: 'current', source: SOURCE, names: { modules: {}, objects: {} } },
  )
  if (!first) throw new Error('no page')
  return first
}
const body = (page: Partial<ApiPage>, others?: Record<string, string[]>) => write(page, others).content.body
const member = (values: Partial<ApiMember>) => body({ methods: [{ ...MEMBER, ...values }] })

test('a page has the path, title and description of its class, and names that texts can link to', () => {
  expect(write({}).content).toMatchObject({
    version: 'current',
    path: 'reference/api/Suite_class.md',
    frontMatter: { title: 'Suite', description: 'A collection of Item objects.', page_type: 'api' },
    names: { 'api:Suite': '', 'api:Suite.add': 'add', 'code:Suite': '', 'code:lib.Suite.add': 'add' },
  })
})

test('the page of a private class keeps its id and address', () => {
  const { path, frontMatter } = write({ page: 'reference/api/core/_Base_class', title: '_Base' }).content
  expect(path).toBe('reference/api/core/private_Base_class.md')
  expect(frontMatter).toMatchObject({ id: 'reference/api/core/_Base_class', slug: '_Base_class' })
})

test('the import and the links to the source and the other version are at the top, and the guides at the end', () => {
  const source = 'https://git.example.com/1.0/lib/core.py#L3'
  expect(addLinks(write({}), { guides: [] }).body).toMatch(`<ApiInfo path="from lib import Suite" source="${source}" />\n\n`)
  const other = { address: 'site:/docs/2/runner', version: '2.0', successor: 'Runner' }
  const text = addLinks(write({}), { other, guides: ['start', 'run/again'] }).body
  expect(text).toContain('other="site:/docs/2/runner" version="2.0" successor="Runner" />')
  expect(text.trimEnd()).toMatch(/## Guides\n\n<ApiGuides pages="start run\/again" \/>$/)
})

test('an example begins with what its names refer to', () => {
  const text = body({ example: 'lib/suite.py#add', setup: '`suite` is an empty Suite.' })
  expect(text).toContain('## Example\n\n`suite` is an empty Suite.\n\n<Snippet name="lib/suite.py#add" output />')
})

test('an example is a snippet with its output', () => {
  expect(body({ example: 'lib/suite.py#add' })).toContain('## Example\n\n<Snippet name="lib/suite.py#add" output />')
})

test('a signature without an annotated return type has none', () => {
  expect(member({ parameters: [] })).toContain('```python\nadd()\n```')
})

test('a method has an anchor, a signature and its parts', () => {
  const text = member({
    parameters: [{ name: 'item', type: 'Optional[Item]', default: 'None', text: 'The item.' }],
    returnType: 'Suite',
    returns: 'The same suite.',
    raises: { KeyError: 'The item is known.' },
  })
  expect(text).toContain('### add() {#add}')
  expect(text).toContain('```python\nadd(item: Optional[Item] = None) -> Suite\n```')
  expect(text).toContain(
    '<Parameter name="item">\n\n<ApiType>`Optional[`[`Item`](/reference/api/Item_class)`]` · default `None`</ApiType>\n\nThe item.\n\n</Parameter>',
  )
  expect(text).toContain('<Parameters title="Returns">')
  expect(text).toContain('<Parameter name="KeyError">\n\nThe item is known.\n\n</Parameter>')
})

test('code that is the name of a member of the page becomes a link', () => {
  expect(body({ use: 'See `Item`, `add`, `lib` and [`add`](/other).' })).toContain(
    'See `Item`, [`add`](#add), `lib` and [`add`](/other).',
  )
})

test('parameters without a description have rows next to others, and are only in the signature if none has one', () => {
  const parameters = [{ name: 'item', text: 'The item.' }, { name: 'twice' }]
  expect(member({ parameters })).toContain('<Parameter name="twice">\n\n</Parameter>')
  expect(member({ parameters: [{ name: 'twice' }] })).not.toContain('<Parameter ')
})

test('a type in a module that has another class of this name is shown with the module, and is not a link', () => {
  const page = { methods: [{ ...MEMBER, returnType: 'Item', returns: 'One.' }] }
  expect(body(page, { Item: ['lib.other'] })).toContain('[`Item`](/reference/api/Item_class)')
  expect(body(page, { Item: ['lib.core'] })).toContain('<ApiType>`core.Item`</ApiType>')
})

test('a type that contains the class of the page itself, also in itself, is a link', () => {
  const { content, returns } = write({ methods: [{ ...MEMBER, returnType: 'Suite', returns: 'The same suite.' }] })
  expect(content.body).toContain('<ApiType>[`Suite`](/reference/api/Suite_class)</ApiType>')
  expect(returns).toEqual({ add: 'reference/api/Suite_class' })
  const tree = 'dict[str, Suite | list[Suite]]'
  expect(member({ parameters: [{ name: 'tree', type: tree, text: 'The tree.' }] })).toContain(
    '`dict[str, `[`Suite`](/reference/api/Suite_class)` | list[`[`Suite`](/reference/api/Suite_class)`]]`',
  )
})

test('types that are text are not links', () => {
  expect(member({ parameters: [{ name: 'kind', type: "Literal['Item']", text: 'Kind.' }] })).toContain("`Literal['Item']`")
})

test('parameters without a description are one row', () => {
  const parameters = [{ name: 'sep' }, { name: 'more', kind: 'var_keyword' as const }]
  const row = '<Parameter label="Other arguments">\n\nPassed on.\n\n`sep, **more`\n\n</Parameter>'
  expect(member({ parameters, rest: 'Passed on.' })).toContain(row)
})

test('properties of an enumeration that are not members have their own heading', () => {
  const properties = [
    { name: 'LOW', value: "'low'", text: 'Low.' },
    { name: 'suffix', type: 'str', text: 'The suffix.' },
  ]
  const text = body({ kind: 'enum', properties, methods: [] })
  expect(text).toMatch(/## Values\n[^#]*"LOW"[^#]*## Properties\n[^#]*"suffix"/)
  expect(body({ kind: 'enum', properties: properties.slice(0, 1) })).not.toContain('## Properties')
})

test('long signatures are collapsed, and classes with many methods have a list', () => {
  const parameters = Array.from({ length: 40 }, (_, i) => ({ name: `p${i}`, text: 'A value.' }))
  expect(member({ parameters })).toContain('<summary>Signature</summary>')
  const methods = Array.from({ length: 7 }, (_, i) => ({
    ...MEMBER,
    name: `m${i}`,
    group: i === 0 ? ('create' as const) : MEMBER.group,
  }))
  expect(body({ methods })).toContain('| Create | [`m0`](#m0) |\n| Change | [`m1`](#m1), ')
})

test('a very long list of methods is split by their verbs', () => {
  const named = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, i): ApiMember => ({ ...MEMBER, group: 'change', name: `${prefix}item${i}` }))
  const overview = (count: number) => body({ methods: [...named('update_', 14), ...named('add_or_update_', count)] })
  expect(overview(16)).toMatch(/^\| Change \| \[`add_or_update_item0`\]/m)
  expect(overview(17)).toMatch(/^\| Change: `add_or_update_…` \| \[`add_or_update_item0`\]/m)
  expect(overview(17)).toMatch(/^\| Change: `update_…` \| \[`update_item0`\]/m)
})

test('inherited members are a table that leads to the page of their class', () => {
  const from = { name: 'Item', page: 'reference/api/Item_class' }
  const text = body({ methods: [{ ...MEMBER, from }] })
  expect(text).not.toContain('### add')
  expect(text).toContain('| [`add()`](/reference/api/Item_class#add) | Adds an item. | `Item` |')
  expect(body({ methods: [{ ...MEMBER, from: { name: '_Base' } }] })).toContain('### add() {#add}')
})

test('a class that is created by others has no constructor, and a class without docstring or members is a page', () => {
  expect(body({ created: '`add` returns it.', methods: [] })).not.toContain('class Suite')
  expect(body({ methods: [] })).toContain('class Suite()')
})

test('names, types and defaults with special characters stay code', () => {
  const text = member({ name: '__x_y__', parameters: [{ name: 'q', type: 'str', default: "'`'", text: 'Quote.' }] })
  expect(text).toContain("default ``'`'``")
  expect(text).toContain('{#__x_y__}')
})
