import { expect, test } from 'vitest'
import { isThrifty } from './data-saving.browser'
import { PrefetchBudget } from './prefetch.browser'

test('two documents per page are loaded by themselves', () => {
  const budget = new PrefetchBudget()
  budget.spend()
  expect(budget.isLeft).toBe(true)
  budget.spend()
  expect(budget.isLeft).toBe(false)
  budget.reset()
  expect(budget.isLeft).toBe(true)
})

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('with the connection %j nothing is loaded ahead: %s', (connection, expected) => {
  expect(isThrifty(connection)).toBe(expected)
})
