import { expect, test } from 'vitest'
import { cardColors } from './card-colors'

const COLORS: Record<string, string> = { deep: '#161b28', 'deep-text': '#ffffff', 'deep-muted': '#d5d9e4' }

test('cards use the colors of dark surfaces', () => {
  expect(cardColors({ color: (token) => COLORS[token] })).toEqual({
    colors: { ground: '#161b28', text: '#ffffff', muted: '#d5d9e4' },
    problems: [],
  })
})

test('reports a color in an unsupported format, with its file', () => {
  expect(cardColors({ color: (token) => (token === 'deep' ? undefined : COLORS[token]) }).problems).toEqual([
    {
      severity: 'error',
      code: 'card-color',
      title: 'The color token --deep has an unsupported format.',
      hint: 'Social cards use it. Write it as #hex or light-dark(#hex, #hex).',
      at: 'theme/tokens.css',
    },
  ])
})
