import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ApiMember, ApiPage } from '../api/api'
import { writeInventory } from './write-inventory'

const MEMBER: ApiMember = {
  name: 'add',
  kind: 'method',
  group: 'change',
  summary: 'Adds.',
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
  summary: 'A collection.',
  known: [],
  parameters: [],
  properties: [
    { name: 'size', text: 'Size.' },
    { name: 'RED', value: "'red'", text: 'Red.' },
  ],
  methods: [MEMBER, { ...MEMBER, name: 'save', from: { name: 'Base', page: 'reference/api/Base_class' } }],
}
const MODULE: ApiPage = {
  ...PAGE,
  page: 'reference/api/core',
  full: 'lib.core',
  kind: 'module',
  path: 'lib.core',
  properties: [],
  methods: [
    { ...MEMBER, path: 'lib.add' },
    { ...MEMBER, name: 'save', from: { name: 'Base', page: 'reference/api/Base_class' } },
  ],
}

test('an inventory lists classes and functions by both of their names, and members with their anchors', () => {
  const bytes = Buffer.from(writeInventory({ packageName: 'lib', version: '1.0', pages: [PAGE, MODULE], others: {}, bases: {} }))
  const header =
    '# Sphinx inventory version 2\n# Project: lib\n# Version: 1.0\n# The remainder of this file is compressed using zlib.\n'
  expect(bytes.subarray(0, header.length).toString()).toBe(header)
  expect(inflateSync(bytes.subarray(header.length)).toString().trimEnd().split('\n')).toEqual([
    'lib.Suite py:class 1 reference/api/Suite_class -',
    'lib.Suite.RED py:attribute 1 reference/api/Suite_class#RED -',
    'lib.Suite.add py:method 1 reference/api/Suite_class#add -',
    'lib.Suite.save py:method 1 reference/api/Base_class#save -',
    'lib.Suite.size py:property 1 reference/api/Suite_class#size -',
    'lib.add py:function 1 reference/api/core#add -',
    'lib.core py:module 1 reference/api/core -',
    'lib.core.Suite py:class 1 reference/api/Suite_class -',
    'lib.core.Suite.RED py:attribute 1 reference/api/Suite_class#RED -',
    'lib.core.Suite.add py:method 1 reference/api/Suite_class#add -',
    'lib.core.Suite.save py:method 1 reference/api/Base_class#save -',
    'lib.core.Suite.size py:property 1 reference/api/Suite_class#size -',
    'lib.core.add py:function 1 reference/api/core#add -',
    'lib.core.save py:function 1 reference/api/Base_class#save -',
  ])
})
