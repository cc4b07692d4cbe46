import { type FunctionComponent, type ReactNode, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showCrashPage } from '../progress/problem-page.browser'
import { mountWithin, unmountWithin } from '../stores/island-registry.browser'
import { pageStore } from '../stores/page-store.browser'
import { siteData } from '../stores/site-data.browser'
import type { AnyIsland } from './define-island.island'
import { IslandProviders } from './IslandProviders.island'

/** A woken island. */
export interface LiveIsland {
  /** Whether the same island of another page has the same slots, so that {@link update} can take over from it. */
  fits(next: HTMLElement): boolean
  /** Takes over props and slots from the same island of another page, which is used up. */
  update(next: HTMLElement): void
  /** Ends it before its element leaves the document. */
  unmount(): void
}

/** How an island begins. */
interface Beginning {
  /** The reader pressed it while it was still asleep. */
  pressed: boolean
  /** Called once when it fails; the HTML of the server is back then, or the crash page stands there. */
  onFail(): void
  /** The reader asks to try again; the HTML of the server is back then. */
  onRetry(): void
}

const reported = new Set<string>()

/**
 * Brings an island to life on its HTML from the server. When it does not match or throws, the HTML comes back, or the crash page comes,
 * and the error is logged once (decision P-6).
 */
export function hydrateIsland(element: HTMLElement, definition: AnyIsland, { pressed, onFail, onRetry }: Beginning): LiveIsland {
  const backup = [...element.childNodes].map((node) => node.cloneNode(true))
  const data = { page: pageStore.get(), site: siteData() }
  const actions: { current: Readonly<Record<string, unknown>> | null } = { current: null }
  let over = false
  let isReady = false

  const end = () => {
    over = true
    root.unmount()
  }
  const restore = () => {
    element.replaceChildren(...backup)
    for (const child of element.children) mountWithin(child)
  }
  const fail = (error: unknown, isCrash: boolean) => {
    if (over) return
    over = true
    const { name } = definition
    if (!reported.has(name)) console.error(`The island "${name}" has failed.`, error)
    reported.add(name)
    // React is still at work when it reports.
    queueMicrotask(() => {
      unmountSlots(element)
      end()
      onFail()
      if (!isCrash || !definition.isPage) return restore()
      const { title } = document
      showCrashPage(element, error, () => {
        document.title = title
        restore()
        onRetry()
      })
    })
  }
  const ready = () => {
    isReady = true
    const action = pressed && definition.actions ? actions.current?.[definition.actions.press] : undefined
    if (typeof action === 'function') action()
  }
  // The props in the document are those that <Island> has drawn this very component with.
  const Component = definition.Component as FunctionComponent<object>
  const draw = (from: HTMLElement): ReactNode => {
    const props: object = { ...JSON.parse(from.dataset.props ?? '{}'), ref: actions }
    return (
      <IslandProviders data={data}>
        <Ready onReady={ready}>
          <Component {...props} />
        </Ready>
      </IslandProviders>
    )
  }

  const root = hydrateRoot(element, draw(element), {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError: (error) => fail(error, true),
    onRecoverableError: (error) => fail(error, false),
  })
  return {
    // React gives up on an island that is told of another page before it has taken over the HTML of this one.
    fits: (next) => isReady && namesOf(element).join() === namesOf(next).join(),
    update(next) {
      const nextSlots = new Map(slotsOf(next).map((slot) => [slot.dataset.slot, slot]))
      unmountSlots(element)
      for (const slot of slotsOf(element)) slot.replaceChildren(...(nextSlots.get(slot.dataset.slot)?.childNodes ?? []))
      for (const slot of slotsOf(element)) mountWithin(slot)
      if (next.dataset.props !== undefined) element.dataset.props = next.dataset.props
      root.render(draw(next))
    },
    unmount: () => {
      if (!over) end()
    },
  }
}

/** Calls back once what is inside has been hydrated. */
function Ready({ onReady, children }: { onReady(): void; children: ReactNode }): ReactNode {
  const first = useRef(onReady)
  useEffect(() => first.current(), [])
  return children
}

/** The slots of an island, those of islands inside a slot left out. */
function slotsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter((slot) => slot.closest('[data-island]') === element)
}

function namesOf(element: HTMLElement): string[] {
  return slotsOf(element)
    .map((slot) => slot.dataset.slot ?? '')
    .sort()
}

/** Ends the islands that stand in the slots of this one. */
function unmountSlots(element: HTMLElement): void {
  for (const slot of slotsOf(element)) unmountWithin(slot)
}
