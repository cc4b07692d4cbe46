// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOBILE } from '../../common/index.browser'

const navigator = { start: vi.fn(), follow: vi.fn(() => true) }
const constructed = vi.fn()
vi.mock('./navigator.browser', () => ({
  Navigator: class {
    start = navigator.start
    follow = navigator.follow
    constructor() {
      constructed()
    }
  },
}))

/** Media queries that match. */
let matching: string[]
/** Resolves the wait for an idle browser. */
let becomeIdle: () => void
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  matching = []
  vi.clearAllMocks()
  navigator.follow.mockReturnValue(true)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.some((part) => query.includes(part)) }))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    becomeIdle = callback
  })
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(location, 'reload').mockImplementation(() => {})
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      add(type, listener as EventListener, options as AddEventListenerOptions)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener))
    })
  }
  history.replaceState(null, '', '/docs/start')
  history.scrollRestoration = 'auto'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Opens a page and starts its navigation. */
async function open(site: object = {}): Promise<void> {
  const data = { navigator: true, router: 'path', baseUrl: '/', versions: [], ...site }
  document.body.innerHTML = `<a id="page" href="/docs/a">A</a><a id="section" href="#b">B</a><a id="foreign" href="https://example.com/">C</a>
    <script type="application/json" id="site-data">${JSON.stringify(data)}</script>`
  vi.resetModules()
  const { startNavigation } = await import('./navigation.browser')
  void startNavigation()
  await new Promise((done) => setTimeout(done))
}
const isLoaded = () => vi.waitFor(() => expect(navigator.start).toHaveBeenCalledTimes(1))

/** Clicks a link, and returns whether the browser follows it. */
function click(id: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById(id)?.dispatchEvent(event)
  const isFollowed = !event.defaultPrevented
  event.preventDefault()
  return isFollowed
}

test('on wide screens, the navigator is loaded when the browser is idle', async () => {
  await open()
  expect(constructed).not.toHaveBeenCalled()
  becomeIdle()
  await isLoaded()
})

test('after Back, which needs the scroll position, the navigator is loaded at once', async () => {
  history.scrollRestoration = 'manual'
  matching = [MOBILE]
  await open()
  await isLoaded()
})

test.each([MOBILE, 'prefers-reduced-data'])('with %s, the navigator is loaded at the first interaction', async (query) => {
  matching = [query]
  await open()
  becomeIdle?.()
  await new Promise((done) => setTimeout(done, 20))
  expect(constructed).not.toHaveBeenCalled()
  dispatchEvent(new Event('touchstart'))
  dispatchEvent(new Event('keydown'))
  await isLoaded()
  expect(constructed).toHaveBeenCalledTimes(1)
})

test('a site without the navigator never loads it', async () => {
  await open({ navigator: false })
  dispatchEvent(new Event('touchstart'))
  expect(click('page')).toBe(true)
  await new Promise((done) => setTimeout(done, 20))
  expect(constructed).not.toHaveBeenCalled()
})

test('a click on a link waits for the navigator, which follows it', async () => {
  await open()
  expect(click('page')).toBe(false)
  await isLoaded()
  await vi.waitFor(() => expect(navigator.follow).toHaveBeenCalledWith(document.getElementById('page')))
  expect(location.assign).not.toHaveBeenCalled()
})

test.each(['section', 'foreign'])('a click on the link of a %s is left to the browser', async (id) => {
  await open()
  expect(click(id)).toBe(true)
})

test('a link that the navigator does not follow is loaded', async () => {
  navigator.follow.mockReturnValue(false)
  await open()
  click('page')
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/\/docs\/a$/)))
})

test('a history entry of another page reloads until the navigator is loaded, one of the same page does not', async () => {
  await open()
  dispatchEvent(new Event('popstate'))
  expect(location.reload).not.toHaveBeenCalled()
  history.replaceState(null, '', '/docs/other')
  dispatchEvent(new Event('popstate'))
  expect(location.reload).toHaveBeenCalledTimes(1)
  becomeIdle()
  await isLoaded()
  await new Promise((done) => setTimeout(done))
  dispatchEvent(new Event('popstate'))
  expect(location.reload).toHaveBeenCalledTimes(1)
})
