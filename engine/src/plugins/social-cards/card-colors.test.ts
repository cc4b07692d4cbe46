import { expect, test } from 'vitest'
import { cardColors } from './card-colors'

const ours = ':root { --deep: light-dark(#161b28, #1c2130); --deep-text: #ffffff; --deep-muted: #d5d9e4; }'

test('cards have the colours of dark surfaces, those of the site before those of the engine', () => {
  expect(cardColors(ours, '').colors).toEqual({ ground: '#161b28', text: '#ffffff', muted: '#d5d9e4' })
  expect(cardColors(ours, ':root { --deep: light-dark(#141432, #1f1f42); }')).toEqual({
    colors: { ground: '#141432', text: '#ffffff', muted: '#d5d9e4' },
    problems: [],
  })
})

test('a colour in another form is named with its file', () => {
  expect(cardColors(ours, ':root { --deep: oklch(20% 0.1 280); }').problems).toEqual([
    {
      severity: 'error',
      code: 'card-color',
      title: 'The colour --deep is not written as #hex or light-dark(#hex, #hex).',
      hint: 'Social cards are drawn with it: write it so.',
      at: 'theme/tokens.css',
    },
  ])
})
