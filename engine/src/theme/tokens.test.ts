import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, parseHex } from './contrast/contrast'
import { contrastProblems } from './contrast/contrast-problems'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the built-in colors have enough contrast in both modes', () => {
  expect(contrastProblems(css)).toEqual([])
})

test('reports a color with too little contrast, with its surface, mode and ratio', () => {
  const weak = `${css}\n--muted: light-dark(#999999, #a2a9b8);`
  expect(contrastProblems(weak)).toContain('muted on bg in light: 2.85')
})

test('the contrast ratio ranges from 1 to 21', () => {
  expect(contrast(parseHex('#000'), parseHex('#ffffff'))).toBeCloseTo(21)
  expect(contrast(parseHex('#123456'), parseHex('#123456'))).toBe(1)
})
