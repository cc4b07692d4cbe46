import { type FunctionComponent, type ReactNode, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showCrashPage } from '../progress/problem-page.browser'
import { pageStore } from '../stores/page-store.browser'
import { siteData } from '../stores/site-data.browser'
import type { AnyIsland } from './define-island.island'
import { IslandProviders } from './IslandProviders.island'
import { mountWithin, unmountWithin } from './island-host.browser'

/** A hydrated island. */
export interface LiveIsland {
  /** Whether {@link update} can apply the same island of another page, which must have the same slots. */
  fits(next: HTMLElement): boolean
  /** Applies props and slots of the same island of another page, whose nodes are moved. */
  update(next: HTMLElement): void
  /** Unmounts it before its element leaves the document. */
  unmount(): void
}

/** How an island is hydrated. */
interface HydrationOptions {
  /** The reader pressed the island before it was hydrated. */
  pressed: boolean
  /** Called once if it fails, after the server's HTML has been restored or the crash page is shown. */
  onFail(): void
  /** Called if the reader tries again, after the server's HTML has been restored. */
  onRetry(): void
}

const reported = new Set<string>()

/**
 * Hydrates an island. If the HTML does not match or the component throws, the server's HTML is restored or the crash page is shown, and
 * the error is logged once.
 */
export function hydrateIsland(
  element: HTMLElement,
  definition: AnyIsland,
  { pressed, onFail, onRetry }: HydrationOptions,
): LiveIsland {
  // Found before hydration, because React empties the island before it reports an error.
  const slots = slotsOf(element)
  const backup = [...element.childNodes].map((node) => node.cloneNode(true))
  const data = { page: pageStore.get(), site: siteData() }
  const actions: { current: Readonly<Record<string, unknown>> | null } = { current: null }
  let isOver = false
  let isReady = false

  const end = () => {
    isOver = true
    root.unmount()
  }
  const restore = () => {
    element.replaceChildren(...backup)
    for (const child of element.children) mountWithin(child)
  }
  const fail = (error: unknown, isCrash: boolean) => {
    if (isOver) return
    isOver = true
    const { name } = definition
    if (!reported.has(name)) console.error(`The island "${name}" failed.`, error)
    reported.add(name)
    // React calls this while it is still rendering.
    queueMicrotask(() => {
      for (const slot of slots) unmountWithin(slot)
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
  // The props in the document are those that <Island> rendered this component with.
  const Component = definition.Component as FunctionComponent<object>
  const render = (from: HTMLElement): ReactNode => {
    const props: object = { ...JSON.parse(from.dataset.props ?? '{}'), ref: actions }
    return (
      <IslandProviders data={data}>
        <Ready onReady={ready}>
          <Component {...props} />
        </Ready>
      </IslandProviders>
    )
  }

  const root = hydrateRoot(element, render(element), {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError: (error) => fail(error, true),
    onRecoverableError: (error) => fail(error, false),
  })
  return {
    // React discards the server's HTML if it renders another page before hydration has finished.
    fits: (next) => isReady && namesOf(element).join() === namesOf(next).join(),
    update(next) {
      const nextSlots = new Map(slotsOf(next).map((slot) => [slot.dataset.slot, slot]))
      for (const slot of slotsOf(element)) unmountWithin(slot)
      for (const slot of slotsOf(element)) slot.replaceChildren(...(nextSlots.get(slot.dataset.slot)?.childNodes ?? []))
      for (const slot of slotsOf(element)) mountWithin(slot)
      if (next.dataset.props !== undefined) element.dataset.props = next.dataset.props
      root.render(render(next))
    },
    unmount: () => {
      if (!isOver) end()
    },
  }
}

/** Calls back once the content has been hydrated. */
function Ready({ onReady, children }: { onReady(): void; children: ReactNode }): ReactNode {
  const first = useRef(onReady)
  useEffect(() => first.current(), [])
  return children
}

/** The slots of an island, without those of nested islands. */
function slotsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter((slot) => slot.closest('[data-island]') === element)
}

function namesOf(element: HTMLElement): string[] {
  return slotsOf(element)
    .map((slot) => slot.dataset.slot ?? '')
    .sort()
}
