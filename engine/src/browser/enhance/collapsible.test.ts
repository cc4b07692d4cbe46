// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setOpen, startCollapsibles, toggleDetails } from './collapsible.browser'

let reducedMotion: boolean

startCollapsibles()
beforeEach(() => {
  reducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('reduced-motion') }))
})

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement
const summary = (id: string) => details(id).querySelector('summary') as HTMLElement
const duration = (id: string) => details(id).style.getPropertyValue('--collapse-duration')

/** Presses a mouse button on an element. Returns whether the browser also handles it. */
function press(element: Element, clicks: number): boolean {
  return element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: clicks }))
}

/** Shows `details` in the text, with contents of these heights. */
function showDetails(...heights: number[]): void {
  document.body.innerHTML = `<details id="a"><summary><b>More</b></summary>${heights.map(() => '<p>Text</p>').join('')}</details>`
  for (const [index, child] of [...details('a').children].entries())
    vi.spyOn(child, 'scrollHeight', 'get').mockReturnValue(index === 0 ? 50 : (heights[index - 1] ?? 0))
}

/** Shows a sidebar with two levels of categories. */
function showSidebar(): void {
  const category = (id: string, content = '') =>
    `<li><details id="${id}"><summary>${id}</summary><ul class="tree">${content}</ul></details></li>`
  const tree = `<ul class="tree">${category('a', category('a1') + category('a2'))}${category('b')}</ul>`
  document.body.innerHTML = `<div class="panel-docs">${tree}</div><ul>${category('text')}${category('other')}</ul>`
}

test('a click on a summary sets the duration of the animation for the height of the content', () => {
  showDetails(30, 38)
  summary('a')
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(duration('a')).toBe('220ms')
})

test('with reduced motion, the animation ends at once', () => {
  reducedMotion = true
  showDetails(30)
  toggleDetails(details('a'))
  expect(duration('a')).toBe('1ms')
})

test('a click on the content, and on a summary outside of `details`, sets no duration', () => {
  showDetails(30)
  details('a').querySelector('p')?.click()
  document.body.insertAdjacentHTML('beforeend', '<div id="stray"><summary>A</summary></div>')
  document.querySelector<HTMLElement>('#stray summary')?.click()
  expect(duration('a')).toBe('')
  expect(document.getElementById('stray')?.getAttribute('style')).toBeNull()
})

test('the second press of a double click on a summary does not select text', () => {
  showDetails(30)
  expect([press(summary('a'), 1), press(summary('a'), 2)]).toEqual([true, false])
  expect(press(details('a').querySelector('p') as Element, 2)).toBe(true)
})

test('toggling opens and closes with an animation, and setting opens and closes without one', () => {
  showDetails(30)
  toggleDetails(details('a'))
  expect([details('a').open, duration('a')]).toEqual([true, '185ms'])
  toggleDetails(details('a'))
  expect(details('a').open).toBe(false)
  setOpen(details('a'), true)
  expect([details('a').open, duration('a')]).toEqual([true, '0s'])
  setOpen(details('a'), false)
  expect(details('a').open).toBe(false)
})

test('opening a category of the sidebar closes the other ones of its level with an animation', () => {
  showSidebar()
  for (const id of ['a', 'a1']) details(id).open = true
  toggleDetails(details('a2'))
  expect(['a', 'a1', 'a2'].map((id) => details(id).open)).toEqual([true, false, true])
  expect([duration('a1'), duration('a')]).toEqual(['40ms', ''])
  toggleDetails(details('b'))
  expect(['a', 'a2', 'b'].map((id) => details(id).open)).toEqual([false, true, true])
})

test('closing a category, and opening `details` in the text, leaves others open', () => {
  showSidebar()
  for (const id of ['a', 'b', 'other']) details(id).open = true
  toggleDetails(details('a'))
  toggleDetails(details('text'))
  expect(['a', 'b', 'text', 'other'].map((id) => details(id).open)).toEqual([false, true, true, true])
})

test('the label of a category begins with what a click does', () => {
  showSidebar()
  summary('a').ariaLabel = "Expand sidebar category 'a'"
  details('a').open = true
  expect(summary('a').ariaLabel).toBe("Collapse sidebar category 'a'")
  details('a').open = false
  expect(summary('a').ariaLabel).toBe("Expand sidebar category 'a'")
})

test('`details` without a label, and other elements that open, stay as they are', () => {
  showSidebar()
  details('b').open = true
  expect(summary('b').ariaLabel ?? null).toBeNull()
  const menu = document.createElement('div')
  menu.innerHTML = '<summary>Menu</summary>'
  document.body.append(menu)
  const label = menu.querySelector('summary') as HTMLElement
  label.ariaLabel = 'Expand'
  menu.dispatchEvent(new Event('toggle'))
  expect(label.ariaLabel).toBe('Expand')
})
