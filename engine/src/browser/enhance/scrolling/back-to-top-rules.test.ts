import { expect, test } from 'vitest'
import { nextPosition, showsBackToTop } from './back-to-top-rules.browser'

const page = { windowHeight: 800, pageHeight: 4000 }

test('the button appears on scrolling up far down the page', () => {
  expect(showsBackToTop(false, { ...page, from: 1000, to: 990 })).toBe(true)
  expect(showsBackToTop(false, { ...page, from: 310, to: 300 })).toBe(true)
})

test('the button disappears on scrolling down and near the top', () => {
  expect(showsBackToTop(true, { ...page, from: 990, to: 1000 })).toBe(false)
  expect(showsBackToTop(true, { ...page, from: 310, to: 299 })).toBe(false)
})

test('at the end of the page the button keeps its state', () => {
  expect(showsBackToTop(false, { ...page, from: 3250, to: 3200 })).toBe(false)
  expect(showsBackToTop(true, { ...page, from: 3250, to: 3200 })).toBe(true)
})

test('each frame leaves 85 % of the distance, until the top is reached', () => {
  const positions = [2500]
  while (positions.at(-1)) positions.push(nextPosition(positions.at(-1) ?? 0))
  expect(positions.slice(0, 5)).toEqual([2500, 2125, 1806, 1535, 1304])
  expect(positions.at(-1)).toBe(0)
  expect(positions.length).toBeLessThan(45)
})
