import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileCaveats } from './find-caveats.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../prose/${file}`, import.meta.url), 'utf8'))

test('matches phrases outside of code, but not neutral ones', () => {
  const isCaveat = compileCaveats({ caveats: ["doesn't", 'raises'], neutral: ["doesn't need"] })
  expect(isCaveat("GX doesn't support this.")).toBe(true)
  expect(isCaveat('`run()` raises an error.')).toBe(true)
  expect(isCaveat("GX doesn't need a password.")).toBe(false)
  expect(isCaveat("GX doesn't need a password and doesn't support one.")).toBe(true)
  expect(isCaveat('Call `raises`.')).toBe(false)
})

test('finds at least 9 of 10 caveats among the labeled sentences, and at most 1 of 10 findings is wrong', () => {
  const isCaveat = compileCaveats(read('caveats.json'))
  const labeled: { text: string; caveat: boolean }[] = read('labeled-sentences.json')
  const found = labeled.filter(({ text }) => isCaveat(text))
  const right = found.filter(({ caveat }) => caveat).length
  expect(right / found.length).toBeGreaterThanOrEqual(0.9)
  expect(right / labeled.filter(({ caveat }) => caveat).length).toBeGreaterThanOrEqual(0.9)
})
