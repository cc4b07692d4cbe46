import { expect, test } from 'vitest'
import { toIco } from './to-ico'

test('the file is a header of 22 bytes, and the image', () => {
  const file = toIco(new Uint8Array([7, 8, 9]), 48)
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect([...file.subarray(6, 14)]).toEqual([48, 48, 0, 0, 1, 0, 32, 0])
  expect([...file.subarray(14, 22)]).toEqual([3, 0, 0, 0, 22, 0, 0, 0])
  expect([...file.subarray(22)]).toEqual([7, 8, 9])
})
