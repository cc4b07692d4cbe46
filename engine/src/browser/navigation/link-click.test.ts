import { expect, test } from 'vitest'
import { type Click, type ClickedLink, isPlainClick } from './link-click.browser'

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
