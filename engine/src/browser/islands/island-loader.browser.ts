import { isPhone, savesData } from '../environment/data-saving.browser'
import { pause } from '../navigation/in-pieces.browser'
import { registerIslandHost } from '../stores/island-registry.browser'
import type { AnyIsland } from './define-island.island'
import type { LiveIsland } from './hydrate.island'
import { mediaOf, planWake } from './wake-plan.browser'

/** Loads the code of an island by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<{ default: AnyIsland }>>>

/** An island of the document and how far it is. */
interface Mounted {
  element: HTMLElement
  phase: 'asleep' | 'loading' | 'live' | 'failed'
  /** The reader has pressed it before it could answer. */
  pressed: boolean
  live?: LiveIsland
  /** Ends what it waits for. */
  cancel(): void
}

/** Where the browser cannot tell when it is idle, it is taken to be so this many milliseconds after the page has loaded. */
const IDLE_FALLBACK = 200
/** Islands wake this far outside the window. */
const NEAR = '200px'
const SELECTOR = '[data-island]'

const islands = new Map<Element, Mounted>()
/** Names of those that could not be loaded, which is said once. */
const missing = new Set<string>()
let registry: IslandRegistry
let turns = Promise.resolve()

/** Takes charge of the islands of this document and of those that later pages bring. Called once. */
export function startIslands(entries: IslandRegistry): void {
  registry = entries
  for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown', 'click']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true })
  }
  registerIslandHost({
    mountWithin,
    unmountWithin,
    isLive: (element) => islands.get(element)?.phase === 'live',
    update,
  })
  mountWithin(document)
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

/** Waits for what the island wakes on besides intent, which is listened for in one place. */
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
  planWake(policy, { narrow: isPhone(), thrifty: savesData(), matches: (media) => matchMedia(media).matches })

function onIntent({ type, target }: Event): void {
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
    if (!load) throw new Error(`There is no island "${name}".`)
    const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate.island'), load()])
    await turn()
    // The reader may have gone on to another page in the meantime.
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
    // The reader keeps what the server drew; the next intent tries again.
    island.phase = 'asleep'
    if (!missing.has(name)) console.warn(`The island "${name}" could not be loaded.`, error)
    missing.add(name)
  }
}

/** Islands that wake together come to life one after the other, so that the reader's input and frames get in between. */
function turn(): Promise<void> {
  turns = turns.then(pause)
  return turns
}

/** Hands a live island what it has on the next page. */
function update(element: Element, next: Element): boolean {
  const island = islands.get(element)
  if (island?.phase !== 'live' || !(next instanceof HTMLElement)) return false
  const { dataset } = island.element
  if (dataset.island !== next.dataset.island || !island.live?.fits(next)) return false
  island.live.update(next)
  return true
}

/** In the second frame from now: what is there now has been painted. */
function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}

/** When the page has loaded and nothing else is to be done. */
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

/** When the content of the wrapper, which has no box of its own, comes near the window. */
function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && then(), {
    rootMargin: NEAR,
  })
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
