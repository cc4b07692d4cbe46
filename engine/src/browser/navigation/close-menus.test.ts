// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { closeMenus } from './close-menus.browser'

/** The panel on narrow screens if it is open. happy-dom has no popovers. */
let openPanel: HTMLElement | null

beforeEach(() => {
  openPanel = null
  document.body.innerHTML = `<nav><details name="menu" id="menu" open></details><details id="unnamed" open></details></nav>
    <details name="menu" id="text" open></details>`
  const query = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'aside:popover-open' ? openPanel : query(selector),
  )
})

test('the menus of the navbar close, and other `details` stay open', () => {
  expect(closeMenus()).toBe(false)
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['unnamed', 'text'])
})

test('an open panel closes', () => {
  const hidePopover = vi.fn()
  openPanel = Object.assign(document.createElement('aside'), { hidePopover })
  expect(closeMenus()).toBe(true)
  expect(hidePopover).toHaveBeenCalledOnce()
})
