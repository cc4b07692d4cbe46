import { isPhone, savesData } from '../environment/device.browser'
import { yieldToBrowser } from '../environment/scheduling.browser'
import type { AnyIsland } from './define-island.island'
import type { LiveIsland } from './hydrate.island'
import { setIslandHost } from './island-host.browser'
import { mediaOf, planWake } from './wake-plan.browser'

/** Loads the code of an island by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<{ default: AnyIsland }>>>

/** An island of the document and its state. */
interface Mounted {
  element: HTMLElement
  phase: 'asleep' | 'loading' | 'live' | 'failed'
  /** The reader has pressed it before it was hydrated. */
  pressed: boolean
  live?: LiveIsland
  /** Stops waiting for the event that wakes it. */
  cancel(): void
}

/** In browsers without `requestIdleCallback`, islands wake this many milliseconds after the page has loaded. */
const IDLE_FALLBACK = 200
/** Islands with the policy `visible` wake at this distance from the viewport. */
const NEAR = '200px'
const SELECTOR = '[data-island]'

const islands = new Map<Element, Mounted>()
/** Names of islands that could not be loaded; each is reported once. */
const missing = new Set<string>()
let registry: IslandRegistry
let queue = Promise.resolve()

/** Schedules the islands of this document and of later pages. Called once. */
export function startIslands(entries: IslandRegistry): void {
  registry = entries
  for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown', 'click']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true })
  }
  setIslandHost({
    mountWithin,
    unmountWithin,
    isLive: (element) => islands.get(element)?.phase === 'live',
    update,
  })
  mountWithin(document)
  // The reader may have used an island before its listeners were there.
  onIntent({ type: 'focusin', target: document.activeElement })
}

function mountWithin(root: ParentNode): void {
  for (const element of within(root)) mount(element)
}

function unmountWithin(root: ParentNode): void {
  for (const element of within(root)) unmount(element)
}

/** The islands inside, `root` itself included. */
function within(root: ParentNode): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(SELECTOR)]
  return root instanceof HTMLElement && root.matches(SELECTOR) ? [root, ...inside] : inside
}

function mount(element: HTMLElement): void {
  if (islands.has(element)) return
  const island: Mounted = { element, phase: 'asleep', pressed: false, cancel: () => {} }
  islands.set(element, island)
  schedule(island)
}

function unmount(element: HTMLElement): void {
  const island = islands.get(element)
  islands.delete(element)
  island?.cancel()
  island?.live?.unmount()
}

/** Waits for the event that wakes the island. Intent is handled by one set of listeners for all islands. */
function schedule(island: Mounted): void {
  const policy = island.element.dataset.wake ?? 'intent'
  const wakeNow = () => void wake(island)
  const wakesOn = plan(policy)
  switch (wakesOn) {
    case 'load':
      island.cancel = afterPaint(wakeNow)
      return
    case 'idle':
      island.cancel = whenIdle(wakeNow)
      return
    case 'visible':
      island.cancel = whenNear(island.element, wakeNow)
      return
    case 'never': {
      const media = matchMedia(mediaOf(policy) ?? 'all')
      const listener = () => schedule(island)
      media.addEventListener('change', listener, { once: true })
      island.cancel = () => media.removeEventListener('change', listener)
      return
    }
    case 'intent':
      return
    default:
      wakesOn satisfies never
  }
}

const plan = (policy: string) =>
  planWake(policy, { narrow: isPhone(), savesData: savesData(), matches: (media) => matchMedia(media).matches })

function onIntent({ type, target }: Pick<Event, 'type' | 'target'>): void {
  const island = target instanceof Element ? islands.get(target.closest(SELECTOR) ?? target) : undefined
  if (!island || (island.phase !== 'asleep' && island.phase !== 'loading')) return
  if (plan(island.element.dataset.wake ?? 'intent') === 'never') return
  if (type === 'click') island.pressed = true
  void wake(island)
}

async function wake(island: Mounted): Promise<void> {
  if (island.phase !== 'asleep') return
  island.phase = 'loading'
  island.cancel()
  const { element } = island
  const name = element.dataset.island ?? ''
  try {
    const load = registry[name]
    if (!load) throw new Error(`Unknown island "${name}".`)
    const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate.island'), load()])
    await nextInQueue()
    // The reader may have left the page in the meantime.
    if (islands.get(element) !== island) return
    island.phase = 'live'
    island.live = hydrateIsland(element, module.default, {
      pressed: island.pressed,
      onFail: () => {
        island.phase = 'failed'
      },
      onRetry: () => {
        island.phase = 'asleep'
        void wake(island)
      },
    })
  } catch (error) {
    // The server's HTML stays; the next intent tries again.
    island.phase = 'asleep'
    if (!missing.has(name)) console.warn(`The island "${name}" could not be loaded.`, error)
    missing.add(name)
  }
}

/** Islands that wake together are hydrated one after the other, so that the browser can handle input in between. */
function nextInQueue(): Promise<void> {
  queue = queue.then(yieldToBrowser)
  return queue
}

/** Passes a hydrated island the props and slots of the next page. */
function update(element: Element, next: Element): boolean {
  const island = islands.get(element)
  if (island?.phase !== 'live' || !(next instanceof HTMLElement)) return false
  const { dataset } = island.element
  if (dataset.island !== next.dataset.island || !island.live?.fits(next)) return false
  island.live.update(next)
  return true
}

/** Calls `then` in the second frame from now, when the current content has been painted. */
function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}

/** Calls `then` when the page has loaded and the browser is idle. */
function whenIdle(then: () => void): () => void {
  if (document.readyState !== 'complete') {
    let inner = () => {}
    const loaded = () => {
      inner = whenIdle(then)
    }
    addEventListener('load', loaded, { once: true })
    return () => {
      removeEventListener('load', loaded)
      inner()
    }
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, IDLE_FALLBACK)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then)
  return () => cancelIdleCallback(handle)
}

/** Calls `then` when the content of the island comes near the viewport. The wrapper itself generates no box. */
function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && then(), {
    rootMargin: NEAR,
  })
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
