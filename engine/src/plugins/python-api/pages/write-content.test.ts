import { describe, expect, test } from 'vitest'
import type { ApiMember, ApiPage } from '../api/api'
import { addLinks, ContentWriter } from './write-content'
import type { SignatureProps } from './write-signature'

const MEMBER: ApiMember = {
  name: 'add',
  kind: 'method',
  group: 'change',
  summary: 'Adds an item.',
  details: [],
  parameters: [],
  raises: {},
  place: { file: 'lib/core.py', line: 7 },
}
const PAGE: ApiPage = {
  page: 'reference/api/Suite_class',
  title: 'Suite',
  full: 'lib.core.Suite',
  kind: 'class',
  path: 'lib.Suite',
  place: { file: 'lib/core.py', line: 3 },
  summary: 'A collection of `Item` objects.',
  parameters: [],
  properties: [],
  methods: [MEMBER],
  known: ['add', 'hidden'],
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

function write(page: Partial<ApiPage>, others: Record<string, string[]> = {}, bases: Record<string, string> = {}) {
  const pages = [{ ...PAGE, ...page }, ITEM]
  const [first] = new ContentWriter().write(
    { packageName: 'lib', version: '1.0', pages, others, bases },
    { version: 'current', source: SOURCE, names: { modules: {}, objects: {} } },
  )
  if (!first) throw new Error('no page')
  return first
}
const body = (page: Partial<ApiPage>, others?: Record<string, string[]>) => write(page, others).content.body
/** What the signatures of a page contain, in order. */
const signatures = (text: string): SignatureProps[] =>
  [...text.matchAll(/<ApiSignature of=\{(.*)\} \/>/g)].map(([, json = '']) => JSON.parse(json))
const member = (values: Partial<ApiMember>) => body({ methods: [{ ...MEMBER, ...values }] })

test('a page has the path, title and description of its class, and names that texts can link to', () => {
  expect(write({}).content).toMatchObject({
    version: 'current',
    path: 'reference/api/Suite_class.md',
    frontMatter: { title: 'Suite', description: 'A collection of Item objects.', page_type: 'api' },
    names: { 'api:Suite': '', 'api:Suite.add': 'add', 'code:Suite': '', 'code:lib.Suite.add': 'add' },
  })
})

test('the page of a module is imported itself, unless it has one function', () => {
  const pathOf = (...functions: ApiMember[]) => write({ kind: 'module', path: 'lib.core', methods: functions }).path
  const add = { ...MEMBER, path: 'lib.add' }
  expect(pathOf(add)).toBe('from lib import add')
  expect(pathOf(add, { ...MEMBER, name: 'drop', path: 'lib.drop' })).toBe('lib.core')
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
  expect(signatures(member({ parameters: [] })).at(-1)).not.toHaveProperty('returns')
})

test('a method has an anchor, a signature and its parts', () => {
  const text = member({
    parameters: [{ name: 'item', type: 'Optional[Item]', default: 'None', text: 'The item.' }],
    returnType: 'Suite',
    returns: 'The same suite.',
    raises: { KeyError: 'The item is known.' },
  })
  expect(text).toContain('### add() {#add}')
  expect(signatures(text).at(-1)).toEqual({
    name: 'add',
    parameters: [{ name: 'item', type: 'Optional[Item]', default: 'None' }],
    returns: 'Suite',
    links: { Item: '/reference/api/Item_class', Suite: '/reference/api/Suite_class' },
    source: 'https://git.example.com/1.0/lib/core.py#L7',
  })
  expect(text).toContain(
    '<Parameter name="item">\n\n<ApiType>`Optional[`[`Item`](/reference/api/Item_class)`]` · default `None`</ApiType>\n\nThe item.\n\n</Parameter>',
  )
  expect(text).toContain('<Parameters title="Returns">')
  expect(text).toContain('<Parameter name="KeyError" link>\n\nThe item is known.\n\n</Parameter>')
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

test('long signatures are collapsed', () => {
  const parameters = Array.from({ length: 40 }, (_, i) => ({ name: `p${i}`, text: 'A value.' }))
  expect(member({ parameters })).toContain('<summary>Signature</summary>')
})

test('a class opens with a table of its members, with the first sentence about each', () => {
  const text = body({
    properties: [{ name: 'size', type: 'int', text: 'Number of `Item` objects. At least 1.' }],
    methods: [{ ...MEMBER, summary: 'Adds an item, e.g. a file. Then saves the suite.' }],
    example: 'lib/suite.py#add',
  })
  const rows = '| [`size`](#size) | Number of `Item` objects. |\n| [`add()`](#add) | Adds an item, e.g. a file. |'
  expect(text).toContain(`## Members\n\n| Member | Description |\n| --- | --- |\n${rows}\n`)
  expect(text.indexOf('## Members')).toBeLessThan(text.indexOf('## Example'))
  expect(body({})).not.toContain('## Members')
})

test('releases that added a class, a method, a parameter, or a property are shown like deprecations', () => {
  const text = body({
    added: '1.1',
    deprecated: '1.4',
    properties: [{ name: 'size', type: 'int', text: 'Size.', added: '1.3' }],
    methods: [{ ...MEMBER, added: '1.2', parameters: [{ name: 'item', type: 'str', text: 'The item.', added: '1.3' }] }],
  })
  expect(text).toMatch(/^\*\*New in 1\.1\.\*\* \*\*Deprecated since 1\.4\.\*\*\n/)
  expect(text).toContain('### add() {#add}\n\n**New in 1.2.**')
  expect(text).toContain('<ApiType>`int` · new in 1.3</ApiType>')
  expect(text).toContain('<ApiType>`str` · new in 1.3</ApiType>')
})

test('a type without a page leads to its nearest ancestor, also if a method knows it better', () => {
  const returns = { returnType: 'Part', returns: 'One.' }
  const { body: text } = write({ methods: [{ ...MEMBER, ...returns }] }, {}, { Part: ITEM.page }).content
  expect(text).toContain('<ApiType>[`Part`](/reference/api/Item_class)</ApiType>')
  expect(member({ ...returns, returnPage: PAGE.page })).toContain('<ApiType>[`Part`](/reference/api/Suite_class)</ApiType>')
})

describe('methods that match the same pattern', () => {
  const method = (part: string, values: Partial<ApiMember> = {}): ApiMember => ({
    ...MEMBER,
    name: `add_${part}`,
    parameters: [
      { name: 'path', type: 'str', text: 'The file.' },
      { name: 'tags', type: 'list', text: 'Has no effect.' },
      { name: 'meta', type: 'dict', text: 'Has no effect.' },
      { name: part, default: '1' },
    ],
    rest: 'Passed on.',
    returnType: part.toUpperCase(),
    returns: 'The item.',
    raises: { OSError: 'No file.' },
    family: { match: 'add_*', index: 4, summary: 'Adds a file.', row: `For ${part} files` },
    ...values,
  })
  const methods = [
    method('csv'),
    method('json'),
    method('xml', { details: ['Slow.'], raises: { OSError: 'No file.', KeyError: 'No key.' } }),
  ]
  const text = body({ methods })

  test('are one section with their common parameters, results and errors once', () => {
    const section = text.slice(text.indexOf('### add\\_\\*() {#add-methods}'), text.indexOf('<ApiVariants>'))
    expect(section).toContain('Adds a file.')
    expect(section).toContain('<Parameter name="path">\n\n<ApiType>`str`</ApiType>\n\nThe file.')
    expect(section).toContain('<Parameter name="tags, meta">\n\nHas no effect.')
    expect(section).toContain('The item.')
    expect(section).toContain('<Parameter name="OSError" link>')
    for (const once of ['The file.', 'Has no effect.', 'The item.', 'No file.']) expect(text.split(once)).toHaveLength(2)
  })

  test('have a row each, with an anchor, what differs, and the complete signature', () => {
    const rows = text.slice(text.indexOf('<ApiVariants>'))
    expect(rows).toContain('#### add\\_xml() {#add_xml}\n\nFor xml files · returns `XML`\n\nSlow.')
    expect(rows.split('<Parameter name="KeyError" link>')).toHaveLength(2)
    const raises = (part: string): Partial<ApiMember> => ({ raises: part === 'xml' ? {} : { OSError: 'No file.' } })
    const most = body({ methods: ['csv', 'json', 'xml'].map((part) => method(part, raises(part))) })
    expect(most).toContain("No file. Doesn't apply to [`add_xml()`](#add_xml).")
    expect(signatures(rows).map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([
      ['path', 'tags', 'meta', 'csv'],
      ['path', 'tags', 'meta', 'json'],
      ['path', 'tags', 'meta', 'xml'],
    ])
  })

  test('are one row of the table of members, with a link to each', () => {
    expect(text).toContain(
      '| [`add_*()`](#add-methods) | Adds a file. [`csv`](#add_csv), [`json`](#add_json), [`xml`](#add_xml) |',
    )
  })

  test('refer to a method of another pattern that has the same arguments', () => {
    const size = { name: 'size', type: 'int', text: 'Size of a file.' }
    const withSize = (name: string, match: string, index: number) => {
      const family = { match, index, summary: 'Works.', row: 'Files' }
      return method('csv', {
        name,
        family,
        parameters: [...(name.endsWith('csv') ? [size] : []), { name: 'path', text: 'The file.' }],
      })
    }
    const all = ['csv', 'json', 'xml'].flatMap((part) => [
      withSize(`add_${part}`, 'add_*', 1),
      withSize(`set_${part}`, 'set_*', 2),
    ])
    const page = body({ methods: all })
    expect(page).toContain('Arguments as for [`add_csv()`](#add_csv).')
    expect(page.split('Size of a file.')).toHaveLength(2)
  })

  test('are shown like others if there are fewer than three', () => {
    expect(body({ methods: methods.slice(1) })).toContain('### add\\_json() {#add_json}')
  })
})

test('inherited members are a table that leads to the page of their class', () => {
  const from = { name: 'Item', page: 'reference/api/Item_class' }
  const text = body({ methods: [{ ...MEMBER, from }] })
  expect(text).not.toContain('### add')
  expect(text).toContain('| [`add()`](/reference/api/Item_class#add) | Adds an item. | `Item` |')
  expect(body({ methods: [{ ...MEMBER, from: { name: '_Base' } }] })).toContain('### add() {#add}')
})

test('a class that is created by others has no constructor, and a class without docstring or members is a page', () => {
  expect(body({ created: '`add` returns it.', methods: [] })).not.toContain('"prefix":"class"')
  expect(signatures(body({ methods: [] }))).toEqual([{ prefix: 'class', name: 'Suite', parameters: [], links: {} }])
})

test('names, types and defaults with special characters stay code', () => {
  const text = member({ name: '__x_y__', parameters: [{ name: 'q', type: 'str', default: "'`'", text: 'Quote.' }] })
  expect(text).toContain("default ``'`'``")
  expect(text).toContain('{#__x_y__}')
})

test('writes only the pages again that have changed', () => {
  const writer = new ContentWriter()
  const settings = { version: 'current', names: { modules: {}, objects: {} } }
  const write = (change: Partial<ApiPage>) =>
    writer.write({ packageName: 'lib', version: '1.0', pages: [{ ...PAGE, ...change }, ITEM], others: {}, bases: {} }, settings)
  const [suite, item] = write({})
  const [edited, same] = write({ summary: 'Another text.' })
  expect(same).toBe(item)
  expect(edited?.content.frontMatter.description).toBe('Another text.')
  expect(suite?.content.frontMatter.description).toBe('A collection of Item objects.')
  // A link to the other page appears in its text if it gets another name.
  const [, linked] = write({ methods: [{ ...MEMBER, returnType: 'Item' }] })
  expect(linked).not.toBe(item)
  expect(linked).toEqual(item)
})
