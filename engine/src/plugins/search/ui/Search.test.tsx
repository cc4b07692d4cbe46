// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import search, { type SearchProps } from './Search.island'
import type { SearchDialogProps } from './SearchDialog.island'

/** Props of the dialog when it was last rendered, and how often a new one was mounted. */
let dialog: SearchDialogProps | undefined
let mounts: number
/** Whether the dialog throws. */
let breaks: boolean
const reloadOnce = vi.fn()
const assign = vi.fn()
const loadStyles = vi.fn(async () => {})
const markLoadedPage = vi.fn()
let pending: object | undefined
vi.mock('../../../browser/index.island', () => ({ defineIsland: (definition: object) => definition }))
vi.mock('../../../browser/index.browser', () => ({ reloadOnce: (file: string) => reloadOnce(file) }))
vi.mock('./load-styles.browser', () => ({ loadStyles: () => loadStyles() }))
vi.mock('./pending-marks.browser', () => ({ readPendingMarks: () => pending }))
vi.mock('./mark-page.browser', () => ({ markLoadedPage: () => markLoadedPage() }))
vi.mock('./SearchDialog.island', async () => {
  const { useEffect } = await import('react')
  return {
    SearchDialog(props: SearchDialogProps) {
      dialog = props
      useEffect(() => {
        mounts++
      }, [])
      if (breaks) throw new Error('The dialog is broken.')
      return <div className="search-dialog" data-query={props.opening?.query} />
    },
  }
})

let root: Root
const actions = createRef<{ open(): void }>()
const button = () => document.querySelector('button[aria-keyshortcuts]') as HTMLButtonElement
const shellInput = () => document.querySelector('.search-shell input') as HTMLInputElement
const opened = () => document.querySelector<HTMLElement>('.search-dialog')?.dataset.query

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  dialog = undefined
  pending = undefined
  mounts = 0
  breaks = false
  loadStyles.mockImplementation(async () => {})
  HTMLElement.prototype.showPopover = vi.fn()
  document.body.innerHTML = '<p>Data   quality\nchecks</p><input><div id="place"></div>'
  getSelection()?.removeAllRanges()
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function render(props: Partial<SearchProps> = {}): void {
  root = createRoot(document.getElementById('place') as HTMLElement)
  const Component = search.Component as (props: SearchProps & { ref?: typeof actions }) => React.ReactNode
  act(() => root.render(<Component page="/search" {...props} ref={actions} />))
}
/** Waits for imports that have begun. */
const settle = () => act(async () => void (await import('./SearchDialog.island')))
const loaded = () =>
  vi.waitFor(async () => {
    await settle()
    expect(dialog).toBeDefined()
  })
function dispatch(target: EventTarget, event: Event): Event {
  act(() => void target.dispatchEvent(event))
  return event
}
const key = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  dispatch(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const click = () => dispatch(button(), new MouseEvent('click', { bubbles: true }))
function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(shellInput(), text)
  dispatch(shellInput(), new Event('input', { bubbles: true }))
}
function selectText(length?: number): void {
  const text = document.querySelector('p')?.firstChild as Text
  if (length) text.data = 'x'.repeat(length)
  getSelection()?.selectAllChildren(text.parentElement as HTMLElement)
}

test('the button is live after it was hydrated, without a dialog', async () => {
  render()
  await settle()
  expect(button().dataset.live).toBe('')
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /')
  expect(dialog).toBeUndefined()
  expect(markLoadedPage).not.toHaveBeenCalled()
})

test('the server renders a button that is not live, and a form for readers without scripts', async () => {
  render()
  const { renderToString } = await import('react-dom/server')
  const html = renderToString(<search.Component page="/search" />)
  expect(html).toContain('<form action="/search">')
  expect(html).not.toContain('data-live')
})

test.each([
  ['the pointer', () => new PointerEvent('pointerover', { bubbles: true })],
  ['the focus', () => new FocusEvent('focusin', { bubbles: true })],
  ['a touch', () => new Event('touchstart', { bubbles: true })],
])('%s loads the closed dialog and its styles', async (_, createEvent) => {
  render({ report: '/report?q=' })
  dispatch(button(), createEvent())
  await loaded()
  expect(dialog).toMatchObject({ page: '/search', report: '/report?q=', opening: undefined })
  expect(loadStyles).toHaveBeenCalled()
})

test('a button that has the focus when it is hydrated loads the dialog', async () => {
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  const place = document.getElementById('place') as HTMLElement
  place.innerHTML = renderToString(<search.Component page="/search" />)
  button().focus()
  act(() => {
    root = hydrateRoot(place, <search.Component page="/search" />)
  })
  await loaded()
})

test('a click opens an empty dialog', async () => {
  render()
  click()
  await loaded()
  expect(opened()).toBe('')
})

test('the action of the island opens the dialog', async () => {
  render()
  act(() => actions.current?.open())
  await loaded()
  expect(opened()).toBe('')
  expect(search.actions).toEqual({ press: 'open' })
})

test('the dialog opens with the selected text, on one line if it fits', async () => {
  render()
  selectText()
  click()
  await loaded()
  expect(opened()).toBe('Data quality checks')
  act(() => dialog?.onClose())
  selectText(70)
  click()
  expect(opened()).toBe('x'.repeat(70))
})

test.each<[string, KeyboardEventInit]>([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['/', {}],
])('the shortcut %s %j opens the dialog', async (name, init) => {
  render()
  expect(key(name, init).defaultPrevented).toBe(true)
  await loaded()
  expect(opened()).toBe('')
})

test('other keys, and a slash in an input, do not open the dialog', async () => {
  render()
  expect(key('k').defaultPrevented).toBe(false)
  expect(key('/', {}, document.querySelector('input') as HTMLElement).defaultPrevented).toBe(false)
  await settle()
  expect(dialog).toBeUndefined()
})

test('the slash can be turned off', async () => {
  render({ slashKey: false })
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K')
  expect(key('/').defaultPrevented).toBe(false)
})

test('the shortcut closes an open dialog', async () => {
  render()
  key('k', { ctrlKey: true })
  await loaded()
  const query = document.querySelector.bind(document)
  const spy = vi
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => query(selector.replace(':popover-open', '')))
  key('k', { ctrlKey: true })
  spy.mockRestore()
  expect(opened()).toBeUndefined()
  expect(document.activeElement).toBe(button())
})

test('the shortcuts end with the button', async () => {
  render()
  act(() => root.render(null))
  expect(key('/').defaultPrevented).toBe(false)
})

test('a closed dialog is replaced, and the button has the focus without being scrolled to', async () => {
  render()
  const focus = vi.spyOn(button(), 'focus')
  click()
  await loaded()
  expect(mounts).toBe(1)
  act(() => dialog?.onClose())
  expect(mounts).toBe(2)
  expect(opened()).toBeUndefined()
  expect(document.activeElement).toBe(button())
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  click()
  expect([mounts, opened()]).toEqual([2, ''])
})

test('characters typed on the button are the query of the dialog', async () => {
  render()
  expect(key('b', {}, button()).defaultPrevented).toBe(true)
  key('ä', {}, button())
  key('7', {}, button())
  await loaded()
  expect(opened()).toBe('bä7')
})

/** Holds the dialog until the returned function is called. */
function hold(): () => void {
  let release = () => {}
  loadStyles.mockImplementation(
    () =>
      new Promise((resolve) => {
        release = resolve
      }),
  )
  return () => release()
}

test('keys that are pressed before the dialog appears are not lost', async () => {
  const release = hold()
  render()
  key('/')
  expect(document.activeElement).toBe(shellInput())
  for (const name of ['ä', 'd', 'd', '_', 'x', 'Backspace', 'a', ' ', '/', 'Shift', '😀', '1']) key(name, {}, button())
  click()
  release()
  await loaded()
  expect(dialog?.opening).toEqual({ query: 'ädd_a /😀1', isSelected: false })
})

test('the form in the document shows what was typed, and its text is the query of the dialog', async () => {
  const release = hold()
  render()
  key('b', {}, button())
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledOnce()
  expect([shellInput().value, document.activeElement]).toEqual(['b', shellInput()])
  type('batch')
  release()
  await loaded()
  expect(dialog?.opening).toEqual({ query: 'batch', isSelected: false })
})

test('a form that was opened before the button was hydrated is the beginning of the query', async () => {
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  const place = document.getElementById('place') as HTMLElement
  place.innerHTML = renderToString(<search.Component page="/search" />)
  expect(button().getAttribute('popovertarget')).toBe(document.querySelector('form.search-shell')?.id)
  shellInput().value = 'cron'
  vi.spyOn(HTMLFormElement.prototype, 'matches').mockImplementation((selector) => selector === ':popover-open')
  act(() => {
    root = hydrateRoot(place, <search.Component page="/search" />)
  })
  await loaded()
  expect(dialog?.opening).toEqual({ query: 'cron', isSelected: false })
})

test('Enter in the form is passed to the dialog, and Escape or a click beside it closes the form', async () => {
  HTMLElement.prototype.hidePopover = vi.fn()
  const release = hold()
  render()
  click()
  type('cron')
  expect(key('Escape', {}, shellInput()).defaultPrevented).toBe(true)
  dispatch(shellInput(), new MouseEvent('mousedown', { bubbles: true }))
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce()
  dispatch(shellInput().form as HTMLFormElement, new MouseEvent('mousedown', { bubbles: true }))
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(2)
  expect(key('Enter', { ctrlKey: true }, shellInput()).defaultPrevented).toBe(true)
  expect(key('a', {}, shellInput()).defaultPrevented).toBe(false)
  release()
  await loaded()
  expect(dialog?.opening).toMatchObject({ query: 'cron', entered: { ctrlKey: true } })
})

test('a long text that is pasted into the form reaches the dialog as a whole', async () => {
  const release = hold()
  render()
  click()
  const paste = (text: string) =>
    dispatch(
      shellInput(),
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } }),
    )
  expect(paste('x'.repeat(64)).defaultPrevented).toBe(false)
  expect(paste('x'.repeat(65)).defaultPrevented).toBe(true)
  release()
  await loaded()
  expect(dialog?.opening).toEqual({ query: 'x'.repeat(65), isSelected: false })
})

test('a closed form cancels the dialog', async () => {
  const release = hold()
  render()
  click()
  dispatch(shellInput().form as HTMLFormElement, Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
  expect(document.activeElement).toBe(button())
  release()
  await loaded()
  expect(opened()).toBeUndefined()
})

test('a key before the dialog appears replaces the selected text, like in an input', async () => {
  const release = hold()
  render()
  selectText()
  key('k', { ctrlKey: true })
  key('b', {}, button())
  key('c', {}, button())
  release()
  await loaded()
  expect(dialog?.opening).toEqual({ query: 'bc', isSelected: false })
})

test('Enter before the dialog appears is passed to it, and Escape cancels it', async () => {
  const release = hold()
  render()
  key('b', {}, button())
  expect(key('Enter', { shiftKey: true }, button()).defaultPrevented).toBe(true)
  expect(key('Tab', {}, button()).defaultPrevented).toBe(false)
  expect(key('F5', {}, button()).defaultPrevented).toBe(false)
  release()
  await loaded()
  expect(dialog?.opening).toMatchObject({ query: 'b', entered: { shiftKey: true } })
  act(() => dialog?.onClose())
  hold()
  key('c', {}, button())
  key('Escape', {}, button())
  expect(opened()).toBeUndefined()
})

const problem = () => document.querySelector('.search-problem')
const problemLink = () => problem()?.querySelector('a')?.getAttribute('href')

test('a dialog that cannot be loaded reloads the page once it is used, and is replaced by a link', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  loadStyles.mockRejectedValue(new TypeError('The file is missing.'))
  render()
  await act(async () => button().focus())
  await settle()
  expect([problem(), reloadOnce.mock.calls.length]).toEqual([null, 0])
  key('b', {}, button())
  key('&', {}, button())
  await vi.waitFor(async () => {
    await settle()
    expect(problem()).not.toBeNull()
  })
  expect(problem()?.textContent).toBe('The search could not be loaded. Open the search page')
  expect(problemLink()).toBe('/search?q=b%26')
  expect(reloadOnce).toHaveBeenCalledWith('the search dialog')
})

test('offline, the message says that the search is not saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loadStyles.mockRejectedValue(new TypeError('No network.'))
  render()
  click()
  await vi.waitFor(async () => {
    await settle()
    expect(problem()?.textContent).toContain('You are offline')
  })
  act(() => void problem()?.dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'closed' })))
  expect(problem()).toBeNull()
})

test('a dialog that does not arrive within 10 seconds is replaced by a link until it does', async () => {
  vi.useFakeTimers()
  const release = hold()
  render()
  click()
  act(() => void vi.advanceTimersByTime(9999))
  expect(problem()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(problemLink()).toBe('/search?q=')
  expect(reloadOnce).not.toHaveBeenCalled()
  vi.useRealTimers()
  release()
  await loaded()
  expect([problem(), opened()]).toEqual([null, ''])
})

test('a dialog that throws is replaced by a link, and the next one is tried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  breaks = true
  render()
  click()
  await loaded()
  expect(problemLink()).toBe('/search?q=')
  breaks = false
  act(() => dialog?.onClose())
  expect(problem()).toBeNull()
  click()
  expect(opened()).toBe('')
})

test('in a browser without popovers, the button opens the search page', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  vi.stubGlobal('location', { assign })
  render()
  click()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/search')
})

test.each<[string, KeyboardEventInit]>([
  ['a', { ctrlKey: true }],
  ['a', { metaKey: true }],
  ['a', { altKey: true }],
  ['Enter', {}],
  [' ', {}],
  ['-', {}],
])('the key %j with %j on the button is no query', async (name, init) => {
  render()
  expect(key(name, init, button()).defaultPrevented).toBe(false)
  await settle()
  expect(dialog).toBeUndefined()
})

test.each([
  ['MacIntel', '⌘ K'],
  ['iPhone', '⌘ K'],
  ['iPad', '⌘ K'],
  ['Linux x86_64', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
])('on %s, the button shows the shortcut %s', (platform, shortcut) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  render()
  expect(button().querySelector('kbd')?.textContent).toBe(shortcut)
})

test('marks the words of a result whose page the browser has loaded', async () => {
  pending = { route: '/a', query: 'batch' }
  render()
  await vi.waitFor(() => expect(markLoadedPage).toHaveBeenCalledOnce())
})
