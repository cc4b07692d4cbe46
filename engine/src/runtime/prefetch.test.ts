import { expect, test } from 'vitest'
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
