import { expect, test, vi } from 'vitest'
import { createStore } from './store.browser'

test('the initial value is created on first use', () => {
  const initial = vi.fn(() => 1)
  const store = createStore(initial)
  expect(initial).not.toHaveBeenCalled()
  expect(store.get()).toBe(1)
  expect(store.get()).toBe(1)
  expect(initial).toHaveBeenCalledOnce()
})

test('listeners are only called on changes, until they unsubscribe', () => {
  const store = createStore(() => 1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
  store.set(2)
  expect(store.get()).toBe(2)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledOnce()
})

test('a listener may unsubscribe another one while listeners are called', () => {
  const store = createStore(() => 1)
  const late = vi.fn()
  let stop = () => {}
  store.subscribe(() => stop())
  stop = store.subscribe(late)
  store.set(2)
  store.set(3)
  expect(late).toHaveBeenCalledOnce()
})
