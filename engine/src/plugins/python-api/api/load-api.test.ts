import { expect, test } from 'vitest'
import { loadApi, readFacts } from './load-api'
import type { DescriptionRules } from './resolve-api'

const SUITE = {
  name: 'Suite',
  module: 'lib.core',
  kind: 'class',
  file: 'lib/core.py',
  line: 3,
  public: true,
  path: 'lib.Suite',
  page: 'reference/api/Suite_class',
  ancestors: ['lib.core.Base'],
  init: { from: 'lib.core.Suite', parameters: [{ name: 'name', type: 'str' }] },
  methods: {
    add: { kind: 'method', line: 9, public: true, parameters: [{ name: 'item', type: 'Item' }], returns: 'Suite' },
    size: { kind: 'property', line: 12, public: true, returns: 'int' },
    hidden: { kind: 'method', line: 14 },
    add_csv: { kind: 'method', line: 3, public: true, asset: 'lib.Csv' },
  },
}
const BASE = {
  name: 'Base',
  module: 'lib.core',
  kind: 'class',
  file: 'lib/core.py',
  line: 1,
  methods: { save: { kind: 'method', line: 2, public: true } },
}
const FACTS = {
  format: 2,
  package: 'lib',
  version: '1.0',
  classes: { 'lib.core.Suite': SUITE, 'lib.core.Base': BASE },
  functions: {
    'lib.core.load': { name: 'load', module: 'lib.core', file: 'lib/core.py', kind: 'function', line: 20, public: true },
  },
  modules: { 'lib.core': { page: 'reference/api/core', functions: ['load'] } },
  assets: {
    'lib.Csv': {
      name: 'Csv',
      parameters: [{ name: 'name' }, { name: 'sep', kind: 'keyword_only', default: "','" }],
    },
  },
  sources: {},
  names: {},
}
const SUITE_TEXT = `class: lib.core.Suite
summary: A collection of items.
parameters: { name: Name of the suite. }
properties: { size: Number of items. }
methods:
  add: { group: change, summary: Adds an item., parameters: { item: The item. }, returns: The same suite. }
  save: { group: change, summary: Saves the suite. }
`
const TEXTS = {
  'Suite.yaml': SUITE_TEXT,
  'core.yaml': 'module: lib.core\nsummary: Loads suites.\nmethods: { load: { group: create, summary: Loads a suite. } }\n',
  'shared.yaml': `labels: { files: { csv: CSV files } }
methods:
  - { match: add_*, labels: files, group: create, summary: 'Adds {label}.', rest: 'Passed to \`read_{name}\`.' }
parameters: {}
`,
}

const RULES: DescriptionRules = { undescribed: 'error', parameters: 'required' }

function load(texts: Record<string, string> = {}, facts: object = {}, rules: Partial<DescriptionRules> = {}) {
  const text = JSON.stringify({ ...FACTS, ...facts })
  const all = Object.fromEntries(Object.entries({ ...TEXTS, ...texts }).filter(([, value]) => value !== ''))
  const { api, problems } = loadApi(readFacts({ file: 'api.json', text }), { folder: 'api', texts: all }, { ...RULES, ...rules })
  const pages = api?.pages ?? []
  return { pages, problems, messages: problems.map((p) => `[${p.code}] ${p.at} ${p.title} ${p.hint}`) }
}

test('joins facts and descriptions', () => {
  const { pages, messages } = load()
  expect(messages).toEqual([])
  expect(pages.map((page) => page.page)).toEqual(['reference/api/Suite_class', 'reference/api/core'])
  const [suite] = pages
  expect(suite).toMatchObject({
    summary: 'A collection of items.',
    parameters: [{ name: 'name', type: 'str', text: 'Name of the suite.' }],
    properties: [{ name: 'size', type: 'int', text: 'Number of items.' }],
  })
  expect(suite?.methods.map(({ name, from }) => [name, from])).toEqual([
    ['add', undefined],
    ['add_csv', undefined],
    ['save', { name: 'Base' }],
  ])
})

test('a shared pattern describes generated methods with what the star stands for', () => {
  const [suite] = load().pages
  const method = suite?.methods.find(({ name }) => name === 'add_csv')
  expect(method).toMatchObject({ summary: 'Adds CSV files.', rest: 'Passed to `read_csv`.', returnType: 'Csv' })
  expect(method?.parameters.map(({ name, text }) => [name, text])).toEqual([
    ['name', undefined],
    ['sep', undefined],
  ])
})

test('a generated method that reads an asset has its own parameters and does not return the asset', () => {
  const read = { kind: 'method', line: 3, public: true, asset: 'lib.Csv', reader: true }
  const classes = { 'lib.core.Suite': { ...SUITE, methods: { ...SUITE.methods, read_csv: read } }, 'lib.core.Base': BASE }
  const assets = { 'lib.Csv': { ...FACTS.assets['lib.Csv'], reader: [{ name: 'path' }] } }
  const text = `${SUITE_TEXT}  read_csv: { group: read, summary: Reads a file., parameters: { path: The file. }, returns: The rows. }\n`
  const { pages, messages } = load({ 'Suite.yaml': text }, { classes, assets })
  expect(messages).toEqual([])
  const method = pages[0]?.methods.find(({ name }) => name === 'read_csv')
  expect(method).toMatchObject({ parameters: [{ name: 'path', text: 'The file.' }], returns: 'The rows.' })
  expect(method).not.toHaveProperty('returnType')
})

test('an overridden method has its own parameters, return type and errors, with the texts of the ancestor', () => {
  const save = { kind: 'method', line: 20, parameters: [{ name: 'path', type: 'Path' }], returns: 'bool', raises: ['KeyError'] }
  const base = { ...BASE, methods: { save: { ...BASE.methods.save, raises: ['OSError', 'KeyError'] } } }
  const classes = { 'lib.core.Suite': { ...SUITE, methods: { ...SUITE.methods, save } }, 'lib.core.Base': base }
  const text = {
    'Suite.yaml': SUITE_TEXT.replace(/ {2}save: .*\n/, '  save: { parameters: { path: The file. } }\n'),
    'Base.yaml': `class: lib.core.Base
summary: A base.
methods:
  save: { group: change, summary: Saves it., raises: { OSError: No disk., KeyError: No name., TypeError: No JSON. } }
`,
  }
  const { pages, messages } = load(text, { classes })
  expect(messages).toEqual([])
  const { from, ...method } = pages[0]?.methods.find(({ name }) => name === 'save') ?? {}
  expect(from).toBeUndefined()
  expect(method).toMatchObject({
    summary: 'Saves it.',
    parameters: [{ name: 'path', type: 'Path', text: 'The file.' }],
    returnType: 'bool',
    raises: { KeyError: 'No name.', TypeError: 'No JSON.' },
  })
  expect(method).not.toHaveProperty('raises.OSError')
})

test('an inherited method belongs to the class that describes more than its summary', () => {
  const saveFrom = (text: string) => load({ 'Suite.yaml': text }).pages[0]?.methods.find(({ name }) => name === 'save')?.from
  expect(saveFrom(SUITE_TEXT)).toEqual({ name: 'Base' })
  expect(saveFrom(SUITE_TEXT.replace('Saves the suite. }', 'Saves the suite., returns: Its path. }'))).toBeUndefined()
})

test('a field that a class overrides is its own, and another one belongs to its ancestor', () => {
  const field = (name: string, type: string) => ({ name, type })
  const parameters = [field('kind', "Literal['a']"), field('size', 'int')]
  const classes = {
    'lib.core.A': {
      ...SUITE,
      name: 'A',
      kind: 'model',
      page: 'reference/api/A_class',
      init: { from: 'lib.core.A', parameters },
      fields: [field('kind', "Literal['a']")],
      methods: {},
    },
    'lib.core.Base': {
      ...BASE,
      kind: 'model',
      page: 'reference/api/Base_class',
      fields: [field('kind', 'str'), field('size', 'int')],
      methods: {},
    },
  }
  const properties = 'properties: { kind: Kind of the item., size: Size of the item. }'
  const text = {
    'Suite.yaml': '',
    'A.yaml': 'class: lib.core.A\nsummary: An item.\ncreated: By `load`.\n',
    'Base.yaml': `class: lib.core.Base\nsummary: A base.\ncreated: By nobody.\n${properties}\n`,
    'shared.yaml': '',
  }
  const { pages, messages } = load(text, { classes })
  expect(messages).toEqual([])
  expect(pages.find(({ title }) => title === 'A')?.properties).toEqual([
    { name: 'kind', type: "Literal['a']", text: 'Kind of the item.' },
    { name: 'size', type: 'int', text: 'Size of the item.', from: { name: 'Base', page: 'reference/api/Base_class' } },
  ])
})

test('a member that is not public is shown if it is described', () => {
  const text = `${SUITE_TEXT}  hidden: { group: read, summary: Returns more. }\n`
  const { pages, messages } = load({ 'Suite.yaml': text })
  expect(messages).toEqual([])
  expect(pages[0]?.methods.map(({ name }) => name)).toContain('hidden')
})

test('a class whose constructor is not called by users needs no descriptions of its parameters', () => {
  const text = SUITE_TEXT.replace('parameters: { name: Name of the suite. }', 'created: "`load` returns it."')
  const { pages, messages } = load({ 'Suite.yaml': text })
  expect(messages).toEqual([])
  expect(pages[0]).toMatchObject({ created: '`load` returns it.', parameters: [] })
})

test.each<[string, Record<string, string>, string]>([
  [
    'a class that is gone',
    { 'Old.yaml': 'class: lib.core.Suit\nsummary: Old.\n' },
    '[python-api/unknown] api/Old.yaml:1:1 There is no class "lib.core.Suit" in lib 1.0. Did you mean "lib.core.Suite"',
  ],
  [
    'a method whose name differs in case',
    { 'Suite.yaml': SUITE_TEXT.replace('  add: {', '  Add: {') },
    '[python-api/unknown] api/Suite.yaml:6:3 lib.core.Suite has no method "Add". Did you mean "add"',
  ],
  [
    'a parameter that is gone',
    { 'Suite.yaml': SUITE_TEXT.replace('{ item:', '{ thing:') },
    'lib.core.Suite.add has no parameter "thing". Allowed: "item".',
  ],
  [
    'a property that is a method',
    { 'Suite.yaml': SUITE_TEXT.replace('{ size:', '{ add:') },
    'lib.core.Suite has no property "add".',
  ],
  ['invalid YAML', { 'Suite.yaml': 'class: [a\n' }, '[python-api/invalid] api/Suite.yaml:2:1 Invalid YAML:'],
  [
    'an unknown key',
    { 'Suite.yaml': SUITE_TEXT.replace('summary: A coll', 'sumary: A coll') },
    '[python-api/invalid] api/Suite.yaml:2:1 The file api/Suite.yaml has the unknown key "sumary". Did you mean "summary"?',
  ],
  ['an empty file', { 'Suite.yaml': '\n' }, '[python-api/invalid] api/Suite.yaml'],
  [
    'a setup without an example',
    { 'Suite.yaml': `${SUITE_TEXT}setup: No items.\n` },
    '[python-api/invalid] api/Suite.yaml:8:1 setup is not valid. Expected an example',
  ],
  ['a text of two lines', { 'Suite.yaml': SUITE_TEXT.replace('A collection of items.', '"a\\nb"') }, 'summary is'],
  [
    'neither class nor module',
    { 'x.yaml': 'summary: A.\n' },
    "[python-api/invalid] api/x.yaml api/x.yaml doesn't name one class or one module.",
  ],
  [
    'two files for one class',
    { 'Suite2.yaml': SUITE_TEXT },
    '[python-api/duplicate] api/Suite2.yaml:1:1 Two files describe the class "lib.core.Suite". The other one is api/Suite.yaml.',
  ],
  ['a file at another path', { 'Suite.yaml': '', 'other/Suite.yaml': SUITE_TEXT }, 'Move it to api/Suite.yaml.'],
  [
    'a shared parameter that nothing uses',
    { 'shared.yaml': `${TEXTS['shared.yaml'].replace('parameters: {}', 'parameters: { nothing: Nothing. }')}` },
    '[python-api/unused] api/shared.yaml:4:15 No class or method uses the shared parameter "nothing".',
  ],
  [
    'a pattern that nothing fits',
    { 'shared.yaml': TEXTS['shared.yaml'].replace('parameters:', '  - { match: drop_*, summary: No. }\nparameters:') },
    '[python-api/unused] api/shared.yaml:4:7 No method fits the shared pattern "drop_*".',
  ],
])('reports %s', (_, texts, message) => {
  expect(load(texts).messages.join('\n')).toContain(message)
})

test('a file that is not valid is a single problem', () => {
  expect(load({ 'Suite.yaml': SUITE_TEXT.replace('summary: A coll', 'sumary: A coll') }).messages).toHaveLength(1)
})

test('lists everything without a description, once for each class', () => {
  const { messages, problems } = load({ 'Suite.yaml': '' })
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain('8 descriptions are missing for lib.core.Suite.')
  expect(messages[0]).toContain('- methods.add.parameters.item\n')
  expect(messages[0]).toContain('- properties.size')
  expect(problems[0]).toMatchObject({ severity: 'error', at: 'api/Suite.yaml' })
  expect(load({ 'Suite.yaml': '' }, {}, { undescribed: 'warn' }).problems).toMatchObject([{ severity: 'warning' }])
  expect(load({ 'Suite.yaml': '' }, {}, { undescribed: 'ignore' }).problems).toEqual([])
})

test('parameters can be optional, while classes and members are not', () => {
  const { messages, pages } = load({ 'Suite.yaml': '' }, {}, { parameters: 'optional' })
  expect(messages[0]).toContain('6 descriptions are missing for lib.core.Suite.')
  expect(messages[0]).not.toContain('parameters')
  expect(pages[0]?.parameters).toEqual([{ name: 'name', type: 'str' }])
})

test('reports facts of another format version', () => {
  expect(load({}, { format: 1 }).messages).toEqual([
    expect.stringContaining('[python-api/facts] api.json api.json has the format version 1; this plugin reads version 2.'),
  ])
})

test.each([
  ['{', 'is not valid JSON'],
  ['{"format":2}', 'package is missing'],
])('reports facts that are not valid: %s', (text, message) => {
  const { api, problems } = loadApi(readFacts({ file: 'api.json', text }), { folder: 'api', texts: {} }, RULES)
  expect(api).toBeUndefined()
  expect(problems[0]).toMatchObject({ code: 'python-api/facts', title: expect.stringContaining(message) })
})

test('reports pages whose addresses differ in case only', () => {
  const classes = {
    ...FACTS.classes,
    'lib.core.suite': { ...SUITE, name: 'suite', page: 'reference/api/suite_class', ancestors: [] },
  }
  expect(load({}, { classes }).messages.join('\n')).toContain(
    'The pages of lib.core.Suite and lib.core.suite have the same address: reference/api/suite_class.',
  )
})

test('a class that is named like a property of objects is found only if it exists', () => {
  expect(load({ 'x.yaml': 'class: constructor\n' }).messages.join('\n')).toContain('There is no class "constructor"')
})

test('facts that refer to a missing entry are rejected with the position', () => {
  const method = { kind: 'method', line: 1 }
  const suite = { ...SUITE, ancestors: ['lib.core.Base', 'constructor'], methods: { a: { ...method, asset: 'toString' } } }
  const made = { ...FACTS.functions['lib.core.load'], source: 'lib.Source' }
  const { messages, pages } = load(
    {},
    {
      classes: { 'lib.core.Suite': suite, 'lib.core.Base': BASE },
      functions: { 'lib.core.load': made },
      modules: { 'lib.core': { page: 'reference/api/core', functions: ['load', 'gone'] } },
    },
  )
  expect(pages).toEqual([])
  const message = (title: string, entry: string) =>
    expect.stringMatching(`\\[python-api/facts\\] api.json:1:\\d+ ${title} The file has no entry "${entry}"`)
  expect(messages).toEqual([
    message('classes\\["lib.core.Suite"\\].ancestors\\[1\\] is "constructor".', 'constructor" in "classes'),
    message('classes\\["lib.core.Suite"\\].methods.a.asset is "toString".', 'toString" in "assets'),
    message('functions\\["lib.core.load"\\].source is "lib.Source".', 'lib.Source" in "sources'),
    message('modules\\["lib.core"\\].functions\\[1\\] is "lib.core.gone".', 'lib.core.gone" in "functions'),
  ])
})

test('an invalid shared file is the only problem', () => {
  const { messages, pages } = load({ 'shared.yaml': 'methods: *all\n' })
  expect(messages).toEqual([expect.stringContaining('[python-api/invalid] api/shared.yaml:1:10')])
  expect(pages).toHaveLength(2)
})
