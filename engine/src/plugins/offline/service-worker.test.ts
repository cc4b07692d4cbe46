import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../test/support/fake-caches'

const HOST = 'https://docs.example.com'
const VISITED = 'docs:/:visited'
const ASSETS = 'docs:/:assets'

type Listener = (event: object) => void
type Responder = () => Response | Promise<Response>

/** Responses of the network, by URL without the host. Requests for other URLs fail. */
let network: Record<string, Responder>
/** Requested URLs, without the host. */
let requested: string[]
let caches: FakeCaches
let listeners: Map<string, Listener>
const skipWaiting = vi.fn()
const claim = vi.fn()
const warn = vi.fn()

const SCRIPT = 'export {}'
const STYLE = 'p {}'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const file = (body: string, type: string, status = 200) => new Response(body, { status, headers: { 'content-type': type } })
const document = (text: string, status = 200) =>
  file(
    `<html><link href="/assets/site.css"><script src="/assets/a.js"></script><main><h1>${text}</h1></main></html>`,
    'text/html',
    status,
  )
const script = () => file(SCRIPT, 'text/javascript')
const style = () => file(STYLE, 'text/css')

beforeEach(async () => {
  network = {}
  requested = []
  caches = new FakeCaches(HOST)
  listeners = new Map()
  const globals = {
    caches,
    clients: { claim },
    console: { ...console, warn },
    docsOffline: { scripts: ['/assets/a.js'], hashes: { '/assets/a.js': hashOf(SCRIPT), '/assets/site.css': hashOf(STYLE) } },
    location: new URL(`${HOST}/service-worker.js`),
    registration: { scope: `${HOST}/` },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    fetch: async (request: Request | string) => {
      const address = new URL(typeof request === 'string' ? request : request.url, HOST).href.replace(HOST, '')
      requested.push(address)
      const answer = network[address]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  await import('./service-worker.browser')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Dispatches an event to the worker and waits until its work has finished. */
async function send(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

interface PendingResponse {
  /** The response; `undefined` if the browser handles the request. */
  answer: Promise<Response> | undefined
  /** Resolves when the worker has finished its background work. */
  done(): Promise<void>
}

function sendRequest(address: string, { mode = 'no-cors', method = 'GET' } = {}): PendingResponse {
  const request = Object.defineProperty(new Request(new URL(address, HOST), { method }), 'mode', { value: mode })
  let answer: Promise<Response> | undefined
  const work: Promise<unknown>[] = []
  listeners.get('fetch')?.({
    request,
    respondWith: (response: Promise<Response>) => {
      answer = response
    },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  })
  return {
    answer,
    async done() {
      await answer?.catch(() => undefined)
      for (let i = 0; i < work.length; i++) await work[i]
    },
  }
}

const open = (address: string) => sendRequest(address, { mode: 'navigate' })

/** Opens a page of the server, so that it is saved. */
async function visit(path: string, text: string): Promise<void> {
  network[path] = () => document(text)
  await open(path).done()
}

const text = async (pending: PendingResponse) => (await pending.answer)?.text()

describe('a page', () => {
  test('comes from the network and is saved', async () => {
    await visit('/docs/a', 'One')
    network['/docs/a'] = () => document('Two')
    expect(await text(open('/docs/a'))).toContain('<h1>Two</h1>')
    expect(caches.paths(VISITED)).toEqual(['/docs/a'])
  })

  test('shows its saved copy with its date when there is no network', async () => {
    await visit('/docs/a', 'One')
    network = {}
    const response = await open('/docs/a').answer
    expect(response?.status).toBe(200)
    expect(await response?.text()).toMatch(
      /<main><p class="saved-copy" role="status" data-saved="failed"><b>Saved copy<\/b> of <time .*The network cannot be reached\.<\/p><h1>One/,
    )
  })

  test.each([500, 502, 503, 504])('shows its saved copy if the server responds with %i', async (status) => {
    await visit('/docs/a', 'One')
    network['/docs/a'] = () => file('Sorry', 'text/html', status)
    const pending = open('/docs/a')
    expect(await text(pending)).toMatch(/data-saved="error".*The server is not available\..*<h1>One/)
    await pending.done()
    expect(await text(open('/docs/a'))).toContain('<h1>One')
  })

  test('is the error response of the server if there is no saved copy', async () => {
    network['/docs/a'] = () => file('Sorry', 'text/html', 503)
    const response = await open('/docs/a').answer
    expect(response?.status).toBe(503)
    expect(await response?.text()).toBe('Sorry')
  })

  test('that no longer exists is not shown from its saved copy', async () => {
    await visit('/docs/a', 'One')
    network['/docs/a'] = () => document('Not found', 404)
    expect((await open('/docs/a').answer)?.status).toBe(404)
  })

  test('that is neither saved nor reachable is replaced by the offline page', async () => {
    await visit('/offline', 'Offline reading')
    network = {}
    const response = await open('/docs/b').answer
    expect(response?.status).toBe(503)
    expect(await response?.text()).toContain('this page is not saved on this device.</p><h1>Offline reading')
  })

  test('is shown even if storage is full, with a single warning', async () => {
    await visit('/docs/a', 'One')
    caches.isFull = true
    for (const name of ['Two', 'Three']) {
      network['/docs/a'] = () => document(name)
      const pending = open('/docs/a')
      expect(await text(pending)).toContain(`<h1>${name}`)
      await pending.done()
    }
    expect(warn).toHaveBeenCalledTimes(1)
    network = {}
    expect(await text(open('/docs/a'))).toContain('<h1>One')
  })

  test('is shown even if storage cannot be read', async () => {
    vi.stubGlobal('caches', new Proxy({}, { get: () => () => Promise.reject(new DOMException('no', 'UnknownError')) }))
    network['/docs/a'] = () => document('One')
    network['/assets/a.js'] = script
    expect(await text(open('/docs/a'))).toContain('<h1>One')
    expect(await text(sendRequest('/assets/a.js'))).toBe(SCRIPT)
  })
})

describe('a slow network', () => {
  /** Opens a saved page whose response arrives when `arrive` is called, and waits until the timeout has started. */
  async function openSlowly(next: () => Response) {
    await visit('/docs/a', 'One')
    let arrive = () => {}
    network['/docs/a'] = () =>
      new Promise((done) => {
        arrive = () => done(next())
      })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pending = open('/docs/a')
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    return { pending, arrive: () => arrive() }
  }

  /** Messages from the worker to a page that waits for a late response. */
  async function messagesToPage(): Promise<unknown[]> {
    const messages: unknown[] = []
    await send('message', {
      data: { kind: 'waiting', path: '/docs/a' },
      source: { postMessage: (message: unknown) => messages.push(message) },
    })
    return messages
  }

  test('leads to the saved copy after three seconds', async () => {
    const { pending } = await openSlowly(() => document('Two'))
    let shown = false
    void pending.answer?.then(() => {
      shown = true
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(shown).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await text(pending)).toMatch(/data-saved="late".*The network is slow\..*<h1>One/)
  })

  test('leads to the page itself within three seconds', async () => {
    const { pending, arrive } = await openSlowly(() => document('Two'))
    await vi.advanceTimersByTimeAsync(2999)
    arrive()
    expect(await text(pending)).toContain('<main><h1>Two')
  })

  test.each([
    ['Two', false],
    ['One', true],
  ])(
    'sends the page a message when its response (%s) arrives, with whether it is the same document: %s',
    async (name, isSame) => {
      const { pending, arrive } = await openSlowly(() => document(name))
      await vi.advanceTimersByTimeAsync(3000)
      await pending.answer
      arrive()
      expect(await messagesToPage()).toEqual([{ kind: 'answer', path: '/docs/a', isSame }])
      network = {}
      vi.useRealTimers()
      expect(await text(open('/docs/a'))).toContain(`<h1>${name}`)
    },
  )

  test.each([
    ['an error', () => file('Sorry', 'text/html', 503)],
    ['a page of another site', () => file('<p>Log in', 'text/html')],
  ])('keeps the copy if %s arrives, to prevent a reload loop', async (_, next) => {
    const { pending, arrive } = await openSlowly(next)
    await vi.advanceTimersByTimeAsync(3000)
    await pending.answer
    arrive()
    expect(await messagesToPage()).toEqual([])
  })

  test('keeps the copy if storage is full', async () => {
    const { pending, arrive } = await openSlowly(() => document('Two'))
    await vi.advanceTimersByTimeAsync(3000)
    await pending.answer
    caches.isFull = true
    arrive()
    expect(await messagesToPage()).toEqual([])
  })

  test('sends no message if there is no late response', async () => {
    expect(await messagesToPage()).toEqual([])
  })
})

describe('an asset', () => {
  test('comes from the network once', async () => {
    network['/assets/a.js'] = script
    const pending = sendRequest('/assets/a.js')
    expect(await text(pending)).toBe(SCRIPT)
    await pending.done()
    network = {}
    expect(await text(sendRequest('/assets/a.js'))).toBe(SCRIPT)
    expect(requested).toEqual(['/assets/a.js'])
  })

  test.each<[string, Responder]>([
    ['a page with status 200', () => document('Log in')],
    ['another script', () => file('other', 'text/javascript')],
    ['an error', () => file('Sorry', 'text/javascript', 502)],
  ])('that was returned as %s is requested again', async (_, wrong) => {
    network['/assets/a.js'] = wrong
    const first = sendRequest('/assets/a.js')
    expect(await text(first)).not.toBe(SCRIPT)
    await first.done()
    network['/assets/a.js'] = script
    const second = sendRequest('/assets/a.js')
    expect(await text(second)).toBe(SCRIPT)
    await second.done()
    network = {}
    expect(await text(sendRequest('/assets/a.js'))).toBe(SCRIPT)
  })

  test('is returned even if storage is full', async () => {
    caches.isFull = true
    network['/assets/a.js'] = script
    network['/assets/site.css'] = style
    for (const [path, content] of [
      ['/assets/a.js', SCRIPT],
      ['/assets/site.css', STYLE],
    ] as const) {
      const pending = sendRequest(path)
      expect(await text(pending)).toBe(content)
      await pending.done()
    }
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('another file', () => {
  test('comes from the network, or from this device if the request fails or the server has an error', async () => {
    const saved = await caches.open('docs:/:version:1.0:2026')
    await saved.put('/data/taxi.csv', file('saved', 'text/csv'))
    network['/data/taxi.csv'] = () => file('new', 'text/csv')
    expect(await text(sendRequest('/data/taxi.csv'))).toBe('new')
    network['/data/taxi.csv'] = () => file('Sorry', 'text/html', 503)
    expect(await text(sendRequest('/data/taxi.csv'))).toBe('saved')
    network = {}
    expect(await text(sendRequest('/data/taxi.csv'))).toBe('saved')
  })

  test('that is not on this device is the response of the server, or a network error', async () => {
    network['/data/taxi.csv'] = () => file('Sorry', 'text/html', 503)
    expect((await sendRequest('/data/taxi.csv').answer)?.status).toBe(503)
    network = {}
    expect((await sendRequest('/data/taxi.csv').answer)?.type).toBe('error')
  })
})

test.each([
  ['to another host', 'https://api.example.com/', 'GET'],
  ['with a method other than GET', '/docs/a', 'POST'],
])('a request %s is handled by the browser', (_, address, method) => {
  expect(sendRequest(address, { method }).answer).toBeUndefined()
})

describe('the worker', () => {
  const install = () => send('install', {})

  test('saves the offline page with its styles and scripts on installation', async () => {
    network = { '/offline': () => document('Offline'), '/assets/a.js': script, '/assets/site.css': style }
    await install()
    expect(caches.paths(VISITED)).toEqual(['/offline'])
    expect(caches.paths(ASSETS).sort()).toEqual(['/assets/a.js', '/assets/site.css'])
    expect(skipWaiting).toHaveBeenCalledOnce()
    await send('activate', {})
    expect(claim).toHaveBeenCalledOnce()
  })

  test.each<[string, Responder]>([
    ['is missing', () => document('Not found', 404)],
    ['is incomplete', () => file('<html>', 'text/html')],
  ])('does not activate if the offline page %s', async (_, page) => {
    network = { '/offline': page, '/assets/a.js': script, '/assets/site.css': style }
    await expect(install()).rejects.toThrow('/offline is not a page.')
    expect(skipWaiting).not.toHaveBeenCalled()
  })

  test('saves the page that was open before it was active, with its styles and scripts', async () => {
    network = { '/docs/a': () => document('One'), '/assets/a.js': script, '/assets/site.css': style }
    await send('message', { data: { kind: 'visited', path: '/docs/a' } })
    network = {}
    expect(await text(open('/docs/a'))).toContain('<h1>One')
    expect(await text(sendRequest('/assets/site.css'))).toBe(STYLE)
  })

  test.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])(
    'never requests %j from another host',
    async (path) => {
      await send('message', { data: { kind: 'visited', path } })
      expect(requested).toEqual(['/evil.example/x'])
    },
  )
})
