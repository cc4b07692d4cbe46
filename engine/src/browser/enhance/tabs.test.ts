// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTabs, tabStore } from '../stores/tab-store.browser'
import { applyTabs, openTab, startTabChoices } from './tabs.browser'

/** Callbacks that wait for the next frame. */
let frames: (() => void)[]
const scrolledBy = vi.fn()

startTabs()
startTabChoices()
beforeEach(() => {
  frames = []
  localStorage.clear()
  tabStore.set({})
  vi.clearAllMocks()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('scrollBy', scrolledBy)
  history.replaceState(null, '', '/docs/a')
})
afterEach(() => vi.useRealTimers())

/** Tabs with values, the first of which is selected; `data` are attributes. */
function tabsOf(id: string, data: string, values: readonly string[], content = ''): string {
  const labels = values.map(
    (value, i) => `<label><input type="radio" name="${id}" value="${value}"${i === 0 ? ' checked' : ''}>${value}</label>`,
  )
  const panels = values.map(
    (value, i) => `<div class="tab-panel"${i === 0 ? '' : ' hidden="until-found"'}>${value}${content}</div>`,
  )
  return `<div class="tabs" id="${id}" ${data}><div class="tab-list">${labels.join('')}</div>${panels.join('')}</div>`
}
function show(...tabs: string[]): void {
  document.body.innerHTML = tabs.join('')
}

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const radio = (id: string, value: string) => element(`input[name="${id}"][value="${value}"]`) as HTMLInputElement
const selected = (id: string) => document.querySelector<HTMLInputElement>(`input[name="${id}"]:checked`)?.value
const panels = (id: string) => [...document.querySelectorAll(`#${id} > .tab-panel`)]
const box = (values: Partial<DOMRect>) => values as DOMRect

/** Runs the callbacks of the next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

/** Chooses a tab in another window. */
function chooseElsewhere(group: string, value: string): void {
  localStorage.setItem(`docs.tab.${group}`, value)
  dispatchEvent(new StorageEvent('storage', { key: `docs.tab.${group}` }))
}

test('without a choice, a page shows its default tabs', () => {
  show(tabsOf('a', 'data-group="os" data-query="os"', ['linux', 'macos']), tabsOf('b', '', ['x', 'y']))
  applyTabs()
  expect([selected('a'), selected('b')]).toEqual(['linux', 'x'])
  expect(frames).toEqual([])
})

test('the query takes precedence over the stored choice of the group', () => {
  const values = ['linux', 'macos', 'windows']
  show(tabsOf('a', 'data-group="os" data-query="os"', values), tabsOf('b', 'data-group="os"', values), tabsOf('c', '', values))
  localStorage.setItem('docs.tab.os', 'macos')
  history.replaceState(null, '', '/docs/a?os=windows')
  applyTabs()
  expect([selected('a'), selected('b'), selected('c')]).toEqual(['windows', 'macos', 'linux'])
})

test('find-in-page also finds the panel that the browser revealed, because it contains the target of the URL', () => {
  show(tabsOf('a', '', ['x', 'y', 'z']))
  panels('a')[1]?.removeAttribute('hidden')
  applyTabs()
  expect(panels('a').map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', 'until-found', 'until-found'])
})

test('a choice is stored, and all tabs of the group follow it', () => {
  show(tabsOf('a', 'data-group="os"', ['linux', 'macos']), tabsOf('b', 'data-group="os"', ['linux', 'macos']))
  radio('a', 'macos').click()
  expect([selected('a'), selected('b')]).toEqual(['macos', 'macos'])
  expect(localStorage.getItem('docs.tab.os')).toBe('macos')
})

test('a choice does not affect other groups or tabs without a group, and unknown values are ignored', () => {
  const values = ['linux', 'macos']
  show(
    tabsOf('a', 'data-group="os"', values),
    tabsOf('b', 'data-group="other"', values),
    tabsOf('c', '', values),
    tabsOf('d', 'data-group="os"', ['linux', 'windows']),
  )
  radio('a', 'macos').click()
  expect([selected('b'), selected('c'), selected('d')]).toEqual(['linux', 'linux', 'linux'])
})

test('a choice in tabs without a group is not stored', () => {
  show(tabsOf('a', '', ['x', 'y']), tabsOf('b', '', ['x', 'y']))
  radio('a', 'y').click()
  expect([selected('a'), selected('b')]).toEqual(['y', 'x'])
  expect(localStorage).toHaveLength(0)
  expect(location.search).toBe('')
})

test('a choice in tabs with a query parameter changes only that parameter of the address', () => {
  history.replaceState({ key: 'k' }, '', '/docs/a?lang=de&os=linux#install')
  show(tabsOf('a', 'data-query="os"', ['linux', 'macos']))
  radio('a', 'macos').click()
  expect(location.href).toMatch(/\/docs\/a\?lang=de&os=macos#install$/)
  expect(history.state).toEqual({ key: 'k' })
  expect(localStorage).toHaveLength(0)
})

test('a choice that moves the tabs scrolls the page, so that they stay in place', () => {
  show(tabsOf('a', 'data-group="os"', ['linux', 'macos']))
  const positions = [box({ top: 300 }), box({ top: 340 })]
  vi.spyOn(radio('a', 'macos'), 'getBoundingClientRect').mockImplementation(() => positions.shift() ?? box({ top: 340 }))
  radio('a', 'macos').click()
  expect(scrolledBy).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' })
})

test('other form controls, and tab lists outside of tabs, are ignored', () => {
  document.body.innerHTML = '<input id="plain"><div class="tab-list"><input type="radio" id="stray" value="x"></div>'
  for (const id of ['plain', 'stray']) element(`#${id}`).dispatchEvent(new Event('change', { bubbles: true }))
  document.dispatchEvent(new Event('change'))
  expect(localStorage).toHaveLength(0)
  expect(scrolledBy).not.toHaveBeenCalled()
})

test('a match of find-in-page selects the tab of its panel, which the next search finds again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  show(tabsOf('a', '', ['x', 'y'], '<p>text</p>'))
  const panel = panels('a')[1]
  panel?.querySelector('p')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(selected('a')).toBe('y')
  panel?.removeAttribute('hidden')
  vi.advanceTimersByTime(0)
  expect(panel?.getAttribute('hidden')).toBe('until-found')
})

test('a match outside of tabs does nothing', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = '<p hidden="until-found">text</p>'
  element('p').dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(vi.getTimerCount()).toBe(0)
})

test('tabs follow a choice in another window, and those of other groups stay as they are', () => {
  show(tabsOf('a', 'data-group="os"', ['linux', 'macos']), tabsOf('b', 'data-group="cloud"', ['aws', 'gcp']))
  chooseElsewhere('os', 'macos')
  expect([selected('a'), selected('b')]).toEqual(['macos', 'aws'])
  openTab(panels('a')[0] as Element)
  chooseElsewhere('cloud', 'gcp')
  expect([selected('a'), selected('b')]).toEqual(['linux', 'gcp'])
})

test('a panel is opened by selecting its tab, unless it is open', () => {
  show(tabsOf('a', '', ['x', 'y', 'z']))
  const [first, , third] = panels('a') as [Element, Element, Element]
  expect(openTab(first)).toBe(false)
  expect(openTab(third)).toBe(true)
  expect(selected('a')).toBe('z')
  expect(openTab(third)).toBe(false)
})

test('a panel that is not on a page, and one without a tab, cannot be opened', () => {
  expect(openTab(document.createElement('div'))).toBe(false)
  document.body.innerHTML = '<div class="tabs"><div class="tab-list"></div><div class="tab-panel"></div></div>'
  expect(openTab(element('.tab-panel'))).toBe(false)
})

test('nested tabs keep their choice', () => {
  show(tabsOf('a', 'data-group="os"', ['linux', 'macos'], tabsOf('b', '', ['linux', 'macos'])))
  chooseElsewhere('os', 'macos')
  expect([selected('a'), selected('b')]).toEqual(['macos', 'linux'])
})

test.each([
  ['to the right of the row', { left: 350, right: 419.5 }, 120],
  ['to the left of the row', { left: -10.5, right: 60 }, 79],
  ['in the row', { left: 10, right: 400 }, 100],
])('the row of tabs scrolls to a selected tab that is %s', (_, tab, position) => {
  show(tabsOf('a', '', ['x', 'y']))
  const row = element('.tab-list')
  row.scrollLeft = 100
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(box({ left: 10, right: 400 }))
  vi.spyOn(element('label:last-child'), 'getBoundingClientRect').mockReturnValue(box(tab))
  openTab(panels('a')[1] as Element)
  expect(row.scrollLeft).toBe(100)
  nextFrame()
  expect(row.scrollLeft).toBe(position)
})

test('tabs that are removed before the next frame are not scrolled', () => {
  show(tabsOf('a', '', ['x', 'y']))
  openTab(panels('a')[1] as Element)
  element('label:last-child').remove()
  expect(nextFrame).not.toThrow()
})
