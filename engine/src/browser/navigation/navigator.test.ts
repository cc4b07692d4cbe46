// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Router } from './address/address.browser'
import { hashRouter } from './address/hash-router.browser'
import { pathRouter } from './address/path-router.browser'

interface TestPage {
  title: string
  route?: string
  main?: string
  /** Name of the entry script, which differs between builds. */
  build?: string
}

const SITE = { baseUrl: '/', router: 'path', siteTitle: 'Site', titleDelimiter: '|', longRoutes: ['/docs/long'] }

const html = ({ title, route = '/docs/start', main = '', build = 'one' }: TestPage) =>
  `<!doctype html><html><head><title>${title}</title><script type="module" src="/assets/runtime.${build}.js"></script></head>
  <body><div><a class="skip-link" href="#main">Skip</a></div><main><h1 id="top">${title}</h1>${main}</main>
  <script type="application/json" id="page-data">${JSON.stringify({ route, docId: title })}</script>
  <script type="application/json" id="site-data">${JSON.stringify(SITE)}</script></body></html>`

const answer = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html' } })

/** Responses of the server, by path. Requests for other paths fail. */
let server: Record<string, () => Response | Promise<Response>>
let requested: string[]
let signals: AbortSignal[]
/** Addresses that were loaded as separate documents. */
let loaded: string[]
let views: unknown[]
/** Functions that remove the event listeners of the current page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  server = {}
  requested = []
  signals = []
  loaded = []
  views = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { origin, pathname } = new URL(url, location.href)
    requested.push(origin === location.origin ? pathname : url)
    if (signal) signals.push(signal)
    const found = server[pathname]
    return found ? Promise.resolve(found()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.spyOn(location, 'replace').mockImplementation((url) => void loaded.push(String(url)))
  // Removes the listeners of a test before the next one.
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      add(type, listener as EventListener)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener))
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Opens a page as a separate document, with the navigator of its site. */
async function open(
  address: string,
  page: TestPage,
  router: () => Router = () => pathRouter('/', location.origin),
): Promise<void> {
  history.replaceState(null, '', address)
  const next = new DOMParser().parseFromString(html(page), 'text/html')
  document.head.innerHTML = next.head.innerHTML
  document.body.innerHTML = next.body.innerHTML
  vi.resetModules()
  const { Navigator } = await import('./navigator.browser')
  document.addEventListener('docs:page-view', (event) => views.push((event as CustomEvent).detail))
  new Navigator(router()).start()
}

/** Clicks a link to an address. */
function click(href: string, attributes: Partial<HTMLAnchorElement> = {}): void {
  const link = Object.assign(document.createElement('a'), { ...attributes })
  link.setAttribute('href', href)
  document.querySelector('main')?.append(link)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Goes to an entry of the history. */
function pop(address: string): void {
  history.replaceState(null, '', address)
  dispatchEvent(new Event('popstate'))
}

const heading = () => document.querySelector('h1')?.textContent
const shows = (title: string) => vi.waitFor(() => expect(heading()).toBe(title))
const path = () => location.href.slice(location.origin.length)
const START = { title: 'Start', route: '/docs/start' }

describe('a link', () => {
  test('to a page shows it without a page load, with its URL and title, and dispatches a page view', async () => {
    await open('/docs/start', START)
    server['/docs/a'] = () => answer(html({ title: 'A' }))
    click('/docs/a?b=c')
    expect(path()).toBe('/docs/a?b=c')
    await shows('A')
    expect(document.title).toBe('A')
    expect(loaded).toEqual([])
    expect(views).toEqual([{ from: '/docs/start', to: '/docs/a?b=c', action: 'push' }])
  })

  test.each([
    ['to another site', 'https://example.com/docs/a', {}],
    ['to a file', '/data/taxi.csv', {}],
    ['to a section of the page', '#top', {}],
    ['to a new window', '/docs/a', { target: '_blank' }],
    ['to a page that is so long that the browser renders it earlier', '/docs/long', {}],
  ])('%s is left to the browser', async (_, href, attributes) => {
    await open('/docs/start', START)
    let isOurs: boolean | undefined
    document.addEventListener('click', (event) => {
      isOurs = event.defaultPrevented
      event.preventDefault()
    })
    click(href, attributes)
    expect(isOurs).toBe(false)
    expect(requested).toEqual([])
  })

  test('to the current page sends no request', async () => {
    await open('/docs/start', START)
    click('/docs/start.html?tab=b')
    expect(path()).toBe('/docs/start.html?tab=b')
    expect(requested).toEqual([])
    expect(heading()).toBe('Start')
  })

  test('that the server redirects changes the URL to that of the target', async () => {
    await open('/docs/start', START)
    server['/docs/old'] = () =>
      Object.defineProperties(answer(html({ title: 'New' })), {
        redirected: { value: true },
        url: { value: `${location.origin}/docs/new` },
      })
    click('/docs/old')
    await shows('New')
    expect(path()).toBe('/docs/new')
  })

  test('to a page that does not exist shows the not-found page without changing the URL', async () => {
    await open('/docs/start', START)
    server['/docs/none'] = () => answer(html({ title: 'Page Not Found', route: '/404' }), 404)
    click('/docs/none')
    await shows('Page Not Found')
    expect(path()).toBe('/docs/none')
  })

  test.each([
    ['another build', html({ title: 'A', build: 'two' })],
    ['another generator', '<html><body><h1>Log in</h1></body></html>'],
  ])('to a document of %s is a page load', async (_, text) => {
    await open('/docs/start', START)
    server['/docs/a'] = () => answer(text)
    click('/docs/a')
    await vi.waitFor(() => expect(loaded).toEqual(['/docs/a']))
    expect(heading()).toBe('Start')
  })
})

test('the skip link moves the focus to the main content, and the address stays the same', async () => {
  await open('/docs/start', START)
  document.querySelector<HTMLElement>('.skip-link')?.click()
  expect([document.activeElement?.tagName, path()]).toEqual(['MAIN', '/docs/start'])
})

test('a second click cancels the navigation of the first', async () => {
  await open('/docs/start', START)
  let arrive = (_: Response) => {}
  server['/docs/a'] = () =>
    new Promise((done) => {
      arrive = done
    })
  server['/docs/b'] = () => answer(html({ title: 'B' }))
  click('/docs/a')
  click('/docs/b')
  await shows('B')
  expect(signals[0]?.aborted).toBe(true)
  arrive(answer(html({ title: 'A' })))
  await new Promise(setImmediate)
  expect(heading()).toBe('B')
})

test.each([
  { name: 'while the browser is idle', leaves: false, ahead: 1 },
  { name: 'but not if the reader has left the page before it arrived', leaves: true, ahead: 0 },
])('a prefetched page is parsed ahead $name', async ({ leaves, ahead }) => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  await open('/docs/start', START)
  const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString')
  let arrive = (_: Response) => {}
  const next = html({ title: 'Next' })
  server['/docs/next'] = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  server['/docs/a'] = () => answer(html({ title: 'A' }))
  const link = Object.assign(document.createElement('a'), { href: '/docs/next' })
  document.querySelector('main')?.append(link)
  link.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await vi.waitFor(() => expect(requested).toEqual(['/docs/next']))
  if (leaves) {
    click('/docs/a')
    await shows('A')
  }
  arrive(answer(next))
  await vi.waitFor(() => expect(parsed.mock.calls.filter(([text]) => text === next)).toHaveLength(ahead))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(parsed.mock.calls.filter(([text]) => text === next)).toHaveLength(ahead)
})

test('Back shows the previous page; a page that was read recently is not requested again', async () => {
  await open('/docs/start', START)
  server['/docs/start'] = () => answer(html(START))
  server['/docs/a'] = () => answer(html({ title: 'A' }))
  click('/docs/a')
  await shows('A')
  pop('/docs/start')
  await shows('Start')
  pop('/docs/a')
  await shows('A')
  expect(requested).toEqual(['/docs/a', '/docs/start'])
})

test('an error shows why a page cannot be loaded, and a button to retry', async () => {
  await open('/docs/start', START)
  click('/docs/a')
  await vi.waitFor(() => expect(document.querySelector('.load-error p')?.textContent).toContain('Check your network connection.'))
  server['/docs/a'] = () => answer(html({ title: 'A' }))
  document.querySelector<HTMLButtonElement>('.load-error button')?.click()
  await shows('A')
})

test('a loader and a progress bar are shown after 200 ms until the page has loaded', async () => {
  await open('/docs/start', START)
  let arrive = (_: Response) => {}
  server['/docs/a'] = () =>
    new Promise((done) => {
      arrive = done
    })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = () => [...document.querySelectorAll('.page-loader, #nprogress')].length
  click('/docs/a')
  vi.advanceTimersByTime(199)
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(2)
  vi.useRealTimers()
  arrive(answer(html({ title: 'A' })))
  await shows('A')
  await vi.waitFor(() => expect(shown()).toBe(0))
})

test.each(['//evil.example/x', '/\\evil.example/x', '//evil.example/x.csv'])(
  'the path %j is requested from this host when the reader goes back to it',
  async (address) => {
    await open('/docs/start', START)
    server['/docs/a'] = () => answer(html({ title: 'A' }))
    server[address.replace(/^[\\/]+/, '/')] = () => answer(html({ title: 'Page Not Found', route: '/404' }), 404)
    click('/docs/a')
    await shows('A')
    vi.spyOn(location, 'pathname', 'get').mockReturnValue(address)
    vi.spyOn(location, 'href', 'get').mockReturnValue(location.origin + address)
    dispatchEvent(new Event('popstate'))
    await shows('Page Not Found')
    expect(requested).toEqual(['/docs/a', address.replace(/^[\\/]+/, '/')])
    expect(loaded).toEqual([])
  },
)

describe('after a navigation, the title is announced once, and the focus is on', () => {
  let messages: string[]
  beforeEach(() => {
    messages = []
    vi.doMock('../enhance/live-region.browser', () => ({ announce: (message: string) => messages.push(message) }))
  })
  afterEach(() => vi.doUnmock('../enhance/live-region.browser'))

  const focused = () => document.activeElement?.outerHTML.replace(/ tabindex="-1"/, '')
  const A = html({ title: 'A', main: '<h2 id="part">Part</h2><input id="field">' })

  test.each([
    ['the heading', '/docs/a', '<h1 id="top">A</h1>'],
    ['the target of the hash', '/docs/a#part', '<h2 id="part">Part</h2>'],
    ['the target of the hash, if it can have the focus itself', '/docs/a#field', '<input id="field">'],
    ['the heading, if the hash has no target', '/docs/a#none', '<h1 id="top">A</h1>'],
    ['the heading, if the hash is malformed', '/docs/a#%', '<h1 id="top">A</h1>'],
  ])('%s', async (_, href, element) => {
    await open('/docs/start', START)
    server['/docs/a'] = () => answer(A)
    click(href)
    await shows('A')
    expect([focused(), messages]).toEqual([element, ['A']])
  })

  test('the heading, after Back', async () => {
    await open('/docs/start', START)
    server['/docs/start'] = () => answer(html(START))
    server['/docs/a'] = () => answer(A)
    click('/docs/a')
    await shows('A')
    pop('/docs/start')
    await shows('Start')
    expect([focused(), messages]).toEqual(['<h1 id="top">Start</h1>', ['A', 'Start']])
  })

  test('the heading, after an error', async () => {
    await open('/docs/start', START)
    click('/docs/a')
    await vi.waitFor(() => expect(document.querySelector('.load-error')).not.toBeNull())
    expect(messages).toEqual([])
    server['/docs/a'] = () => answer(A)
    click('/docs/a')
    await shows('A')
    expect([focused(), messages]).toEqual(['<h1 id="top">A</h1>', ['A']])
  })

  test('the main content, if there is no heading', async () => {
    await open('/docs/start', START)
    server['/docs/a'] = () => answer(A.replace(/<h1.*?<\/h1>/, ''))
    click('/docs/a')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
    expect(messages).toEqual(['A'])
  })

  test.each([
    ['a link to the top of the same page moves the focus, but announces nothing', '/docs/start', 'H1'],
    ['a link to another spelling of the same page too', '/docs/start.html', 'H1'],
    ['a link that changes only the query changes neither', '/docs/start?tab=b', 'BODY'],
  ])('%s', async (_, href, tag) => {
    await open('/docs/start', START)
    click(href)
    expect([document.activeElement?.tagName, messages]).toEqual([tag, []])
  })

  test('with hash URLs, nothing is announced while the first page is loaded', async () => {
    server['/docs/a.html'] = () => answer(A)
    server['/docs/b.html'] = () => answer(html({ title: 'B' }))
    await open('/index.html#/docs/a', START, () => hashRouter('/', `${location.origin}/index.html`, '/docs/start', []))
    await shows('A')
    expect([document.activeElement?.tagName, messages]).toEqual(['BODY', []])
    click('#/docs/a#part')
    expect([focused(), messages]).toEqual(['<h2 id="part">Part</h2>', []])
    click('#/docs/b')
    await shows('B')
    expect([focused(), messages]).toEqual(['<h1 id="top">B</h1>', ['B']])
  })
})

describe('with hash URLs', () => {
  const router = () => hashRouter('/', `${location.origin}/index.html`, '/docs/start', [])

  test('the page of the URL is shown', async () => {
    server['/docs/a.html'] = () => answer(html({ title: 'A' }))
    await open('/index.html#/docs/a', START, router)
    await shows('A')
    expect(path()).toBe('/index.html#/docs/a')
  })

  test.each([
    ['#/docs/a', []],
    ['#/docs/a#part', ['part']],
  ])('at %s, the page is scrolled to the heading of the URL, if it has one', async (place, scrolled) => {
    const ids: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      ids.push(this.id)
    })
    const top = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
    server['/docs/a.html'] = () => answer(html({ title: 'A', main: '<h2 id="part">Part</h2>' }))
    await open(`/index.html${place}`, START, router)
    await shows('A')
    expect(ids).toEqual(scrolled)
    expect(top).not.toHaveBeenCalled()
  })

  test.each(['#//evil.example/x', '#/\\evil.example/x'])('the address %s is requested from this host only', async (place) => {
    server['/evil.example/x.html'] = () => answer('', 404)
    server['/evil.example/x/index.html'] = () => answer('', 404)
    server['/404.html'] = () => answer(html({ title: 'Page Not Found', route: '/404' }))
    await open(`/index.html${place}`, START, router)
    await shows('Page Not Found')
    expect(requested).toEqual(['/evil.example/x.html', '/evil.example/x/index.html', '/404.html'])
  })

  const redirectPage = (to: string) => `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`

  test.each([
    ['docs/b', '#/docs/b'],
    ['#part', '#/docs/a#part'],
    ['#/docs/b.html', '#/docs/b.html'],
  ])('the address "%s", typed later, becomes %s', async (typed, written) => {
    server['/docs/a.html'] = () => answer(html({ title: 'A', main: '<h2 id="part">Part</h2>' }))
    server['/docs/b.html'] = () => answer(html({ title: 'B' }))
    await open('/index.html#/docs/a', START, router)
    await shows('A')
    pop(`/index.html#${typed.replace(/^#/, '')}`)
    expect(path()).toBe(`/index.html${written}`)
    if (written !== '#/docs/a#part') await shows('B')
  })

  test('a redirect page is followed', async () => {
    server['/docs/old.html'] = () => answer(redirectPage('/index.html#/docs/a'))
    server['/docs/a.html'] = () => answer(html({ title: 'A' }))
    await open('/index.html#/docs/old', START, router)
    await shows('A')
    expect(path()).toBe('/index.html#/docs/a')
  })

  test('a redirect page that redirects to itself is an error', async () => {
    server['/docs/old.html'] = () => answer(redirectPage('/index.html#/docs/old'))
    await open('/index.html#/docs/old', START, router)
    await vi.waitFor(() => expect(document.querySelector('.load-error')?.textContent).toContain('redirects to itself'))
  })

  test('a document that is not a page of the site is not shown', async () => {
    server['/docs/a.html'] = () => answer('<html><body><h1>Log in</h1></body></html>')
    await open('/index.html#/docs/a', START, router)
    await vi.waitFor(() => expect(document.querySelector('.load-error')?.textContent).toContain('returned a different page'))
  })
})
