// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { onMove } from './on-move.browser'

test('moves by the browser and by the navigator are reported', () => {
  const moved = vi.fn()
  onMove(moved)
  dispatchEvent(new Event('hashchange'))
  expect(moved).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('docs:moved'))
  expect(moved).toHaveBeenCalledTimes(2)
})
