// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MOBILE } from '../../common/index.browser'
import type { AnyIsland } from './define-island.island'
import type { IslandRegistry } from './island-loader.browser'

/** The events of the page's islands, in order: `load menu`, `wake menu`, `end menu` … */
let log: string[]
/** The options that each island was hydrated with, by name. */
let options: Record<string, { pressed: boolean; onFail(): void; onRetry(): void }>
let enter: () => void
let isPhone: boolean
let frames: (() => void)[]
let idle: (() => void)[]
const media: Record<string, { matches: boolean; change: () => void }> = {}
const cleanups: (() => void)[] = []

vi.mock('./hydrate.island', () => ({
  hydrateIsland: (element: HTMLElement, { name }: AnyIsland, given: (typeof options)[string]) => {
    log.push(`wake ${name}`)
    options[name] = given
    return {
      fits: (next: HTMLElement) => next.title !== 'other',
      update: (next: HTMLElement) => log.push(`update ${name} ${next.textContent}`),
      unmount: () => log.push(`end ${name} ${element.isConnected}`),
    }
  },
}))

beforeEach(() => {
  log = []
  options = {}
  isPhone = false
  frames = []
  idle = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === MOBILE ? isPhone : (media[query]?.matches ?? false)
    },
    addEventListener: (_: string, change: () => void) => {
      media[query] = { matches: false, ...media[query], change }
    },
    removeEventListener: () => {
      delete media[query]
    },
  }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0))
  vi.stubGlobal('scheduler', { yield: async () => {} })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        enter = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
    add(type, listener as EventListener, options as AddEventListenerOptions)
    cleanups.push(() => document.removeEventListener(type, listener as EventListener, { capture: true }))
  })
})
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const island = (name: string, wake = 'intent', text = name) =>
  `<div data-island="${name}" data-wake="${wake}" id="${name}"><button>${text}</button></div>`
const load = (name: string) => async () => {
  log.push(`load ${name}`)
  return { default: { name } as AnyIsland }
}

/** Opens a page with these islands, whose code is loaded by the registry. */
async function open(html: string, registry: IslandRegistry = { menu: load('menu'), search: load('search') }) {
  document.body.innerHTML = html
  vi.resetModules()
  const { startIslands } = await import('./island-loader.browser')
  startIslands(registry)
  return import('./island-host.browser')
}

const press = (id: string, type = 'pointerover') =>
  document.querySelector(`#${id} button`)?.dispatchEvent(new Event(type, { bubbles: true }))
const expectLog = (...events: string[]) => vi.waitFor(() => expect(log).toEqual(events))
/** Waits until all pending imports have finished. */
const settle = () => vi.dynamicImportSettled()

describe('an island wakes', () => {
  test.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'click'])(
    'once, when the reader is about to use it: %s',
    async (type) => {
      await open(island('menu') + island('search'))
      await settle()
      expect(log).toEqual([])
      press('menu', type)
      press('menu', type)
      await expectLog('load menu', 'wake menu')
      press('menu', type)
      await settle()
      expect(log).toEqual(['load menu', 'wake menu'])
    },
  )

  test('if it has the focus before its scripts have arrived', async () => {
    vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => document.querySelector('button'))
    await open(island('menu'))
    await expectLog('load menu', 'wake menu')
  })

  test('after the first paint, with the policy "load"', async () => {
    await open(island('menu', 'load'))
    frames.shift()?.()
    await settle()
    expect(log).toEqual([])
    frames.shift()?.()
    await expectLog('load menu', 'wake menu')
  })

  test('when the browser is idle, on wide screens', async () => {
    await open(island('menu', 'idle'))
    idle.shift()?.()
    await expectLog('load menu', 'wake menu')
  })

  test('only for intent on a phone', async () => {
    isPhone = true
    await open(island('menu', 'idle'))
    expect(idle).toEqual([])
    press('menu')
    await expectLog('load menu', 'wake menu')
  })

  test('when it comes near the window', async () => {
    await open(island('menu', 'visible'))
    enter()
    await expectLog('load menu', 'wake menu')
  })

  test('not before its media query matches, and then according to its policy', async () => {
    await open(island('menu', 'idle (width > 2000px)'))
    press('menu')
    await settle()
    expect(log).toEqual([])
    const query = media['(width > 2000px)']
    if (query) query.matches = true
    query?.change()
    idle.shift()?.()
    await expectLog('load menu', 'wake menu')
  })
})

test.each([
  ['click', true],
  ['touchstart', false],
])('whether an island performs its action after a %s before it was hydrated: %s', async (type, pressed) => {
  await open(island('menu'))
  press('menu', type)
  await vi.waitFor(() => expect(options).toMatchObject({ menu: { pressed } }))
})

test('an island that was removed while its code was loading does not wake', async () => {
  const { unmountWithin } = await open(island('menu'))
  press('menu')
  unmountWithin(document.body)
  document.body.replaceChildren()
  await expectLog('load menu')
  await settle()
  expect(log).toEqual(['load menu'])
})

test('an island that replaces another one while the code loads wakes once', async () => {
  let arrive = () => {}
  const slow = () =>
    new Promise<{ default: AnyIsland }>((done) => {
      arrive = () => done({ default: { name: 'menu' } as AnyIsland })
    })
  const { unmountWithin, mountWithin } = await open(island('menu'), { menu: slow })
  press('menu')
  unmountWithin(document.body)
  mountWithin(document.body)
  arrive()
  await settle()
  expect(log).toEqual([])
  press('menu')
  arrive()
  await expectLog('wake menu')
})

test("an island whose code cannot be loaded keeps the server's HTML, is reported once, and is tried again", async () => {
  let isThere = false
  const registry = { menu: () => (isThere ? load('menu')() : Promise.reject(new Error('offline'))) }
  await open(island('menu'), registry)
  for (let i = 0; i < 2; i++) {
    press('menu')
    await settle()
  }
  expect(document.body.innerHTML).toBe(island('menu'))
  expect(console.warn).toHaveBeenCalledTimes(1)
  isThere = true
  press('menu')
  await expectLog('load menu', 'wake menu')
})

test('an unknown island is reported', async () => {
  await open(island('gallery'))
  press('gallery')
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('The island "gallery" could not be loaded.', expect.any(Error)),
  )
})

test('a failed island is not loaded again until the reader retries', async () => {
  const { isLiveIsland } = await open(island('menu'))
  const element = document.getElementById('menu') as HTMLElement
  press('menu')
  await expectLog('load menu', 'wake menu')
  expect(isLiveIsland(element)).toBe(true)
  options.menu?.onFail()
  expect(isLiveIsland(element)).toBe(false)
  press('menu')
  await settle()
  expect(log).toHaveLength(2)
  options.menu?.onRetry()
  await expectLog('load menu', 'wake menu', 'load menu', 'wake menu')
})

describe('on the next page', () => {
  async function openLive() {
    const host = await open(island('menu'))
    press('menu')
    await expectLog('load menu', 'wake menu')
    log.length = 0
    const element = document.getElementById('menu') as HTMLElement
    const next = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement
    return { ...host, element, next }
  }

  test('a hydrated island receives its new props and slots', async () => {
    const { updateIsland, element, next } = await openLive()
    expect(updateIsland(element, next(island('menu', 'intent', 'Two')))).toBe(true)
    expect(log).toEqual(['update menu Two'])
  })

  test.each([
    ['the page has another island', island('search')],
    ['the island has other slots', island('menu').replace('<div', '<div title="other"')],
  ])('a hydrated island is not kept if %s', async (_, html) => {
    const { updateIsland, element, next } = await openLive()
    expect(updateIsland(element, next(html))).toBe(false)
    expect(log).toEqual([])
  })

  test('a hydrated island that the page lacks is unmounted before it leaves the document', async () => {
    const { unmountWithin, isLiveIsland, element } = await openLive()
    unmountWithin(document.body)
    expect(log).toEqual(['end menu true'])
    expect(isLiveIsland(element)).toBe(false)
  })

  test('new islands wake as on any page', async () => {
    const { mountWithin, next } = await openLive()
    const added = next(island('search'))
    document.body.append(added)
    mountWithin(added)
    press('search')
    await expectLog('load search', 'wake search')
  })

  test('an island that was removed no longer waits for its wake event', async () => {
    const { unmountWithin } = await open(island('menu', 'idle'))
    unmountWithin(document.body)
    expect(idle).toEqual([])
  })
})
