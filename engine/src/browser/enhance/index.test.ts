// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const findMissingPage = vi.fn()
vi.mock('../navigation/missing-page.browser', () => ({ findMissingPage: async () => findMissingPage() }))

/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  findMissingPage.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/docs/a')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
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

/** Opens a page, adds the listeners and runs the steps. */
async function open({ router = 'path', route = '/docs/a', main = '' } = {}) {
  const site = { router, versions: [], announcement: { id: 'workshop', isCloseable: true } }
  document.body.innerHTML = `<div class="announcement">Workshop</div><main>${main}</main>
    <script type="application/json" id="site-data">${JSON.stringify(site)}</script>
    <script type="application/json" id="page-data">${JSON.stringify({ route, version: 'current', counterparts: [] })}</script>`
  const { listeners, pageSteps } = await import('./index.browser')
  for (const step of [...listeners, ...pageSteps]) step()
  await new Promise((done) => setTimeout(done))
}

test.each([
  ['another page', { route: '/docs/404-errors' }],
  ['the not-found page of a site with hash URLs', { router: 'hash', route: '/docs/404' }],
])('on %s, no missing page is searched for', async (_, page) => {
  await open(page)
  expect(findMissingPage).not.toHaveBeenCalled()
})

test('on the not-found page, the missing page is searched for', async () => {
  await open({ route: '/docs/404' })
  await vi.waitFor(() => expect(findMissingPage).toHaveBeenCalledOnce())
})

test('an error of the search is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  findMissingPage.mockImplementation(() => {
    throw new Error('offline')
  })
  await open({ route: '/404' })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(new Error('offline')))
})

test('a new page is enhanced, and a page is enhanced only once', async () => {
  await open({ main: '<p data-copy><code>one</code></p>' })
  document.dispatchEvent(new Event('docs:swapped'))
  expect(document.querySelectorAll('.copy')).toHaveLength(1)
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p data-copy><code>two</code></p>')
  document.dispatchEvent(new Event('docs:swapped'))
  expect(document.querySelectorAll('.copy')).toHaveLength(2)
})

test('the target of the URL is revealed when it changes', async () => {
  await open({ main: '<details><p id="one">One</p></details>' })
  history.replaceState(null, '', '#one')
  dispatchEvent(new Event('hashchange'))
  expect(document.querySelector('details')?.open).toBe(true)
})

test('the announcement disappears when it is closed', async () => {
  await open()
  document.querySelector<HTMLButtonElement>('.announcement button')?.click()
  expect(document.querySelector('.announcement')).toBeNull()
})
