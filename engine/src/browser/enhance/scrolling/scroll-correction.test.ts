// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const scrollBy = vi.fn(({ top = 0 }: ScrollToOptions) => vi.stubGlobal('scrollY', scrollY + top))

beforeEach(() => {
  vi.resetModules()
  scrollBy.mockClear()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('scrollY', 500)
})

test('the page scrolls without animation, and the position is a correction until the reader scrolls', async () => {
  const { correctScroll, isCorrection } = await import('./scroll-correction.browser')
  expect(isCorrection()).toBe(false)
  correctScroll(-40)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -40, behavior: 'instant' })
  expect(isCorrection()).toBe(true)
  vi.stubGlobal('scrollY', 461)
  expect(isCorrection()).toBe(false)
})

test('a change of 1 px is corrected, and no change is not', async () => {
  const { correctScroll, isCorrection } = await import('./scroll-correction.browser')
  correctScroll(0)
  expect([scrollBy.mock.calls.length, isCorrection()]).toEqual([0, false])
  correctScroll(1)
  expect([scrollBy.mock.calls.length, isCorrection()]).toEqual([1, true])
})
