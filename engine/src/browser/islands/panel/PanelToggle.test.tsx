// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { DESKTOP } from '../../../common/index.browser'
import { pageStore } from '../../stores/page-store.browser'
import panelToggle from './PanelToggle.island'

/** The open popovers. */
const open = new Set<Element>()
let isWide: boolean
let resize: (() => void) | undefined
const matches = Element.prototype.matches
let root: Root

function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  if (open.has(panel) === (newState === 'open')) return
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
  if (newState === 'open') open.add(panel)
  else open.delete(panel)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  open.clear()
  isWide = false
  resize = undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === DESKTOP && isWide
    },
    addEventListener: (_: string, listener: () => void) => {
      resize = listener
    },
    removeEventListener: () => {
      resize = undefined
    },
  }))
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
  })
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed')
    },
  })
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const DOCS = '<nav class="panel-docs"></nav>'
const createPanel = (docs: string) =>
  `<div id="panel" popover><div class="panel-top"><button id="close"></button></div><div class="panel-back"></div>
    <div class="panel-main"><details></details></div>${docs}</div>`
const panel = () => document.getElementById('panel') as HTMLElement
const button = () => document.querySelector('.navbar-toggle') as HTMLButtonElement
const back = () => document.querySelector<HTMLButtonElement>('.panel-back button')
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const expanded = () => button().getAttribute('aria-expanded')

/** Opens a page with a panel, and hydrates its button. */
function render(docs = DOCS, isOpen = false): void {
  document.body.innerHTML = `<div id="place"></div><main></main>${createPanel(docs)}
    <script type="application/json" id="page-data">${JSON.stringify(sampleData.page)}</script>`
  if (isOpen) open.add(panel())
  root = createRoot(find('#place'))
  act(() => root.render(<panelToggle.Component panelId="panel" />))
}
const openPanel = () => act(() => toggle(panel(), 'open'))
const closePanel = () => act(async () => toggle(panel(), 'closed'))
/** Shows another page. */
const navigate = () => act(() => pageStore.set({ ...pageStore.get() }))

test('the button states whether the panel is open', async () => {
  render()
  expect([expanded(), button().getAttribute('popovertarget')]).toEqual(['false', 'panel'])
  openPanel()
  expect(expanded()).toBe('true')
  await closePanel()
  expect(expanded()).toBe('false')
})

test('on the server, the button has no state', async () => {
  render()
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(<panelToggle.Component panelId="panel" />)).not.toContain('aria-expanded')
})

test('the open panel is modal, and the focus returns to the button without scrolling', async () => {
  render()
  const focus = vi.spyOn(button(), 'focus')
  openPanel()
  expect([find('main').inert, panel().inert]).toEqual([true, false])
  await closePanel()
  expect(find('main').inert).toBe(false)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('the panel shows the sidebar first, with a button back to the main menu', () => {
  render()
  expect([panel().dataset.view, back()]).toEqual([undefined, null])
  openPanel()
  expect(panel().dataset.view).toBe('docs')
  expect([find('.panel-main').inert, find('.panel-docs').inert]).toEqual([true, false])
  expect(find('details').hasAttribute('open')).toBe(false)
  act(() => back()?.click())
  expect(panel().dataset.view).toBe('main')
  expect([find('.panel-main').inert, find('.panel-docs').inert]).toEqual([false, true])
  expect(find('details').hasAttribute('open')).toBe(true)
  expect(back()).toBeNull()
  expect(document.activeElement?.id).toBe('close')
})

test('a panel without a sidebar shows the main menu', () => {
  render('')
  openPanel()
  expect(panel().dataset.view).toBe('main')
  expect(find('details').hasAttribute('open')).toBe(true)
  expect(back()).toBeNull()
})

test('the closed panel keeps its view, and no part of it is inert', async () => {
  render()
  openPanel()
  await closePanel()
  expect(panel().dataset.view).toBe('docs')
  expect([find('.panel-main').inert, find('.panel-docs').inert]).toEqual([false, false])
})

test('a panel that was opened before hydration is modal', () => {
  render(DOCS, true)
  expect(expanded()).toBe('true')
  expect(find('main').inert).toBe(true)
})

test('the panel closes when the window becomes wide', () => {
  render()
  openPanel()
  act(() => resize?.())
  expect(expanded()).toBe('true')
  isWide = true
  act(() => resize?.())
  expect(expanded()).toBe('false')
  expect(open.size).toBe(0)
})

test('a closed panel ignores the width of the window', () => {
  render()
  const hide = vi.spyOn(panel(), 'hidePopover')
  isWide = true
  act(() => resize?.())
  expect(hide).not.toHaveBeenCalled()
})

test('after a navigation with the panel open, the new elements around it are inert', () => {
  render()
  openPanel()
  find('main').replaceWith(Object.assign(document.createElement('main'), { id: 'next' }))
  navigate()
  expect(find('main').inert).toBe(true)
  act(() => toggle(panel(), 'closed'))
  expect(find('main').inert).toBe(false)
})

test('after a navigation that closes the panel, nothing is inert', () => {
  render()
  openPanel()
  open.clear()
  navigate()
  expect(find('main').inert).toBe(false)
})

test('the button controls the panel of the next page', () => {
  render()
  openPanel()
  const first = panel()
  first.outerHTML = createPanel('')
  open.clear()
  navigate()
  expect(first.dataset.view).toBeUndefined()
  expect([expanded(), find('main').inert]).toEqual(['false', false])
  openPanel()
  expect(panel().dataset.view).toBe('main')
})

test('a page without a panel has only the button', () => {
  render()
  openPanel()
  panel().remove()
  navigate()
  expect(expanded()).toBe('false')
  expect(find('main').inert).toBe(false)
  isWide = true
  expect(() => act(() => resize?.())).not.toThrow()
})

test('a removed button leaves the page as it was', () => {
  render()
  openPanel()
  act(() => root.render(null))
  expect(find('main').inert).toBe(false)
  expect(panel().dataset.view).toBeUndefined()
  expect(resize).toBeUndefined()
})
