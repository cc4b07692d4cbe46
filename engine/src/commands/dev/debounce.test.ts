import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs once after several calls in a row', () => {
  const action = vi.fn()
  const { call } = debounce(action, 60)
  for (let i = 0; i < 3; i++) {
    call()
    vi.advanceTimersByTime(59)
  }
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
  call()
  vi.advanceTimersByTime(60)
  expect(action).toHaveBeenCalledTimes(2)
})

test('does not run after it is canceled', () => {
  const action = vi.fn()
  const { call, cancel } = debounce(action, 60)
  call()
  cancel()
  vi.advanceTimersByTime(1000)
  expect(action).not.toHaveBeenCalled()
})
