import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading, type LoadState } from './load-state.browser'

let states: LoadState[] = []
let loading: Loading

beforeEach(() => {
  vi.useFakeTimers()
  states = []
  loading = new Loading((state) => states.push(state))
})
afterEach(() => vi.useRealTimers())

const phases = () => states.map(({ phase }) => phase)

test('a page that loads within 200 ms is never delayed', () => {
  expect(loading.state).toEqual({ phase: 'idle', timedOut: false })
  loading.begin()
  vi.advanceTimersByTime(199)
  loading.succeed()
  vi.advanceTimersByTime(1000)
  expect(phases()).toEqual(['loading', 'loaded'])
})

test('after 200 ms a page is delayed', () => {
  loading.begin()
  vi.advanceTimersByTime(200)
  expect(loading.state).toEqual({ phase: 'delayed', timedOut: true })
  loading.succeed()
  expect(loading.state).toEqual({ phase: 'loaded', timedOut: true })
})

test('a retry starts loading again and restarts the delay', () => {
  const error = new Error('no')
  loading.begin()
  vi.advanceTimersByTime(300)
  loading.fail(error)
  expect(loading.state).toEqual({ phase: 'error', timedOut: true, error })
  loading.begin()
  expect(loading.state).toEqual({ phase: 'loading', timedOut: false })
  vi.advanceTimersByTime(199)
  expect(loading.state.phase).toBe('loading')
  vi.advanceTimersByTime(1)
  expect(phases()).toEqual(['loading', 'delayed', 'error', 'loading', 'delayed'])
})

test('returning to the shown page cancels loading', () => {
  loading.begin()
  loading.cancel()
  vi.advanceTimersByTime(1000)
  expect(phases()).toEqual(['loading', 'idle'])
})
