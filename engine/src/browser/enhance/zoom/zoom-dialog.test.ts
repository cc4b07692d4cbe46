// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { showImage } from './zoom-dialog.browser'

const PICTURE = `<picture><source srcset="a-800.avif 800w" sizes="50vw"><source srcset="a-800.webp 800w" sizes="50vw">
  <img alt="A diagram" src="a.png" width="1600" loading="lazy"></picture>`

/** Width in which the image is shown, in pixels. */
let shownWidth: number

beforeEach(() => {
  shownWidth = 900
  vi.spyOn(HTMLImageElement.prototype, 'width', 'get').mockImplementation(() => shownWidth)
})

/** Shows the image of a page. */
function show(picture = PICTURE): void {
  document.body.innerHTML = `<main><a class="zoom" href="a.png">${picture}</a></main>`
  showImage(document.querySelector('a') as HTMLElement)
}
const dialog = () => document.querySelector('dialog')
const part = (selector: string) => dialog()?.querySelector(selector) as HTMLElement
/** Whether the image has its actual size, the state of the button, and whether the frame is a tab stop. */
const state = () => [dialog()?.classList.contains('actual'), part('.zoom-size').ariaPressed, part('.zoom-frame').tabIndex]

test('the image is shown in a dialog, which is named after it', () => {
  show()
  expect([dialog()?.open, dialog()?.className, dialog()?.ariaLabel]).toEqual([true, 'zoom-dialog', 'A diagram'])
  expect(dialog()?.parentElement?.tagName).toBe('MAIN')
  expect(['.zoom-size', '.zoom-close'].map((name) => part(name).textContent)).toEqual(['Actual size', 'Close'])
  expect((part('.zoom-close') as HTMLButtonElement).autofocus).toBe(true)
})

test('the link has the focus when the dialog opens, since browsers return the focus to that element', () => {
  const focused = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    expect(document.activeElement?.className).toBe('zoom')
  })
  show()
  expect(focused).toHaveBeenCalledOnce()
  focused.mockRestore()
})

test('the dialog loads the widest file at once, and the image on the page stays as it is', () => {
  show()
  expect([...(dialog()?.querySelectorAll('source') ?? [])].map(({ sizes }) => sizes)).toEqual(['1600px', '1600px'])
  expect(part('img').hasAttribute('loading')).toBe(false)
  const page = document.querySelector('a')
  expect(page?.querySelector('source')?.getAttribute('sizes')).toBe('50vw')
  expect(page?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

test.each(['.zoom-size', 'img'])('a click on %s shows the actual size, and another one fits the image again', (selector) => {
  show()
  part(selector).click()
  expect(state()).toEqual([true, 'true', 0])
  part(selector).click()
  expect(state()).toEqual([false, 'false', -1])
  expect(dialog()?.open).toBe(true)
})

test.each(['.zoom-close', '.zoom-frame', '.zoom-tools'])('a click on %s closes the dialog', (selector) => {
  show()
  part(selector).click()
  expect(dialog()).toBeNull()
})

test('an image that fits in its actual size has no button for it, and a click on the image closes the dialog', () => {
  shownWidth = 1600
  show()
  expect(part('.zoom-size').hidden).toBe(true)
  part('img').click()
  expect(dialog()).toBeNull()
})

test('an image that is one pixel smaller than its actual size has the button', () => {
  shownWidth = 1599
  show()
  expect(part('.zoom-size').hidden).toBe(false)
})

test('links without an image, and links outside of the main content, open no dialog', () => {
  show('Text')
  expect(dialog()).toBeNull()
  show('<picture></picture>')
  expect(dialog()).toBeNull()
  document.body.innerHTML = `<a class="zoom" href="a.png">${PICTURE}</a>`
  showImage(document.querySelector('a') as HTMLElement)
  expect(dialog()).toBeNull()
})
