// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const scrolled = vi.fn()
/** Listeners of the connection to the dev server. */
let listeners: Record<string, () => void>
/** The page on the server. */
let page: string
const swapped = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  listeners = {}
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(type: string, listener: () => void) {
        listeners[type] = listener
      }
    },
  )
  vi.stubGlobal('fetch', async () => new Response(page))
})

const html = (version: string, body: string, problems = '') =>
  `<!doctype html><html data-dev-version="${version}" ${problems}><head><title>Page</title></head><body><main>${body}</main></body></html>`

/** Opens a page in development. */
async function open(text: string): Promise<void> {
  const next = new DOMParser().parseFromString(text, 'text/html')
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name, value } of next.documentElement.attributes) document.documentElement.setAttribute(name, value)
  document.body.innerHTML = next.body.innerHTML
  vi.resetModules()
  document.addEventListener('docs:swapped', swapped)
  const { startClient } = await import('./client.browser')
  startClient()
}

/** Changes the page on the server, and reports it. */
async function change(text: string, event = 'change'): Promise<void> {
  page = text
  listeners[event]?.()
  await new Promise((done) => setTimeout(done, 20))
}
const main = () => document.querySelector('main')?.textContent

test('a change replaces the page in place, at the same scroll position', async () => {
  await open(html('1', 'One'))
  vi.stubGlobal('scrollY', 250)
  await change(html('2', 'Two'))
  expect(main()).toBe('Two')
  expect(scrolled).toHaveBeenLastCalledWith(0, 250)
  expect(swapped).toHaveBeenCalledTimes(1)
})

test('a page of the same version stays as it is', async () => {
  await open(html('1', 'One'))
  await change(html('1', 'Other'))
  expect(main()).toBe('One')
  expect(swapped).not.toHaveBeenCalled()
})

test('after an error page, the page is at its earlier position again', async () => {
  await open(html('1', 'One'))
  vi.stubGlobal('scrollY', 250)
  await change(html('2', 'Error', 'data-dev-problems="1"'))
  expect(main()).toBe('Error')
  expect(scrolled).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 10)
  await change(html('3', 'Three'))
  expect(scrolled).toHaveBeenLastCalledWith(0, 250)
})

test('a page that begins with an error is at the top afterwards', async () => {
  await open(html('1', 'Error', 'data-dev-problems="1"'))
  vi.stubGlobal('scrollY', 10)
  await change(html('2', 'Two'))
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})

test('the page is requested again whenever the connection is opened', async () => {
  await open(html('1', 'One'))
  await change(html('1', 'One'), 'open')
  expect(swapped).not.toHaveBeenCalled()
  await change(html('2', 'Two'), 'open')
  expect(main()).toBe('Two')
  await change(html('3', 'Three'), 'open')
  expect(main()).toBe('Three')
})
