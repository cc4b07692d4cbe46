import { expect, test } from 'vitest'
import { tokenColor } from './read-tokens'

const ENGINE = ':root { --deep: light-dark(#161b28, #1c2130); --deep-text: #ffffff; }'

test('tokens of the site override those of the engine', () => {
  const site = ':root { --deep: light-dark(#141432, #1f1f42); }'
  expect(tokenColor('deep', [ENGINE, ''])).toBe('#161b28')
  expect(tokenColor('deep', [ENGINE, site])).toBe('#141432')
  expect(tokenColor('deep-text', [ENGINE, site])).toBe('#ffffff')
})

test('a token has no color if its last declaration has an unsupported format, or there is none', () => {
  expect(tokenColor('deep', [ENGINE, ':root { --deep: oklch(20% 0.1 280); }'])).toBeUndefined()
  expect(tokenColor('missing', [ENGINE])).toBeUndefined()
})
