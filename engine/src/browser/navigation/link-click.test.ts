// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Click, type ClickedLink, clickedLink, isPlainClick, linkOf } from './link-click.browser'

const CLICK: Click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const LINK: ClickedLink = { target: '', isDownload: false }

test('the navigator handles a left click on a link that opens in the same tab', () => {
  expect(isPlainClick(CLICK, LINK)).toBe(true)
  expect(isPlainClick(CLICK, { ...LINK, target: '_self' })).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('the navigator does not handle a click with %j', (change) => {
  expect(isPlainClick({ ...CLICK, ...change }, LINK)).toBe(false)
})

test.each([{ target: '_blank' }, { target: 'frame' }, { isDownload: true }])(
  'the navigator does not handle a click on a link with %j',
  (change) => {
    expect(isPlainClick(CLICK, { ...LINK, ...change })).toBe(false)
  },
)

/** Dispatches an event on an element, and returns the links that are found for it. */
function linksOf(selector: string, event = new MouseEvent('click', { bubbles: true, cancelable: true })) {
  document.body.innerHTML = `<a id="page" href="/a"><b>A</b></a><a id="file" href="/a.zip" download>B</a>
    <a id="frame" href="/a" target="frame">C</a><a id="anchor">D</a>
    <a id="text" href="/a#:~:text=D"></a><a id="heading-text" href="#b:~:text=D"></a>`
  let found: (string | undefined)[] = []
  document.addEventListener(
    'click',
    (click) => {
      found = [linkOf(click)?.id, clickedLink(click)?.id]
      click.preventDefault()
    },
    { once: true },
  )
  const target = selector === '' ? document : document.querySelector(selector)
  target?.dispatchEvent(event)
  return found
}

test('a click in a link belongs to the link', () => {
  expect(linksOf('#page')).toEqual(['page', 'page'])
  expect(linksOf('b')).toEqual(['page', 'page'])
})

test('a modified click, a download and a link to another frame are not plain clicks', () => {
  expect(linksOf('#page', new MouseEvent('click', { bubbles: true, ctrlKey: true }))).toEqual(['page', undefined])
  expect(linksOf('#file')).toEqual(['file', undefined])
  expect(linksOf('#frame')).toEqual(['frame', undefined])
})

test.each(['text', 'heading-text'])('the browser follows the link "%s", which leads to a text fragment', (id) => {
  expect(linksOf(`#${id}`)).toEqual([id, undefined])
})

test.each(['#anchor', 'body', ''])('a click on "%s" belongs to no link', (selector) => {
  expect(linksOf(selector)).toEqual([undefined, undefined])
})
