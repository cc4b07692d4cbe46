import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../test/support/fake-caches'

const HOST = 'https://docs.example.com'
const VISITED = 'docs:/:visited'
const ASSETS = 'docs:/:assets'

type Listener = (event: object) => void
type Answer = () => Response | Promise<Response>

/** What the network answers, by address without the host; what is missing cannot be reached. */
let network: Record<string, Answer>
/** Addresses that were requested, without the host. */
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

/** Sends an event to the worker. @returns what it waits for */
async function send(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

interface Asked {
  /** The answer; `undefined` when the request is left to the browser. */
  answer: Promise<Response> | undefined
  /** Resolves when the worker has finished all that it does beside the answer. */
  done(): Promise<void>
}

function ask(address: string, { mode = 'no-cors', method = 'GET' } = {}): Asked {
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

const open = (address: string) => ask(address, { mode: 'navigate' })

/** Opens a page that the server has, so that it is saved. */
async function visit(path: string, text: string): Promise<void> {
  network[path] = () => document(text)
  await open(path).done()
}

const text = async (asked: Asked) => (await asked.answer)?.text()

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

  test.each([500, 502, 503, 504])('shows its saved copy when the server answers %i', async (status) => {
    await visit('/docs/a', 'One')
    network['/docs/a'] = () => file('Sorry', 'text/html', status)
    const asked = open('/docs/a')
    expect(await text(asked)).toMatch(/data-saved="error".*The server is not available\..*<h1>One/)
    await asked.done()
    expect(await text(open('/docs/a'))).toContain('<h1>One')
  })

  test('is what the server answers when it has an error and there is no saved copy', async () => {
    network['/docs/a'] = () => file('Sorry', 'text/html', 503)
    const response = await open('/docs/a').answer
    expect(response?.status).toBe(503)
    expect(await response?.text()).toBe('Sorry')
  })

  test('that is gone is not shown from its saved copy', async () => {
    await visit('/docs/a', 'One')
    network['/docs/a'] = () => document('Not found', 404)
    expect((await open('/docs/a').answer)?.status).toBe(404)
  })

  test('that is neither saved nor reachable is the page about offline reading', async () => {
    await visit('/offline', 'Offline reading')
    network = {}
    const response = await open('/docs/b').answer
    expect(response?.status).toBe(503)
    expect(await response?.text()).toContain('this page is not saved on this device.</p><h1>Offline reading')
  })

  test('shows when there is no room to save it, and says so once', async () => {
    await visit('/docs/a', 'One')
    caches.isFull = true
    for (const name of ['Two', 'Three']) {
      network['/docs/a'] = () => document(name)
      const asked = open('/docs/a')
      expect(await text(asked)).toContain(`<h1>${name}`)
      await asked.done()
    }
    expect(warn).toHaveBeenCalledTimes(1)
    network = {}
    expect(await text(open('/docs/a'))).toContain('<h1>One')
  })

  test('shows when storage cannot even be read', async () => {
    vi.stubGlobal('caches', new Proxy({}, { get: () => () => Promise.reject(new DOMException('no', 'UnknownError')) }))
    network['/docs/a'] = () => document('One')
    network['/assets/a.js'] = script
    expect(await text(open('/docs/a'))).toContain('<h1>One')
    expect(await text(ask('/assets/a.js'))).toBe(SCRIPT)
  })
})

describe('a slow network', () => {
  /** Opens a saved page whose answer comes when `arrive` is called, and waits until the worker counts the time. */
  async function openSlowly(next: () => Response) {
    await visit('/docs/a', 'One')
    let arrive = () => {}
    network['/docs/a'] = () =>
      new Promise((done) => {
        arrive = () => done(next())
      })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = open('/docs/a')
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    return { asked, arrive: () => arrive() }
  }

  /** What the worker tells a page that waits for a late answer. */
  async function told(): Promise<unknown[]> {
    const messages: unknown[] = []
    await send('message', {
      data: { kind: 'waiting', path: '/docs/a' },
      source: { postMessage: (message: unknown) => messages.push(message) },
    })
    return messages
  }

  test('is waited for three seconds before the saved copy shows', async () => {
    const { asked } = await openSlowly(() => document('Two'))
    let shown = false
    void asked.answer?.then(() => {
      shown = true
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(shown).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await text(asked)).toMatch(/data-saved="late".*The network is slow\..*<h1>One/)
  })

  test('within three seconds brings the page itself', async () => {
    const { asked, arrive } = await openSlowly(() => document('Two'))
    await vi.advanceTimersByTimeAsync(2999)
    arrive()
    expect(await text(asked)).toContain('<main><h1>Two')
  })

  test.each([
    ['Two', false],
    ['One', true],
  ])('tells the page when its answer (%s) arrives, and whether it is what is shown: %s', async (name, isSame) => {
    const { asked, arrive } = await openSlowly(() => document(name))
    await vi.advanceTimersByTimeAsync(3000)
    await asked.answer
    arrive()
    expect(await told()).toEqual([{ kind: 'answer', path: '/docs/a', isSame }])
    network = {}
    vi.useRealTimers()
    expect(await text(open('/docs/a'))).toContain(`<h1>${name}`)
  })

  test.each([
    ['an error', () => file('Sorry', 'text/html', 503)],
    ['a page of something else', () => file('<p>Log in', 'text/html')],
  ])('leaves the copy on screen when %s arrives: the page would only be loaded again and again', async (_, next) => {
    const { asked, arrive } = await openSlowly(next)
    await vi.advanceTimersByTimeAsync(3000)
    await asked.answer
    arrive()
    expect(await told()).toEqual([])
  })

  test('leaves the copy on screen when there is no room for the answer', async () => {
    const { asked, arrive } = await openSlowly(() => document('Two'))
    await vi.advanceTimersByTimeAsync(3000)
    await asked.answer
    caches.isFull = true
    arrive()
    expect(await told()).toEqual([])
  })

  test('that nobody waits for is nothing to tell', async () => {
    expect(await told()).toEqual([])
  })
})

describe('an asset', () => {
  test('comes from the network once', async () => {
    network['/assets/a.js'] = script
    const asked = ask('/assets/a.js')
    expect(await text(asked)).toBe(SCRIPT)
    await asked.done()
    network = {}
    expect(await text(ask('/assets/a.js'))).toBe(SCRIPT)
    expect(requested).toEqual(['/assets/a.js'])
  })

  test.each<[string, Answer]>([
    ['a page with status 200', () => document('Log in')],
    ['another script', () => file('other', 'text/javascript')],
    ['an error', () => file('Sorry', 'text/javascript', 502)],
  ])('that came as %s is asked for again, and then is the right one', async (_, wrong) => {
    network['/assets/a.js'] = wrong
    const first = ask('/assets/a.js')
    expect(await text(first)).not.toBe(SCRIPT)
    await first.done()
    network['/assets/a.js'] = script
    const second = ask('/assets/a.js')
    expect(await text(second)).toBe(SCRIPT)
    await second.done()
    network = {}
    expect(await text(ask('/assets/a.js'))).toBe(SCRIPT)
  })

  test('arrives when there is no room to save it', async () => {
    caches.isFull = true
    network['/assets/a.js'] = script
    network['/assets/site.css'] = style
    for (const [path, content] of [
      ['/assets/a.js', SCRIPT],
      ['/assets/site.css', STYLE],
    ] as const) {
      const asked = ask(path)
      expect(await text(asked)).toBe(content)
      await asked.done()
    }
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('another file', () => {
  test('comes from the network, and from this device when that fails or the server has an error', async () => {
    const saved = await caches.open('docs:/:version:1.0:2026')
    await saved.put('/data/taxi.csv', file('saved', 'text/csv'))
    network['/data/taxi.csv'] = () => file('new', 'text/csv')
    expect(await text(ask('/data/taxi.csv'))).toBe('new')
    network['/data/taxi.csv'] = () => file('Sorry', 'text/html', 503)
    expect(await text(ask('/data/taxi.csv'))).toBe('saved')
    network = {}
    expect(await text(ask('/data/taxi.csv'))).toBe('saved')
  })

  test('that is not on this device is what the server answers, or nothing', async () => {
    network['/data/taxi.csv'] = () => file('Sorry', 'text/html', 503)
    expect((await ask('/data/taxi.csv').answer)?.status).toBe(503)
    network = {}
    expect((await ask('/data/taxi.csv').answer)?.type).toBe('error')
  })
})

test.each([
  ['to another host', 'https://api.example.com/', 'GET'],
  ['that sends something', '/docs/a', 'POST'],
])('a request %s is left to the browser', (_, address, method) => {
  expect(ask(address, { method }).answer).toBeUndefined()
})

describe('the worker', () => {
  const install = () => send('install', {})

  test('starts with the page about offline reading, its style and its scripts on the device', async () => {
    network = { '/offline': () => document('Offline'), '/assets/a.js': script, '/assets/site.css': style }
    await install()
    expect(caches.paths(VISITED)).toEqual(['/offline'])
    expect(caches.paths(ASSETS).sort()).toEqual(['/assets/a.js', '/assets/site.css'])
    expect(skipWaiting).toHaveBeenCalledOnce()
    await send('activate', {})
    expect(claim).toHaveBeenCalledOnce()
  })

  test.each<[string, Answer]>([
    ['is not there', () => document('Not found', 404)],
    ['is not whole', () => file('<html>', 'text/html')],
  ])('does not take over when the page about offline reading %s', async (_, page) => {
    network = { '/offline': page, '/assets/a.js': script, '/assets/site.css': style }
    await expect(install()).rejects.toThrow('/offline is no page')
    expect(skipWaiting).not.toHaveBeenCalled()
  })

  test('saves the page that was open before it was there, with its style and scripts', async () => {
    network = { '/docs/a': () => document('One'), '/assets/a.js': script, '/assets/site.css': style }
    await send('message', { data: { kind: 'visited', path: '/docs/a' } })
    network = {}
    expect(await text(open('/docs/a'))).toContain('<h1>One')
    expect(await text(ask('/assets/site.css'))).toBe(STYLE)
  })

  test.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])(
    'never requests %j from another host',
    async (path) => {
      await send('message', { data: { kind: 'visited', path } })
      expect(requested).toEqual(['/evil.example/x'])
    },
  )
})
