import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, parseHex } from './contrast/contrast'
import { contrastProblems } from './contrast/contrast-problems'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('every text of the design can be read on every surface it stands on, in both modes', () => {
  expect(contrastProblems(css)).toEqual([])
})

test('a colour that is too weak is named with its surface, mode and ratio', () => {
  const weak = `${css}\n--muted: light-dark(#999999, #a2a9b8);`
  expect(contrastProblems(weak)).toContain('muted on bg in light: 2.85')
})

test('the contrast function knows the two ends of its scale', () => {
  expect(contrast(parseHex('#000'), parseHex('#ffffff'))).toBeCloseTo(21)
  expect(contrast(parseHex('#123456'), parseHex('#123456'))).toBe(1)
})
