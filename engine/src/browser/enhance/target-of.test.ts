// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { targetOf } from './target-of.browser'

document.body.innerHTML = '<a href="#"><span>Text</span></a>'

/** The link that an event on a target belongs to. */
function linkAt(target: EventTarget | null): Element | null | undefined {
  let found: Element | null | undefined
  const listener = (event: Event) => {
    found = targetOf(event, 'a')
  }
  target?.addEventListener('click', listener)
  target?.dispatchEvent(new Event('click'))
  target?.removeEventListener('click', listener)
  return found
}

test('the target is the element itself or its closest matching ancestor', () => {
  const link = document.querySelector('a')
  expect(linkAt(link)).toBe(link)
  expect(linkAt(document.querySelector('span'))).toBe(link)
})

test('events on other elements, on the document and on the window have no target', () => {
  expect([document.body, document, window].map(linkAt)).toEqual([null, null, null])
})
