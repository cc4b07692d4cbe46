// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { reveal, revealTarget } from './reveal.browser'

const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this.id)
  })
  document.body.innerHTML = `<p id="visible">A</p><details id="outer"><summary>More</summary><div class="tabs">
    <div class="tab-list"><label><input type="radio" name="t" checked>1</label><label><input type="radio" name="t" id="second">2</label></div>
    <div class="tab-panel"><p id="first-panel">B</p></div><div class="tab-panel"><details id="inner"><p id="deep">C</p></details></div></div></details>`
  history.replaceState(null, '', '/docs/a')
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const isOpen = (id: string) => (element(id) as HTMLDetailsElement).open
const isSelected = (id: string) => (element(id) as HTMLInputElement).checked

test('every closed element around the target is opened, without animation', () => {
  expect(reveal(element('deep'))).toBe(true)
  expect([isOpen('inner'), isOpen('outer'), isSelected('second')]).toEqual([true, true, true])
  expect(element('outer').style.getPropertyValue('--collapse-duration')).toBe('0s')
})

test('an element in the panel of another tab is revealed by its tab alone', () => {
  element('outer').toggleAttribute('open', true)
  element('inner').toggleAttribute('open', true)
  expect(reveal(element('deep'))).toBe(true)
  expect(isSelected('second')).toBe(true)
})

test('an element in a closed `details` is revealed without another tab', () => {
  expect(reveal(element('first-panel'))).toBe(true)
  expect([isOpen('outer'), isOpen('inner'), isSelected('second')]).toEqual([true, false, false])
})

test('a visible element was not hidden', () => {
  expect(reveal(element('visible'))).toBe(false)
  element('outer').toggleAttribute('open', true)
  expect(reveal(element('first-panel'))).toBe(false)
  expect(element('outer').style.getPropertyValue('--collapse-duration')).toBe('')
})

test('the page scrolls to the target of the URL if it was hidden', () => {
  history.replaceState(null, '', '/docs/a#deep')
  revealTarget()
  revealTarget()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('deep')
})

test('the page scrolls to a target whose letters are decomposed in the URL', () => {
  element('visible').id = 'caf\u00E9'
  history.replaceState(null, '', '/docs/a#cafe\u0301')
  revealTarget()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('caf\u00E9')
})

test.each(['#visible', '#unknown', ''])('with the hash "%s", the page stays where it is', (hash) => {
  history.replaceState(null, '', `/docs/a${hash}`)
  revealTarget()
  expect(scrolled).not.toHaveBeenCalled()
  expect(isOpen('outer')).toBe(false)
})
