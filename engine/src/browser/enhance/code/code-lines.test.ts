// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { linkLines } from './code-lines.browser'

const scrolled = vi.fn()
const replaced = vi.spyOn(location, 'replace').mockImplementation(() => {})
vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
  scrolled(this.getAttribute('href'), options)
})

beforeEach(() => {
  vi.clearAllMocks()
  goTo('/docs/a')
})

const goTo = (url: string) => history.replaceState(null, '', url)

/** A script with this many lines. */
function script(lines: number, { first = 1, hidden = 0 } = {}): string {
  const hiddenLines = '<span class="hidden">setup</span>'.repeat(hidden)
  const shown = Array.from({ length: lines - hidden }, (_, i) => `<span data-number="${first + i}">code</span>`)
  return `<pre><code class="numbered">${hiddenLines}${shown.join('')}</code></pre>`
}
function open(main: string): void {
  document.body.innerHTML = `<main>${main}</main>`
  linkLines()
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.line-link')]
const link = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLAnchorElement
/** The hrefs of the highlighted lines. */
const selected = () => [...document.querySelectorAll('.selected > a')].map((each) => each.getAttribute('href'))

/** Dispatches an event. Returns whether the browser also handles it. */
const send = (target: Element | null, event: Event) => target?.dispatchEvent(event)
const click = (target: Element | null, shiftKey: boolean) =>
  send(target, new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
const press = (target: Element | null, key: string) =>
  send(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))

test('scripts of at least 40 lines have links to their lines, which are labeled', () => {
  open(`${script(39)}${script(40)}`)
  expect(links()).toHaveLength(40)
  expect([links()[0], links()[39]].map((each) => each?.getAttribute('href'))).toEqual(['#L1', '#L40'])
  expect(links()[2]?.ariaLabel).toBe('Line 3')
  expect(links()[2]?.parentElement?.firstChild).toBe(links()[2])
})

test('the links of the second long script begin with its number, and use the numbers that are shown', () => {
  open(`${script(40)}${script(40, { first: 101 })}`)
  expect([links()[40], links()[79]].map((each) => each?.getAttribute('href'))).toEqual(['#code2-L101', '#code2-L140'])
})

test('hidden lines have no links, and lines without numbers begin with 1', () => {
  open(`${script(42, { hidden: 2 })}<pre><code class="numbered">${'<span>code</span>'.repeat(40)}</code></pre>`)
  expect(links()).toHaveLength(80)
  expect(links()[0]?.parentElement?.dataset.number).toBe('1')
  expect(links()[40]?.getAttribute('href')).toBe('#code2-L1')
})

test('linking the lines again replaces the links', () => {
  open(script(40))
  linkLines()
  expect(links()).toHaveLength(40)
})

test('only the first link of a script is in the tab order', () => {
  open(script(40))
  expect(
    links()
      .slice(0, 3)
      .map((each) => each.tabIndex),
  ).toEqual([0, -1, -1])
  open(script(40, { hidden: 39 }))
  expect(links().map((each) => each.tabIndex)).toEqual([0])
})

test('on sites with hash URLs, the links contain the address of the page', () => {
  goTo('/base/#/docs/a?b#L2')
  open(script(40))
  expect(links()[4]?.getAttribute('href')).toBe('#/docs/a?b#L5')
  expect(selected()).toEqual(['#/docs/a?b#L2'])
})

test('the lines in the URL are highlighted, and the first one is scrolled to the center', () => {
  goTo('/docs/a#L3-L5')
  open(`${script(40)}${script(40)}`)
  expect(selected()).toEqual(['#L3', '#L4', '#L5'])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('#L3', { block: 'center', behavior: 'instant' })
})

test.each([
  ['hashchange', () => globalThis],
  ['docs:moved', () => document],
])('after the event %s, other lines are highlighted, and the page scrolls only if necessary', (type, target) => {
  goTo('/docs/a#L3')
  open(`${script(40)}${script(40, { first: 11 })}`)
  scrolled.mockClear()
  goTo('/docs/a#code2-L20')
  target().dispatchEvent(new Event(type))
  expect(selected()).toEqual(['#code2-L20'])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('#code2-L20', { block: 'nearest', behavior: 'instant' })
})

test.each(['', '#install', '#L41', '#code3-L1'])('with the hash "%s", no line is highlighted', (hash) => {
  goTo(`/docs/a${hash}`)
  open(`${script(40)}${script(40)}`)
  expect(selected()).toEqual([])
  expect(scrolled).not.toHaveBeenCalled()
})

test('highlighted lines in closed `details` are revealed', () => {
  goTo('/docs/a#L3')
  open(`<details>${script(40)}</details>`)
  expect(document.querySelector('details')?.open).toBe(true)
})

test('a click with Shift extends the range, down or up', () => {
  goTo('/docs/a?b#L10')
  open(script(40))
  expect(click(link('#L12'), true)).toBe(false)
  expect(replaced).toHaveBeenLastCalledWith('#L10-L12')
  click(link('#L7'), true)
  expect(replaced).toHaveBeenLastCalledWith('#L7-L10')
  goTo('/#/docs/a#L10')
  click(link('#L12'), true)
  expect(replaced).toHaveBeenLastCalledWith('#/docs/a#L10-L12')
})

test('a click with Shift in another script, or without highlighted lines, begins a new range', () => {
  goTo('/docs/a#L10')
  open(`${script(40)}${script(40)}`)
  click(link('#code2-L12'), true)
  expect(replaced).toHaveBeenLastCalledWith('#code2-L12')
  goTo('/docs/a')
  click(link('#L12'), true)
  expect(replaced).toHaveBeenLastCalledWith('#L12')
})

test('other clicks are left to the browser', () => {
  open(script(40))
  expect(click(link('#L12'), false)).toBe(true)
  expect(click(document.querySelector('main'), true)).toBe(true)
  expect(replaced).not.toHaveBeenCalled()
})

test('arrow keys move between the lines of a script', () => {
  open(`${script(40)}${script(40)}`)
  link('#L1').focus()
  expect(press(link('#L1'), 'ArrowDown')).toBe(false)
  expect(document.activeElement).toBe(link('#L2'))
  expect([link('#L1'), link('#L2')].map((each) => each.tabIndex)).toEqual([-1, 0])
  expect(press(link('#L2'), 'ArrowUp')).toBe(false)
  expect(document.activeElement).toBe(link('#L1'))
})

test('other keys, keys on other elements, and arrow keys at the ends of a script are left to the browser', () => {
  open(script(40))
  expect(press(link('#L1'), 'ArrowUp')).toBe(true)
  expect(press(link('#L40'), 'ArrowDown')).toBe(true)
  expect(press(link('#L2'), 'ArrowRight')).toBe(true)
  expect(press(document.querySelector('main'), 'ArrowDown')).toBe(true)
  document.body.innerHTML = '<a class="line-link">A</a>'
  expect(press(document.querySelector('a'), 'ArrowDown')).toBe(true)
})
