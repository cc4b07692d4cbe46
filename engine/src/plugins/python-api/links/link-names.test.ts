import { expect, test } from 'vitest'
import type { ApiMember, ApiPage } from '../api/api'
import { createNameLinks, type PageNames } from './link-names'

const member = (name: string, values: Partial<ApiMember> = {}): ApiMember => ({
  name,
  kind: 'method',
  group: 'run',
  summary: 'Works.',
  details: [],
  parameters: [],
  raises: {},
  place: { file: 'lib/core.py', line: 1 },
  ...values,
})

function page(title: string, values: Partial<ApiPage> = {}): ApiPage {
  return {
    page: `api/${title}`,
    title,
    full: `lib.core.${title}`,
    kind: 'class',
    path: `lib.${title}`,
    place: { file: 'lib/core.py', line: 1 },
    summary: 'A class.',
    known: [],
    parameters: [],
    properties: [],
    methods: [],
    ...values,
  }
}

const SUITE = page('Suite', {
  methods: [member('add'), member('add_all'), member('add_csv', { rest: 'Passed on.' }), member('save_now')],
})
const CONTEXT = page('Context', { properties: [{ name: 'suite', type: 'Suite', text: 'Suite.' }], methods: [member('save_now')] })
const MODULE = page('core.py', { kind: 'module', page: 'api/core', full: 'lib.core', path: 'lib.core' })

function targets(pages: readonly ApiPage[], names: Partial<PageNames> = {}) {
  const { byPage } = createNameLinks({ pages, others: {}, bases: {} }, { modules: {}, objects: {}, ...names })
  const all = [...byPage].flatMap(([address, found]) => Object.entries(found).map(([name, id]) => [name, `${address}#${id}`]))
  return Object.fromEntries(all) as Record<string, string>
}

test('a class and its members have short and qualified names', () => {
  expect(targets([SUITE], { modules: { l: 'lib' } })).toMatchObject({
    'api:Suite': 'api/Suite#',
    'code:Suite': 'api/Suite#',
    'code:Suite()': 'api/Suite#',
    'code:Suite.add': 'api/Suite#add',
    'code:lib.Suite': 'api/Suite#',
    'code:lib.core.Suite.add': 'api/Suite#add',
    'code:l.Suite.add': 'api/Suite#add',
  })
})

test('an inherited member leads to the page of the class that defines it', () => {
  const base = page('Base', { methods: [member('save')] })
  const child = page('Child', { methods: [member('save', { from: { name: 'Base', page: 'api/Base' } })] })
  expect(targets([base, child])['code:Child.save']).toBe('api/Base#save')
})

test('variables and their properties lead to the members of their classes', () => {
  const found = targets([SUITE, CONTEXT], { objects: { context: 'Context' } })
  expect(found['code:context.suite']).toBe('api/Context#suite')
  expect(found['code:context.suite.add']).toBe('api/Suite#add')
  expect(found['code:context']).toBeUndefined()
})

test('what methods return leads to the members of its class', () => {
  const factory = page('Factory', {
    methods: [member('get', { returnType: 'Suite' }), member('clone', { returnType: 'Factory' })],
  })
  const context = page('Context', { properties: [{ name: 'suites', type: 'Factory', text: 'Suites.' }] })
  const found = targets([SUITE, factory, context], { objects: { context: 'Context' } })
  expect(found['code:context.suites.get().add']).toBe('api/Suite#add')
  expect(found['code:context.suites.clone().get']).toBe('api/Factory#get')
  expect(found['code:context.suites.get.add']).toBeUndefined()
  expect(found['code:context.suites.clone().clone().get']).toBeUndefined()
})

test('properties that lead to each other end', () => {
  const loop = page('Loop', { properties: [{ name: 'next', type: 'Loop', text: 'Next.' }] })
  const found = targets([loop], { objects: { loop: 'Loop' } })
  expect(found['code:loop.next.next.next']).toBe('api/Loop#next')
  expect(found['code:loop.next.next.next.next']).toBeUndefined()
})

test('a call without its class is a name if one class has the method, it has several words, and its class describes it', () => {
  const found = targets([SUITE, CONTEXT])
  expect(found['code:add_all()']).toBe('api/Suite#add_all')
  expect(found).not.toHaveProperty(['code:add()'])
  expect(found).not.toHaveProperty(['code:add_csv()'])
  expect(found).not.toHaveProperty(['code:save_now()'])
  expect(found).not.toHaveProperty(['code:add_all'])
})

test('a function has its own name and the path that it is imported from', () => {
  const module = { ...MODULE, methods: [member('load', { kind: 'function', path: 'lib.load' })] }
  expect(targets([module], { modules: { l: 'lib' } })).toMatchObject({
    'api:load': 'api/core#load',
    'code:load()': 'api/core#load',
    'code:l.load': 'api/core#load',
    'code:lib.core.load': 'api/core#load',
  })
})

test('two classes with one name have only their qualified names', () => {
  const other = page('Suite', { page: 'api/other/Suite', full: 'lib.other.Suite', path: 'lib.other.Suite' })
  const found = targets([SUITE, other])
  expect(found['code:Suite']).toBeUndefined()
  expect(found['api:Suite.add']).toBe('api/Suite#add')
  expect(found['code:lib.other.Suite']).toBe('api/other/Suite#')
})

test('a class whose short name is also its path has this name once', () => {
  expect(targets([SUITE], { modules: { lib: 'lib' } })['code:lib.Suite']).toBe('api/Suite#')
})

test('names that differ in case only are different names', () => {
  const found = targets([SUITE, page('suite')])
  expect(found['code:Suite']).toBe('api/Suite#')
  expect(found['code:suite']).toBe('api/suite#')
})
