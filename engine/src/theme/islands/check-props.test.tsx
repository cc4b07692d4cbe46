import { expect, test } from 'vitest'
import { checkProps } from './check-props'

test('accepts strings, numbers, arrays and plain objects as props', () => {
  const shared = { same: true }
  expect(() => checkProps('gallery', Object.assign(Object.create(null), { a: 0 }))).not.toThrow()
  expect(() => checkProps('gallery', { a: 'x', b: [1, null, { c: false }], d: undefined, e: [shared, shared] })).not.toThrow()
})

const loop: { self?: object } = {}
loop.self = loop

test.each([
  ['a function', { entries: [{ label: 'One' }, { label: 'Two', onClick: () => {} }] }, 'a function as props.entries[1].onClick'],
  ['a date', { released: new Date(0) }, 'a Date as props.released'],
  ['a map', { by: new Map() }, 'a Map as props.by'],
  ['an infinite number', { max: Number.POSITIVE_INFINITY }, 'the number Infinity as props.max'],
  ['undefined in an array', { list: [undefined] }, 'undefined as props.list[0]'],
  ['a React element', { icon: <i /> }, 'a React element as props.icon'],
  ['a circular reference', loop, 'an object that contains itself as props.self'],
  ['an object with symbols as keys', { by: { [Symbol('a')]: 1, b: 2 } }, 'an object with symbols as keys as props.by'],
  ['a symbol', { kind: Symbol('a') }, 'a symbol as props.kind'],
  ['NaN', { at: { x: Number.NaN } }, 'the number NaN as props.at.x'],
  ['an instance of a class', { one: new (class Box {})() }, 'a Box as props.one'],
  ['a bigint', { big: 1n }, 'a bigint as props.big'],
])('rejects %s with the island and the path', (_, props, words) => {
  expect(() => checkProps('gallery', props)).toThrow(expect.objectContaining({ code: 'island-props' }))
  expect(() => checkProps('gallery', props)).toThrow(`The island "gallery" receives ${words}`)
})
