// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScrolling } from './start-scrolling.browser'

const followScroll = vi.fn()
vi.mock('./follow-scroll.browser', () => ({ followScroll }))

let isPhone: boolean

beforeEach(() => {
  followScroll.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
})
afterEach(() => {
  // Runs the remaining listeners, which remove themselves.
  dispatchEvent(new Event('scroll'))
})

const pending = () => new Promise((done) => setTimeout(done))

test('on wide screens, the code is loaded at once', async () => {
  isPhone = false
  startScrolling()
  await vi.waitFor(() => expect(followScroll).toHaveBeenCalledOnce())
  dispatchEvent(new Event('scroll'))
  await pending()
  expect(followScroll).toHaveBeenCalledOnce()
})

test.each([
  ['when the reader scrolls', 'scroll', true],
  ['when the window becomes wide', 'resize', false],
])('on phones, the code is loaded once, %s', async (_, type, remainsNarrow) => {
  isPhone = true
  startScrolling()
  dispatchEvent(new Event('resize'))
  await pending()
  expect(followScroll).not.toHaveBeenCalled()
  isPhone = remainsNarrow
  dispatchEvent(new Event(type))
  for (const later of ['scroll', 'resize']) dispatchEvent(new Event(later))
  await vi.waitFor(() => expect(followScroll).toHaveBeenCalled())
  await pending()
  expect(followScroll).toHaveBeenCalledOnce()
})

test('on phones, scrolling does not wait for the code', () => {
  isPhone = true
  const add = vi.spyOn(globalThis, 'addEventListener')
  startScrolling()
  expect(add).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true })
  add.mockRestore()
})

test('an error is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  followScroll.mockImplementation(() => {
    throw new Error('broken')
  })
  isPhone = false
  startScrolling()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(new Error('broken')))
  warn.mockRestore()
})
