// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Callbacks that wait for the next frame. */
let frames: (() => void)[]
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

// happy-dom doesn't reflect the attribute in the property.
Object.defineProperty(Element.prototype, 'ariaCurrent', {
  get(this: Element) {
    return this.getAttribute('aria-current')
  },
  set(this: Element, value: string | null) {
    if (value === null) this.removeAttribute('aria-current')
    else this.setAttribute('aria-current', value)
  },
})

beforeEach(() => {
  frames = []
  sessionStorage.clear()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      add(type, listener as EventListener, options as AddEventListenerOptions)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener, options as AddEventListenerOptions))
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const PAGE = { version: '1.x', sidebarId: 'learn' }

/** Opens a page whose sidebar has these entries. */
async function open(path: string, entries: string, page: object = PAGE) {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<aside class="panel"><div class="panel-docs"><ul>${entries}</ul></div></aside><a id="outside" href="/docs/a#x">A</a>
    <script type="application/json" id="page-data">${JSON.stringify(page)}</script>`
  vi.resetModules()
  const { applySidebar, startSidebar } = await import('./sidebar.browser')
  startSidebar()
  return applySidebar
}

const panel = () => document.querySelector('.panel') as HTMLElement
/** The hrefs of the entries that are marked as current. */
const current = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'))
const entries = (...hrefs: string[]) => hrefs.map((href) => `<li><a href="${href}">${href}</a></li>`).join('')

/** Runs the callbacks of the next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

/** Sets the positions of the panel and of its current entry. */
function place(box: { top: number; bottom: number }, entry: { top: number; bottom: number }): void {
  const rect = (value: { top: number; bottom: number }) => ({ ...value, height: value.bottom - value.top }) as DOMRect
  vi.spyOn(panel(), 'getBoundingClientRect').mockReturnValue(rect(box))
  vi.spyOn(document.querySelector('[aria-current]') as Element, 'getBoundingClientRect').mockReturnValue(rect(entry))
}

test('the entry of the section in the URL is marked, and the one without a hash for other sections', async () => {
  const apply = await open('/docs/a#two', entries('/docs/a', '/docs/a#one', '/docs/a/#two', '/docs/b#two'))
  apply()
  expect(current()).toEqual(['/docs/a/#two'])
  history.replaceState(null, '', '/docs/a#one')
  dispatchEvent(new Event('hashchange'))
  expect(current()).toEqual(['/docs/a#one'])
  history.replaceState(null, '', '/docs/a#three')
  document.dispatchEvent(new Event('docs:moved'))
  expect(current()).toEqual(['/docs/a'])
})

test('if no entry matches the section, the marks stay', async () => {
  const apply = await open('/docs/a#two', '<li><a href="/docs/a#one" aria-current="page">A</a></li>')
  apply()
  expect(current()).toEqual(['/docs/a#one'])
})

test('in a sidebar without sections, the server has marked the entry', async () => {
  const apply = await open(
    '/docs/b',
    `<li><a href="/docs/a" aria-current="page">A</a></li>${entries('/docs/b', '#')}<li><a>C</a></li>`,
  )
  apply()
  expect(current()).toEqual(['/docs/a'])
})

test('external entries are not marked', async () => {
  const apply = await open('/docs/a#x', `${entries('/docs/a')}<li><a class="external" href="/docs/a#x">A</a></li>`)
  apply()
  expect(current()).toEqual([])
})

test('a link on the page of a category opens and closes the category instead of loading the page', async () => {
  await open('/docs/a', '<li><a href="/docs/a" aria-current="page"><b>A</b></a><details><summary></summary></details></li>')
  const details = document.querySelector('details')
  const click = (keys: MouseEventInit = {}) =>
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  expect([click(), details?.open]).toEqual([false, true])
  expect([click(), details?.open]).toEqual([false, false])
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect([key, click({ [key]: true }), details?.open]).toEqual([key, true, false])
})

test('the click on a category is handled before other listeners, which ignore handled clicks', async () => {
  await open('/docs/a', '<li><a href="/docs/a" aria-current="page">A</a><details></details></li>')
  const handled: boolean[] = []
  document.querySelector('ul')?.addEventListener('click', ({ defaultPrevented }) => handled.push(defaultPrevented))
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(handled).toEqual([true])
})

test.each([
  ['an entry that is not current', '<li><a id="clicked" href="#">A</a><details></details></li>'],
  ['the entry of a page', '<li><a id="clicked" href="#" aria-current="page">A</a></li>'],
])('a click on %s is left to the browser', async (_, content) => {
  await open('/docs/a', content)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById('clicked')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(document.querySelector('details')?.open ?? false).toBe(false)
})

test.each([
  ['below the panel', { top: 900, bottom: 930 }, 10 + 540],
  ['partly below the panel', { top: 640, bottom: 661 }, 10 + 280],
  ['above the panel', { top: 59, bottom: 89 }, 10 - 301],
  ['at the top of the panel', { top: 60, bottom: 90 }, 10],
  ['at the end of the panel', { top: 630, bottom: 660 }, 10],
])('the sidebar scrolls to a current entry that is %s', async (_, entry, position) => {
  const apply = await open('/docs/a', '<li><a href="/docs/a" aria-current="page">A</a></li>')
  panel().scrollTop = 10
  place({ top: 60, bottom: 660 }, entry)
  apply()
  expect(panel().scrollTop).toBe(10)
  nextFrame()
  // In the middle of the panel, which is 600 px high.
  expect(panel().scrollTop).toBe(position)
})

test('on narrow screens, the panel scrolls to the current entry when it opens', async () => {
  await open('/docs/a', '<li><a href="/docs/a" aria-current="page">A</a></li>')
  place({ top: 0, bottom: 600 }, { top: 900, bottom: 930 })
  document.querySelector('.panel-docs')?.dispatchEvent(new Event('toggle'))
  document.dispatchEvent(new Event('toggle'))
  expect(panel().scrollTop).toBe(0)
  panel().dispatchEvent(new Event('toggle'))
  expect(panel().scrollTop).toBe(600)
})

test('a page without a sidebar, and a sidebar without a current entry, do not scroll', async () => {
  const apply = await open('/docs/c', entries('/docs/a'))
  apply()
  nextFrame()
  expect(panel().scrollTop).toBe(0)
  panel().remove()
  apply()
  expect(nextFrame).not.toThrow()
})

test('the next page with the same sidebar has its scroll position', async () => {
  await open('/docs/a', entries('/docs/a'))
  panel().scrollTop = 120
  dispatchEvent(new Event('pagehide'))
  await open('/docs/b', entries('/docs/a'))
  const scrolled = vi.spyOn(panel(), 'scrollTo')
  nextFrame()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 120)
})

test.each([
  ['another version', { ...PAGE, version: '2.x' }],
  ['another sidebar', { ...PAGE, sidebarId: 'reference' }],
])('a page with %s begins at the top of the sidebar', async (_, page) => {
  await open('/docs/a', entries('/docs/a'))
  panel().scrollTop = 120
  dispatchEvent(new Event('pagehide'))
  await open('/docs/b', entries('/docs/a'), page)
  expect(frames).toEqual([])
})

test('a page without a sidebar stores no position', async () => {
  await open('/docs/a', entries('/docs/a'))
  panel().remove()
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
