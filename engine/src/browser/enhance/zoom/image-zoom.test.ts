// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startImageZoom } from './image-zoom.browser'

const showImage = vi.fn()
const loadDialog = vi.fn()
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})

startImageZoom()
beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  loadDialog.mockReturnValue({ showImage })
  // Once for each test: of two mocks of one module, either may win.
  vi.doMock('./zoom-dialog.browser', () => loadDialog())
  document.body.innerHTML =
    '<a id="image" class="zoom" href="/a.png"><img alt=""></a><a id="link" href="/a">A</a><p id="text">B</p>'
})

/** Clicks an element. Returns whether the browser also handles the click. */
function click(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  document.querySelector(selector)?.dispatchEvent(event)
  const isHandled = !event.defaultPrevented
  event.preventDefault()
  return isHandled
}

test('a click on an image shows it instead of following its link', async () => {
  expect(click('img')).toBe(false)
  await vi.waitFor(() => expect(showImage).toHaveBeenCalledExactlyOnceWith(document.querySelector('#image')))
  expect(assign).not.toHaveBeenCalled()
})

test('if the dialog cannot be loaded, the link is followed', async () => {
  loadDialog.mockImplementation(() => {
    throw new Error('offline')
  })
  expect(click('img')).toBe(false)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/a\.png$/)))
  expect(showImage).not.toHaveBeenCalled()
})

test('other links, other elements and modified clicks are left to the browser', () => {
  expect([click('#link'), click('#text'), click('img', { ctrlKey: true })]).toEqual([true, true, true])
})
