// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const button = { addBackToTop: vi.fn(), hideBackToTop: vi.fn(), updateBackToTop: vi.fn() }
const contents = { followTarget: vi.fn(), forgetTableOfContents: vi.fn(), markActiveHeading: vi.fn() }
vi.mock('./back-to-top.browser', () => button)
vi.mock('./table-of-contents.browser', () => contents)

/** Callbacks that wait for the next frame. */
let frames: (() => void)[]
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      add(type, listener as EventListener, options as AddEventListenerOptions)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener))
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Opens a page, and follows the scroll position. */
async function open({ kind = 'doc', hideOnScroll = false, navbar = '<nav class="navbar"></nav>' } = {}): Promise<void> {
  document.body.innerHTML = `${navbar}<script type="application/json" id="site-data">{"navbar":{"hideOnScroll":${hideOnScroll}}}</script>
    <script type="application/json" id="page-data">{"kind":"${kind}"}</script>`
  const element = document.querySelector('nav')
  if (element) vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(60)
  const { followScroll } = await import('./follow-scroll.browser')
  followScroll()
}

/** Runs the callbacks of the next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

test('the table of contents and the button are updated in the next frame and after each scroll', async () => {
  await open()
  expect(contents.forgetTableOfContents).toHaveBeenCalledOnce()
  expect(contents.markActiveHeading).not.toHaveBeenCalled()
  nextFrame()
  dispatchEvent(new Event('scroll'))
  nextFrame()
  expect(contents.markActiveHeading).toHaveBeenCalledTimes(2)
  expect(button.updateBackToTop).toHaveBeenCalledTimes(2)
})

test('they are set up again for a new page', async () => {
  await open()
  nextFrame()
  document.dispatchEvent(new Event('docs:swapped'))
  nextFrame()
  expect(button.addBackToTop).toHaveBeenCalledTimes(2)
  expect(contents.forgetTableOfContents).toHaveBeenCalledTimes(2)
  expect(contents.markActiveHeading).toHaveBeenCalledTimes(2)
})

test('a jump hides the button', async () => {
  await open()
  expect(button.hideBackToTop).not.toHaveBeenCalled()
  dispatchEvent(new Event('hashchange'))
  expect(button.hideBackToTop).toHaveBeenCalledOnce()
})

test.each([
  ['doc', true],
  ['category', true],
  ['page', false],
])('a page of the kind "%s" has the button: %s', async (kind, isDoc) => {
  await open({ kind })
  expect(button.addBackToTop).toHaveBeenCalledExactlyOnceWith(isDoc)
})

test.each([
  ['a sticky navbar', {}, 60],
  ['a navbar that hides on scroll', { hideOnScroll: true }, 0],
  ['no navbar', { navbar: '' }, 0],
])('headings are covered by the height of %s', async (_, page, height) => {
  await open(page)
  nextFrame()
  expect(contents.markActiveHeading).toHaveBeenCalledExactlyOnceWith(height)
})
