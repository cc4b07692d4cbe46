import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps } from './steps'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function openSteps(isTTY: boolean) {
  const written: string[] = []
  const terminal = { isTTY, write: (text: string) => written.push(text.replace('\r\u001b[K', '')) }
  return { steps: new Steps(terminal as unknown as NodeJS.WriteStream), written }
}

test('adds up the times of each step, in the order of their beginnings', () => {
  const { steps } = openSteps(false)
  steps.end()
  steps.begin('read')
  vi.advanceTimersByTime(30)
  steps.begin('compile')
  vi.advanceTimersByTime(50)
  steps.begin('read')
  vi.advanceTimersByTime(5)
  steps.end()
  vi.advanceTimersByTime(1000)
  steps.end()
  expect(steps.times).toEqual([
    { step: 'read', ms: 35 },
    { step: 'compile', ms: 50 },
  ])
})

test('shows the progress on a terminal at most ten times a second', () => {
  const { steps, written } = openSteps(true)
  vi.advanceTimersByTime(1000)
  steps.begin('compile')
  steps.progress(1, 9)
  vi.advanceTimersByTime(99)
  steps.progress(2, 9)
  vi.advanceTimersByTime(1)
  steps.progress(3, 9)
  steps.end()
  expect(written).toEqual(['compile', 'compile 1 / 9', 'compile 3 / 9', ''])
})

test('writes nothing to a file', () => {
  const { steps, written } = openSteps(false)
  steps.begin('compile')
  vi.advanceTimersByTime(1000)
  steps.progress(1, 9)
  steps.end()
  expect(written).toEqual([])
})
