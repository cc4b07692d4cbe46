// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyIsland } from './define-island.island'
import type { IslandRegistry } from './island-loader.browser'

/** What the page's islands have gone through, in order: `load menu`, `wake menu`, `end menu` … */
let log: string[]
/** How the woken islands began, by name. */
let begun: Record<string, { pressed: boolean; onFail(): void; onRetry(): void }>
let enter: () => void
let isPhone: boolean
let frames: (() => void)[]
let idle: (() => void)[]
const media: Record<string, { matches: boolean; change: () => void }> = {}
const endings: (() => void)[] = []

vi.mock('./hydrate.island', () => ({
  hydrateIsland: (element: HTMLElement, { name }: AnyIsland, beginning: (typeof begun)[string]) => {
    log.push(`wake ${name}`)
    begun[name] = beginning
    return {
      fits: (next: HTMLElement) => next.title !== 'other',
      update: (next: HTMLElement) => log.push(`update ${name} ${next.textContent}`),
      unmount: () => log.push(`end ${name} ${element.isConnected}`),
    }
  },
}))

beforeEach(() => {
  log = []
  begun = {}
  isPhone = false
  frames = []
  idle = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('996') ? isPhone : (media[query]?.matches ?? false)
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
    endings.push(() => document.removeEventListener(type, listener as EventListener, { capture: true }))
  })
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
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
const happened = (...events: string[]) => vi.waitFor(() => expect(log).toEqual(events))
/** Lets everything happen that is under way. */
const settle = () => vi.dynamicImportSettled()

describe('an island wakes', () => {
  test.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'click'])(
    'once when the reader is about to use it: %s',
    async (type) => {
      await open(island('menu') + island('search'))
      await settle()
      expect(log).toEqual([])
      press('menu', type)
      press('menu', type)
      await happened('load menu', 'wake menu')
      press('menu', type)
      await settle()
      expect(log).toEqual(['load menu', 'wake menu'])
    },
  )

  test('after the first paint when the page is there for it', async () => {
    await open(island('menu', 'load'))
    frames.shift()?.()
    await settle()
    expect(log).toEqual([])
    frames.shift()?.()
    await happened('load menu', 'wake menu')
  })

  test('when the browser is idle, on wide screens', async () => {
    await open(island('menu', 'idle'))
    idle.shift()?.()
    await happened('load menu', 'wake menu')
  })

  test('only for intent on a phone', async () => {
    isPhone = true
    await open(island('menu', 'idle'))
    expect(idle).toEqual([])
    press('menu')
    await happened('load menu', 'wake menu')
  })

  test('when it comes near the window', async () => {
    await open(island('menu', 'visible'))
    enter()
    await happened('load menu', 'wake menu')
  })

  test('not at all while its media query does not hold, and then as it says', async () => {
    await open(island('menu', 'idle (width > 2000px)'))
    press('menu')
    await settle()
    expect(log).toEqual([])
    const query = media['(width > 2000px)']
    if (query) query.matches = true
    query?.change()
    idle.shift()?.()
    await happened('load menu', 'wake menu')
  })
})

test.each([
  ['click', true],
  ['touchstart', false],
])('the island hears of a %s that was too early: %s', async (type, pressed) => {
  await open(island('menu'))
  press('menu', type)
  await vi.waitFor(() => expect(begun).toMatchObject({ menu: { pressed } }))
})

test('an island that was removed while its code loaded does not wake', async () => {
  const { unmountWithin } = await open(island('menu'))
  press('menu')
  unmountWithin(document.body)
  document.body.replaceChildren()
  await happened('load menu')
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
  await happened('wake menu')
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
  await happened('load menu', 'wake menu')
})

test('an unknown island is reported', async () => {
  await open(island('gallery'))
  press('gallery')
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('The island "gallery" could not be loaded.', expect.any(Error)),
  )
})

test('a failed island is left alone until the reader tries again', async () => {
  const { isLiveIsland } = await open(island('menu'))
  const element = document.getElementById('menu') as HTMLElement
  press('menu')
  await happened('load menu', 'wake menu')
  expect(isLiveIsland(element)).toBe(true)
  begun.menu?.onFail()
  expect(isLiveIsland(element)).toBe(false)
  press('menu')
  await settle()
  expect(log).toHaveLength(2)
  begun.menu?.onRetry()
  await happened('load menu', 'wake menu', 'load menu', 'wake menu')
})

describe('on the next page', () => {
  async function openLive() {
    const host = await open(island('menu'))
    press('menu')
    await happened('load menu', 'wake menu')
    log.length = 0
    const element = document.getElementById('menu') as HTMLElement
    const next = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement
    return { ...host, element, next }
  }

  test('a live island takes over what it has there', async () => {
    const { updateIsland, element, next } = await openLive()
    expect(updateIsland(element, next(island('menu', 'intent', 'Two')))).toBe(true)
    expect(log).toEqual(['update menu Two'])
  })

  test.each([
    ['another island replaces it', island('search')],
    ['it has other parts', island('menu').replace('<div', '<div title="other"')],
  ])('a live island does not stay when %s', async (_, html) => {
    const { updateIsland, element, next } = await openLive()
    expect(updateIsland(element, next(html))).toBe(false)
    expect(log).toEqual([])
  })

  test('a live island that is not there ends before it leaves the document', async () => {
    const { unmountWithin, isLiveIsland, element } = await openLive()
    unmountWithin(document.body)
    expect(log).toEqual(['end menu true'])
    expect(isLiveIsland(element)).toBe(false)
  })

  test('islands that come with it wake as on any page', async () => {
    const { mountWithin, next } = await openLive()
    const added = next(island('search'))
    document.body.append(added)
    mountWithin(added)
    press('search')
    await happened('load search', 'wake search')
  })

  test('an island that was removed no longer waits to wake', async () => {
    const { unmountWithin } = await open(island('menu', 'idle'))
    unmountWithin(document.body)
    expect(idle).toEqual([])
  })
})
