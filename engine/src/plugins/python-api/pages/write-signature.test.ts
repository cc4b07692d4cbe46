import { expect, test } from 'vitest'
import { signatureBlock, signatureTokens, writeSignature } from './write-signature'

test('a short signature is on one line', () => {
  const parameters = [
    { name: 'item', type: 'Item' },
    { name: 'twice', default: 'False' },
  ]
  expect(writeSignature({ name: 'add', parameters, returns: 'Suite' })).toBe('add(item: Item, twice=False) -> Suite')
  expect(writeSignature({ prefix: 'class', name: 'Suite', parameters: [] })).toBe('class Suite()')
})

test('a signature of more than 64 characters has one parameter per line', () => {
  const write = (type: string) => writeSignature({ name: 'add', parameters: [{ name: 'item', type }] })
  expect(write('T'.repeat(53))).toHaveLength(64)
  expect(write('T'.repeat(54))).toBe(`add(\n    item: ${'T'.repeat(54)},\n)`)
})

test('a long signature has one parameter per line', () => {
  const parameters = Array.from({ length: 40 }, (_, i) => ({ name: `option_${i}`, type: 'int', default: '1' }))
  const lines = writeSignature({ name: 'read', parameters, returns: 'Table' }).split('\n')
  expect(lines).toHaveLength(42)
  expect(lines[1]).toBe('    option_0: int = 1,')
  expect(lines.at(-1)).toBe(') -> Table')
})

test.each([
  [[{ name: 'a', kind: 'positional_only' as const }, { name: 'b' }], 'f(a, /, b)'],
  [[{ name: 'a' }, { name: 'b', kind: 'keyword_only' as const }, { name: 'c', kind: 'keyword_only' as const }], 'f(a, *, b, c)'],
  [
    [
      { name: 'rest', kind: 'var_positional' as const, type: 'int' },
      { name: 'b', kind: 'keyword_only' as const },
      { name: 'more', kind: 'var_keyword' as const },
    ],
    'f(*rest: int, b, **more)',
  ],
])('marks kinds of parameters: %j', (parameters, signature) => {
  expect(writeSignature({ name: 'f', parameters })).toBe(signature)
})

test('every part has the kind that its place in the signature gives it', () => {
  const parameters = [
    { name: 'a', type: 'int', default: '-1' },
    { name: 'b', type: 'str', default: "'x'" },
    { name: 'c', default: 'None' },
    { name: 'd', default: 'Mode.FAST' },
  ]
  const tokens = signatureTokens({ prefix: 'classmethod', name: 'f', parameters, returns: 'Suite' })
  expect(tokens.filter(([, kind]) => kind !== undefined)).toEqual([
    ['classmethod', 'keyword'],
    ['f', 'name'],
    ['int', 'type'],
    ['-1', 'constant'],
    ['str', 'type'],
    ["'x'", 'string'],
    ['None', 'constant'],
    ['Mode.FAST', 'value'],
    ['Suite', 'type'],
  ])
})

test('a block contains braces in texts in another form, because they would end the prop', () => {
  const block = signatureBlock({ name: 'f', parameters: [{ name: 'a', default: "'{'" }] })
  expect(block).toBe(`<ApiSignature of={{"name":"f","parameters":[{"name":"a","default":"'\\u007b'"}]}} />`)
})
