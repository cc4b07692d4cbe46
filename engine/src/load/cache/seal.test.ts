import { expect, test } from 'vitest'
import { seal, unseal } from './seal'

const CONTENT = '{"text":"ä"}'
const sealed = seal('a', CONTENT)

test('returns the content that was sealed, text and bytes', () => {
  expect(unseal('a', sealed)?.toString()).toBe(CONTENT)
  expect(unseal('a', seal('a', new Uint8Array([0, 255])))).toEqual(Buffer.from([0, 255]))
  expect(unseal('a', seal('a', ''))?.length).toBe(0)
})

test('rejects content with any bit flipped', () => {
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const damaged = Buffer.from(sealed)
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(unseal('a', damaged), `bit ${bit}`).toBeUndefined()
  }
})

test('rejects content that is truncated or has trailing bytes', () => {
  for (let end = 0; end < sealed.length; end++) expect(unseal('a', sealed.subarray(0, end)), `${end}`).toBeUndefined()
  expect(unseal('a', Buffer.concat([sealed, Buffer.from('x')]))).toBeUndefined()
})

test('rejects a file full of zeros', () => {
  expect(unseal('a', Buffer.alloc(sealed.length))).toBeUndefined()
})

test('rejects content with another label', () => {
  expect(unseal('b', sealed)).toBeUndefined()
})
