// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDelayed } from './use-delayed.island'

let delayed: string
function Probe({ value, delay }: { value: string; delay: number }) {
  delayed = useDelayed(value, delay)
  return null
}
let root: Root
const render = (value: string, delay = 300) => act(() => root.render(<Probe value={value} delay={delay} />))
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

test('starts with the first value, and follows another one after the delay', () => {
  render('a')
  expect(delayed).toBe('a')
  render('ab')
  wait(299)
  expect(delayed).toBe('a')
  wait(1)
  expect(delayed).toBe('ab')
})

test('each change starts the delay again', () => {
  render('a')
  render('ab')
  wait(200)
  render('abc')
  wait(200)
  expect(delayed).toBe('a')
  wait(100)
  expect(delayed).toBe('abc')
})
