// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Callbacks that wait for the next frame. */
let frames: (() => void)[]
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.resetModules()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const add = globalThis.addEventListener.bind(globalThis)
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    add(type, listener as EventListener, options as AddEventListenerOptions)
    cleanups.push(() => removeEventListener(type, listener as EventListener))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Runs the callbacks of the next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

test('listeners run once per frame in which the reader scrolls or resizes the window', async () => {
  const { onScroll } = await import('./on-scroll.browser')
  const [one, two] = [vi.fn(), vi.fn()]
  onScroll(one)
  for (const type of ['scroll', 'scroll', 'resize']) dispatchEvent(new Event(type))
  expect(one).not.toHaveBeenCalled()
  expect(frames).toHaveLength(1)
  nextFrame()
  onScroll(two)
  dispatchEvent(new Event('resize'))
  nextFrame()
  nextFrame()
  expect([one, two].map((listener) => listener.mock.calls.length)).toEqual([2, 1])
})

test('listeners also run in the next frame on request', async () => {
  const { onScroll, scheduleScroll } = await import('./on-scroll.browser')
  const listener = vi.fn()
  onScroll(listener)
  scheduleScroll()
  scheduleScroll()
  nextFrame()
  expect(listener).toHaveBeenCalledOnce()
})

test('scrolling does not wait for the listeners, and any number of them add one event listener per type', async () => {
  const { onScroll } = await import('./on-scroll.browser')
  onScroll(() => {})
  onScroll(() => {})
  expect(vi.mocked(addEventListener).mock.calls.map(([type, , options]) => [type, options])).toEqual([
    ['scroll', { passive: true }],
    ['resize', { passive: true }],
  ])
})
