import { expect, test } from 'vitest'
import { cardColors } from './card-colors'

const engineTokens = ':root { --deep: light-dark(#161b28, #1c2130); --deep-text: #ffffff; --deep-muted: #d5d9e4; }'

test('cards use the colors of dark surfaces, and tokens of the site override those of the engine', () => {
  expect(cardColors(engineTokens, '').colors).toEqual({ ground: '#161b28', text: '#ffffff', muted: '#d5d9e4' })
  expect(cardColors(engineTokens, ':root { --deep: light-dark(#141432, #1f1f42); }')).toEqual({
    colors: { ground: '#141432', text: '#ffffff', muted: '#d5d9e4' },
    problems: [],
  })
})

test('reports a color in an unsupported format, with its file', () => {
  expect(cardColors(engineTokens, ':root { --deep: oklch(20% 0.1 280); }').problems).toEqual([
    {
      severity: 'error',
      code: 'card-color',
      title: 'The color token --deep has an unsupported format.',
      hint: 'Social cards use it. Write it as #hex or light-dark(#hex, #hex).',
      at: 'theme/tokens.css',
    },
  ])
})
