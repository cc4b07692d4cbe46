import { expect, test } from 'vitest'
import type { ApiMember, ApiPage } from '../api/api'
import { writeNames } from './write-names'

const ADD: ApiMember = {
  name: 'add',
  kind: 'method',
  group: 'change',
  summary: 'Adds an item.',
  details: [],
  parameters: [{ name: 'item', type: 'Item', default: 'None', text: 'The item.' }],
  returnType: 'Suite',
  raises: { ValueError: 'The item exists.' },
  added: '1.2.0',
  place: { file: 'lib/core.py', line: 7 },
}
const SUITE: ApiPage = {
  page: 'reference/api/Suite_class',
  title: 'Suite',
  full: 'lib.core.Suite',
  kind: 'class',
  path: 'lib.Suite',
  place: { file: 'lib/core.py', line: 3 },
  known: [],
  summary: 'A collection.',
  parameters: [],
  properties: [{ name: 'size', type: 'int', text: 'Number of items.' }],
  methods: [ADD, { ...ADD, name: 'save', from: { name: 'Base', page: 'reference/api/Base_class' } }],
}
const read = (...pages: ApiPage[]) =>
  JSON.parse(writeNames({ packageName: 'lib', version: '1.8.1', pages, others: {}, bases: {} }, { Suite: 'NewSuite' }))

test('lists classes and members with what the reference says about them, without empty fields', () => {
  const { names, ...head } = read(SUITE)
  expect(head).toEqual({ format: 1, package: 'lib', version: '1.8.1' })
  expect(names).toEqual([
    {
      name: 'Suite',
      kind: 'class',
      paths: ['lib.Suite', 'lib.core.Suite'],
      signature: 'Suite()',
      summary: 'A collection.',
      address: 'reference/api/Suite_class',
      successor: 'NewSuite',
    },
    {
      name: 'Suite.add',
      kind: 'method',
      signature: 'add(item: Item = None) -> Suite',
      type: 'Suite',
      summary: 'Adds an item.',
      address: 'reference/api/Suite_class#add',
      parameters: [{ name: 'item', type: 'Item', default: 'None', text: 'The item.' }],
      raises: { ValueError: 'The item exists.' },
      added: '1.2.0',
    },
    { name: 'Suite.save', kind: 'method', inherited: 'Base.save', address: 'reference/api/Base_class#save' },
    { name: 'Suite.size', kind: 'property', type: 'int', summary: 'Number of items.', address: 'reference/api/Suite_class#size' },
  ])
})

test('the functions of a module have no prefix, and modules and enumerations no signature', () => {
  const module = { ...SUITE, kind: 'module', title: 'tools.py', methods: [{ ...ADD, kind: 'function' as const }], properties: [] }
  const { names } = read(module, { ...SUITE, kind: 'enum', title: 'Color', methods: [], properties: [] })
  expect(names.map(({ name }: { name: string }) => name)).toEqual(['tools.py', 'add', 'Color'])
  expect(names[1].paths).toEqual(['lib.Suite.add'])
  expect(names.map(({ signature }: { signature?: string }) => signature)).toEqual([
    undefined,
    'add(item: Item = None) -> Suite',
    undefined,
  ])
})
