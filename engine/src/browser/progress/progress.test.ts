import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Progress, type ProgressView } from './progress.browser'

let log: [ms: number, what: string][] = []
const view: ProgressView = {
  render: (fraction) => log.push([Date.now(), fraction.toFixed(3)]),
  fade: () => log.push([Date.now(), 'fade']),
  remove: () => log.push([Date.now(), 'remove']),
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  log = []
})
afterEach(() => vi.useRealTimers())

test('a navigation within 200 ms shows nothing', () => {
  const progress = new Progress(view)
  progress.start()
  vi.advanceTimersByTime(199)
  progress.done()
  vi.advanceTimersByTime(5000)
  expect(log).toEqual([])
})

test('the bar begins at 8 % after 200 ms and grows by up to 2 points every 800 ms', () => {
  const progress = new Progress(view, () => 0.999)
  progress.start()
  vi.advanceTimersByTime(200)
  expect(log).toEqual([[200, '0.080']])
  vi.advanceTimersByTime(1600)
  expect(log.slice(1)).toEqual([
    [1000, '0.100'],
    [1800, '0.120'],
  ])
})

test('the bar stops at 99.4 % until the page has loaded', () => {
  const progress = new Progress(view, () => 1)
  progress.start()
  vi.advanceTimersByTime(120_000)
  expect(log.at(-1)?.[1]).toBe('0.994')
})

test('when loading has finished, the bar jumps ahead by 30 to 80 points, fills, fades, and is removed 400 ms after it was full', () => {
  const progress = new Progress(view, () => 0.5)
  progress.start()
  vi.advanceTimersByTime(300)
  progress.done()
  vi.advanceTimersByTime(5000)
  expect(log).toEqual([
    [200, '0.080'],
    [300, '0.630'],
    [500, '1.000'],
    [700, 'fade'],
    [900, 'remove'],
  ])
})

test('another navigation continues the bar of the previous one', () => {
  const progress = new Progress(view, () => 0)
  progress.start()
  vi.advanceTimersByTime(500)
  progress.start()
  vi.advanceTimersByTime(799)
  expect(log).toEqual([[200, '0.080']])
  vi.advanceTimersByTime(1)
  expect(log).toHaveLength(2)
})

test('a navigation that starts while a full bar fades restarts the bar', () => {
  const progress = new Progress(view, () => 0)
  progress.start()
  vi.advanceTimersByTime(200)
  progress.done()
  vi.advanceTimersByTime(250)
  progress.start()
  progress.done()
  vi.advanceTimersByTime(5000)
  expect(log.map(([, what]) => what)).toEqual(['0.080', '0.380', '1.000', 'remove'])
})
