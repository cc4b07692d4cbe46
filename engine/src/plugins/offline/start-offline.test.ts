// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../test/support/sample-data'

const startOfflinePage = vi.fn()
let saves: boolean
let docId: string
let notify: () => void
vi.mock('../../browser/index.browser', () => ({
  savesData: () => saves,
  siteData: () => sampleData.site,
  trustedScriptUrl: (url: string) => url,
  pageStore: {
    get: () => ({ ...sampleData.page, docId }),
    subscribe: (listener: () => void) => {
      notify = listener
    },
  },
}))
vi.mock('./offline-page.browser', () => ({ startOfflinePage: () => startOfflinePage() }))

const active = { postMessage: vi.fn() }
let serviceWorker: EventTarget & {
  controller: { postMessage: ReturnType<typeof vi.fn> } | null
  register: ReturnType<typeof vi.fn>
}

beforeEach(() => {
  vi.clearAllMocks()
  saves = false
  docId = 'start'
  serviceWorker = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn() },
    register: vi.fn(async () => ({})),
    ready: Promise.resolve({ active }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/base/docs/a')
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function start(): Promise<void> {
  const { start } = await import('./start-offline.browser')
  await start()
}
const showCopy = (saved = 'late') => {
  document.body.innerHTML = `<p class="saved-copy" data-saved="${saved}"></p>`
}
const copy = () => document.querySelector('.saved-copy')
const answer = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }))

test('registers the service worker of the site', async () => {
  await start()
  expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/base/service-worker.js', {
    scope: '/base/',
    updateViaCache: 'none',
  })
})

test('does nothing in browsers without service workers, or if the reader saves data', async () => {
  saves = true
  await start()
  expect(serviceWorker.register).not.toHaveBeenCalled()
  saves = false
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(start()).resolves.toBeUndefined()
})

test('a new service worker saves the page that the reader visits first', async () => {
  await start()
  expect(active.postMessage).not.toHaveBeenCalled()
  serviceWorker.controller = null
  await start()
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'visited', path: '/base/docs/a' })
})

test('a page that is shown from a late copy waits for the response', async () => {
  showCopy()
  await start()
  const message = { kind: 'waiting', path: '/base/docs/a' }
  expect(serviceWorker.controller?.postMessage.mock.calls).toEqual([[message]])
  notify()
  expect(serviceWorker.controller?.postMessage).toHaveBeenCalledTimes(2)
  showCopy('offline')
  notify()
  expect(serviceWorker.controller?.postMessage).toHaveBeenCalledTimes(2)
})

test('a response like the shown copy removes its mark', async () => {
  await start()
  showCopy()
  answer({ kind: 'answer', path: '/base/docs/a', isSame: true })
  expect(copy()).toBeNull()
  expect(location.reload).not.toHaveBeenCalled()
})

test('another response than the shown copy reloads the page', async () => {
  await start()
  showCopy()
  answer({ kind: 'answer', path: '/base/docs/a', isSame: false })
  expect(location.reload).toHaveBeenCalledOnce()
  expect(copy()).not.toBeNull()
})

test.each([
  ['of another kind', { kind: 'saved', path: '/base/docs/a' }],
  ['for another page', { kind: 'answer', path: '/base/docs/b' }],
  ['without data', null],
])('a message %s changes nothing', async (_, data) => {
  await start()
  showCopy()
  answer(data)
  expect(location.reload).not.toHaveBeenCalled()
  expect(copy()).not.toBeNull()
})

test('a response for a page that is not a copy changes nothing', async () => {
  await start()
  answer({ kind: 'answer', path: '/base/docs/a', isSame: false })
  expect(location.reload).not.toHaveBeenCalled()
})

test('the offline page is started whenever it is shown', async () => {
  await start()
  docId = 'offline'
  notify()
  await vi.waitFor(() => expect(startOfflinePage).toHaveBeenCalledOnce())
  docId = 'start'
  notify()
  docId = 'offline'
  notify()
  await vi.waitFor(() => expect(startOfflinePage).toHaveBeenCalledTimes(2))
})
