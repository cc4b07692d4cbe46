// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let now: number
let reducedMotion: boolean
/** Callbacks that wait for the next frame. */
let frames: (() => void)[]
/** Positions that the animation has scrolled to. */
let positions: number[]

beforeEach(() => {
  now = 0
  reducedMotion = false
  frames = []
  positions = []
  vi.resetModules()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('reduced-motion') }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('scrollTo', ({ top = 0, behavior }: ScrollToOptions) => {
    if (behavior === 'instant') positions.push(top)
    vi.stubGlobal('scrollY', top)
  })
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => vi.stubGlobal('scrollY', scrollY + top))
  vi.stubGlobal('scrollY', 0)
})

/** Opens a page of the docs. */
async function open(isDoc = true) {
  document.body.innerHTML = '<main></main>'
  const { addBackToTop, hideBackToTop, updateBackToTop } = await import('./back-to-top.browser')
  addBackToTop(isDoc)
  /** Scrolls to each position in turn. Returns for each one whether the button is shown. */
  const scroll = (...places: number[]) =>
    places.map((y) => {
      vi.stubGlobal('scrollY', y)
      updateBackToTop()
      return !button().hidden
    })
  return { addBackToTop, hideBackToTop, updateBackToTop, scroll }
}
const button = () => document.querySelector('.back-to-top') as HTMLButtonElement

/** Runs the callbacks of the next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

test('pages of the docs have one button, which is hidden at first', async () => {
  const { addBackToTop } = await open()
  addBackToTop(true)
  expect(document.querySelectorAll('main > .back-to-top')).toHaveLength(1)
  const { type, ariaLabel, hidden } = button()
  expect([type, ariaLabel, hidden]).toEqual(['button', 'Scroll back to top', true])
})

test('other pages have no button, and scrolling on them does nothing', async () => {
  const { updateBackToTop } = await open(false)
  expect(button()).toBeNull()
  updateBackToTop()
  vi.stubGlobal('scrollY', 1000)
  expect(updateBackToTop).not.toThrow()
})

test('the button is shown after scrolling up and hidden after scrolling down', async () => {
  const { scroll } = await open()
  expect(scroll(1000, 990, 980, 1000, 990, 299)).toEqual([false, true, true, false, true, false])
})

test('at the end of the page, the button keeps its state', async () => {
  const { scroll } = await open()
  expect(scroll(3230, 3220, 3210, 3190, 3180)).toEqual([false, false, false, true, true])
})

test('the button keeps its state while the position is the same', async () => {
  const { scroll } = await open()
  expect(scroll(1000, 990, 990)).toEqual([false, true, true])
})

test('the first position on a new page is not a scroll', async () => {
  const { addBackToTop, scroll } = await open()
  scroll(2000)
  addBackToTop(true)
  expect(scroll(1000, 990)).toEqual([false, true])
})

test('a scroll that keeps the text in place does not change the button', async () => {
  const { scroll, updateBackToTop } = await open()
  const { correctScroll } = await import('./scroll-correction.browser')
  scroll(1000, 990)
  correctScroll(40)
  updateBackToTop()
  expect(button().hidden).toBe(false)
})

test('a jump hides the button, and its scroll events, which may be animated, do not show it', async () => {
  const { scroll, hideBackToTop } = await open()
  scroll(3000, 2990)
  now = 1000
  hideBackToTop()
  expect(button().hidden).toBe(true)
  now = 1149
  expect(scroll(2500)).toEqual([false])
  now = 1298
  expect(scroll(2400)).toEqual([false])
  now = 1448
  expect(scroll(2300)).toEqual([true])
})

test('a jump begins at the current position', async () => {
  const { scroll, hideBackToTop } = await open()
  hideBackToTop()
  now = 200
  expect(scroll(1000)).toEqual([false])
  expect(scroll(900)).toEqual([true])
})

test('a click scrolls to the top in frames', async () => {
  await open()
  vi.stubGlobal('scrollY', 1000)
  button().click()
  nextFrame()
  nextFrame()
  expect(positions).toEqual([850, 722, 613])
  while (frames.length > 0 && positions.length < 100) nextFrame()
  expect(positions.filter((position) => position === 0)).toEqual([0])
})

test('with reduced motion, a click scrolls to the top at once', async () => {
  reducedMotion = true
  await open()
  vi.stubGlobal('scrollY', 1000)
  button().click()
  expect([positions, frames]).toEqual([[0], []])
})

test('scrolling down ends the animation, and its own scroll events do not', async () => {
  const { scroll, updateBackToTop } = await open()
  scroll(1000)
  button().click()
  updateBackToTop()
  nextFrame()
  updateBackToTop()
  expect(positions).toEqual([850, 722])
  scroll(730)
  nextFrame()
  expect([positions, frames]).toEqual([[850, 722], []])
})
