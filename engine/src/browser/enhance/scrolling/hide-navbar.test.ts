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
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => vi.stubGlobal('scrollY', scrollY + top))
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000)
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      add(type, listener as EventListener, options as AddEventListenerOptions)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener))
    })
  }
  document.body.innerHTML = '<nav class="navbar"></nav><h2 id="install">Install</h2><h2 id="café">Café</h2>'
  vi.spyOn(document.querySelector('nav') as HTMLElement, 'offsetHeight', 'get').mockReturnValue(60)
  history.replaceState(null, '', '/docs/a')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Starts at a scroll position. */
async function start(y: number): Promise<void> {
  vi.stubGlobal('scrollY', y)
  const { startHidingNavbar } = await import('./hide-navbar.browser')
  startHidingNavbar()
}
const isHidden = () => document.querySelector('.navbar')?.hasAttribute('data-hidden')

/** Waits for the frame after an event. */
function frameAfter(type: string): void {
  dispatchEvent(new Event(type))
  for (const frame of frames.splice(0)) frame()
}
/** Scrolls to each position in turn. Returns for each one whether the navbar is hidden. */
function scroll(...places: number[]) {
  return places.map((y) => {
    vi.stubGlobal('scrollY', y)
    frameAfter('scroll')
    return isHidden()
  })
}

test('scrolling down hides the navbar, scrolling up shows it', async () => {
  await start(100)
  expect(scroll(200, 300, 290, 310)).toEqual([true, true, false, true])
})

test('the first scroll of a page that begins at the top does not hide the navbar', async () => {
  await start(0)
  expect(scroll(100, 200)).toEqual([false, true])
})

test('the navbar is visible until the page has scrolled by its height, and does not appear at the end of the page', async () => {
  await start(20)
  expect(scroll(59, 60, 3200, 3140, 3139)).toEqual([false, true, true, true, false])
})

test('resizing the window without scrolling keeps the navbar', async () => {
  await start(300)
  scroll(200)
  frameAfter('resize')
  expect(isHidden()).toBe(false)
})

test('a scroll that keeps the text in place does not show the navbar', async () => {
  await start(400)
  scroll(500)
  const { correctScroll } = await import('./scroll-correction.browser')
  correctScroll(-40)
  frameAfter('scroll')
  expect(isHidden()).toBe(true)
  expect(scroll(470)).toEqual([true])
})

test.each(['#install', '#caf%C3%A9', '#/docs/a#install'])(
  'a jump to %s hides the navbar, and its scroll is ignored',
  async (hash) => {
    await start(1000)
    history.replaceState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
    expect(isHidden()).toBe(true)
    expect(scroll(700, 600)).toEqual([true, false])
  },
)

test.each(['', '#', '#unknown', '#%'])(
  'a navigation to the address "%s", which leads to no element, shows the navbar',
  async (hash) => {
    await start(1000)
    scroll(1100)
    history.replaceState(null, '', `/docs/b${hash}`)
    document.dispatchEvent(new Event('docs:swapped'))
    expect(isHidden()).toBe(false)
    expect(scroll(1200)).toEqual([true])
  },
)

test('pages without a navbar stay as they are', async () => {
  document.body.innerHTML = ''
  await start(100)
  expect(scroll(200)).toEqual([undefined])
})
