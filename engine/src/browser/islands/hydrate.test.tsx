// @vitest-environment happy-dom
import { act, type Ref, useImperativeHandle, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../test/support/sample-data'
import { type AnyIsland, defineIsland } from './define-island.island'
import type { hydrateIsland as Hydrate, LiveIsland } from './hydrate.island'
import type { IslandHost } from './island-host.browser'
import { Slot, SlotContext } from './Slot.island'

let hydrateIsland: typeof Hydrate
const host = { mountWithin: vi.fn(), unmountWithin: vi.fn(), isLive: () => false, update: () => false } satisfies IslandHost
const onFail = vi.fn()
const onRetry = vi.fn()
const opened = vi.fn()
let errors: ReturnType<typeof vi.spyOn>
const living: LiveIsland[] = []

interface CardProps {
  label: string
  fails?: boolean
  slots?: string[]
  ref?: Ref<{ open(): void }>
}
/** What the component renders in the browser if it's not the server's HTML. */
let other: string | undefined
function Card({ label, fails, slots = ['body'], ref }: CardProps) {
  const [count, setCount] = useState(0)
  useImperativeHandle(ref, () => ({ open: opened }))
  if (fails && count > 0) throw new Error(`No ${label}.`)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>{`${other ?? label} ${count}`}</button>
      {slots.map((name) => (
        <Slot key={name} as="div" name={name} />
      ))}
    </>
  )
}
const card = defineIsland<CardProps, { open(): void }>({
  name: 'card',
  wake: 'load',
  Component: Card,
  actions: { press: 'open' },
})

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  other = undefined
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.title = 'Page'
  document.body.innerHTML = `<script type="application/json" id="site-data">${JSON.stringify(sampleData.site)}</script>
    <script type="application/json" id="page-data">${JSON.stringify(sampleData.page)}</script>`
  hydrateIsland = (await import('./hydrate.island')).hydrateIsland
  const { setIslandHost } = await import('./island-host.browser')
  setIslandHost(host)
})
afterEach(() => {
  for (const island of living.splice(0)) act(() => island.unmount())
  vi.restoreAllMocks()
})

/** The island as the server renders it. */
function createElement(props: Omit<CardProps, 'ref'>, slots: Record<string, string> = { body: '<p>Body</p>' }): HTMLElement {
  const element = document.createElement('div')
  element.dataset.island = 'card'
  element.dataset.props = JSON.stringify(props)
  element.innerHTML = renderToString(
    <SlotContext value={slots}>
      <Card {...props} />
    </SlotContext>,
  )
  return element
}
async function hydrate(element: HTMLElement, { definition = card as AnyIsland, pressed = false } = {}): Promise<LiveIsland> {
  document.body.append(element)
  let live: LiveIsland | undefined
  await act(async () => {
    live = hydrateIsland(element, definition, { pressed, onFail, onRetry })
  })
  living.push(live as LiveIsland)
  return live as LiveIsland
}
const button = (element: HTMLElement) => element.querySelector('button') as HTMLButtonElement
const click = (element: HTMLElement | null) => act(async () => element?.click())
/** Clicks without `act`, which would throw the error of the component instead of reporting it to the island. */
async function clickAndCrash(element: HTMLElement): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  element.click()
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}
const fails = (isPage: boolean, name = `broken-${isPage}`): AnyIsland => ({ ...(card as AnyIsland), name, isPage })

test('an island gets the props and slots of the document', async () => {
  const element = createElement({ label: 'One' })
  const paragraph = element.querySelector('p')
  await hydrate(element)
  await click(button(element))
  expect(button(element).textContent).toBe('One 1')
  expect(element.querySelector('p')).toBe(paragraph)
  expect(onFail).not.toHaveBeenCalled()
})

test('an island without props is rendered', async () => {
  const element = createElement({ label: 'undefined' })
  delete element.dataset.props
  await hydrate(element)
  expect(button(element).textContent).toBe('undefined 0')
})

test.each([
  [true, 1],
  [false, 0],
])('pressed before hydration: %s, so its action is called %i times', async (pressed, times) => {
  await hydrate(createElement({ label: 'One' }), { pressed })
  expect(opened).toHaveBeenCalledTimes(times)
})

test('an island without actions can be pressed', async () => {
  const { actions: _, ...definition } = card
  await hydrate(createElement({ label: 'One' }), { pressed: true, definition: definition as AnyIsland })
  expect(opened).not.toHaveBeenCalled()
})

test('another page updates props and slots, and the island keeps its state', async () => {
  const element = createElement({ label: 'One' })
  const island = await hydrate(element)
  await click(button(element))
  const next = createElement({ label: 'Two' }, { body: '<b>Next</b>' })
  expect(island.fits(next)).toBe(true)
  act(() => island.update(next))
  expect(button(element).textContent).toBe('Two 1')
  expect(element.querySelector('[data-slot]')?.innerHTML).toBe('<b>Next</b>')
  expect(element.dataset.props).toBe(next.dataset.props)
  const slot = element.querySelector('[data-slot]')
  expect(host.unmountWithin).toHaveBeenCalledExactlyOnceWith(slot)
  expect(host.mountWithin).toHaveBeenCalledExactlyOnceWith(slot)
})

test('an island of the next page without props leaves those of the element', async () => {
  const element = createElement({ label: 'One' })
  const island = await hydrate(element)
  const next = createElement({ label: 'Two' })
  delete next.dataset.props
  act(() => island.update(next))
  expect(element.dataset.props).toBe('{"label":"One"}')
})

test('an island fits only another one with the same slots, in any order', async () => {
  const island = await hydrate(createElement({ label: 'One', slots: ['a', 'b'] }, { a: 'A', b: 'B' }))
  expect(island.fits(createElement({ label: 'Two', slots: ['b', 'a'] }, { a: 'A', b: 'B' }))).toBe(true)
  expect(island.fits(createElement({ label: 'Two', slots: ['a'] }, { a: 'A' }))).toBe(false)
})

test('slots of nested islands belong to those', async () => {
  const nested = '<div data-island="inner"><p data-slot="c"></p></div>'
  const element = createElement({ label: 'One' }, { body: nested })
  const island = await hydrate(element)
  expect(island.fits(createElement({ label: 'Two' }, { body: '' }))).toBe(true)
  act(() => island.update(createElement({ label: 'Two' }, { body: '<i></i>' })))
  expect(host.unmountWithin).toHaveBeenCalledOnce()
})

test('before hydration has finished, no island fits', async () => {
  const element = createElement({ label: 'One' })
  document.body.append(element)
  let fits: boolean | undefined
  await act(async () => {
    const island = hydrateIsland(element, card as AnyIsland, { pressed: false, onFail, onRetry })
    living.push(island)
    fits = island.fits(createElement({ label: 'Two' }))
  })
  expect(fits).toBe(false)
})

test('if the HTML does not match, the one of the server is restored, and the error is logged once', async () => {
  for (let i = 0; i < 2; i++) {
    const element = createElement({ label: 'One' })
    other = 'Other'
    await hydrate(element, { definition: { ...(card as AnyIsland), name: 'different' } })
    other = undefined
    expect(button(element).textContent).toBe('One 0')
    expect(element.querySelector('p')?.textContent).toBe('Body')
    expect(host.mountWithin.mock.calls.map(([child]) => child)).toEqual([...element.children])
    host.mountWithin.mockClear()
    expect(onFail).toHaveBeenCalledTimes(i + 1)
    const logged = errors.mock.calls.filter(([text]: unknown[]) => text === 'The island "different" failed.')
    expect(logged).toHaveLength(1)
  }
})

test('an island that crashes is replaced with the HTML of the server', async () => {
  const element = createElement({ label: 'One', fails: true })
  await hydrate(element, { definition: fails(false) })
  await clickAndCrash(button(element))
  expect(button(element).textContent).toBe('One 0')
  expect(element.querySelector('p')?.textContent).toBe('Body')
  expect(document.title).toBe('Page')
})

test('the islands in the slots of an island that crashes are unmounted', async () => {
  const element = createElement({ label: 'One', fails: true })
  const slot = element.querySelector('[data-slot]')
  await hydrate(element, { definition: fails(false, 'broken-slots') })
  await clickAndCrash(button(element))
  await vi.waitFor(() => expect(host.unmountWithin).toHaveBeenCalledExactlyOnceWith(slot))
})

test('the content of a page that crashes is replaced with the crash page, until the reader tries again', async () => {
  const element = createElement({ label: 'One', fails: true })
  await hydrate(element, { definition: fails(true) })
  await clickAndCrash(button(element))
  expect(element.querySelector('[role=alert]')?.textContent).toContain('No One.')
  expect(document.title).not.toBe('Page')
  expect(onRetry).not.toHaveBeenCalled()
  await click(element.querySelector('.page-crash button'))
  expect(document.title).toBe('Page')
  expect(button(element).textContent).toBe('One 0')
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the content of a page whose HTML does not match is restored without the crash page', async () => {
  const element = createElement({ label: 'One' })
  other = 'Other'
  await hydrate(element, { definition: fails(true, 'page-mismatch') })
  expect(element.querySelector('.page-crash')).toBeNull()
  expect(button(element).textContent).toBe('One 0')
})

test('an unmounted island can be unmounted again', async () => {
  const element = createElement({ label: 'One' })
  const island = await hydrate(element)
  act(() => island.unmount())
  expect(element.childNodes).toHaveLength(0)
  act(() => island.unmount())
  expect(errors).not.toHaveBeenCalled()
})
