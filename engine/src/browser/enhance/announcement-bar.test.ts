// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => localStorage.clear())

/** Opens a page with an announcement, and applies the reader's choice twice. */
async function open(isCloseable: boolean, dismissed = false): Promise<void> {
  const data = JSON.stringify({ announcement: { id: 'workshop', isCloseable } })
  document.body.innerHTML = `<div class="announcement">Workshop</div><script type="application/json" id="site-data">${data}</script>`
  if (dismissed) {
    localStorage.setItem('docs.announcement.id', 'workshop')
    localStorage.setItem('docs.announcement.dismiss', 'true')
  }
  vi.resetModules()
  const { applyAnnouncement } = await import('./announcement-bar.browser')
  applyAnnouncement()
  applyAnnouncement()
}
const bar = () => document.querySelector('.announcement')

test('an announcement that can be closed has one button, which closes it for good', async () => {
  await open(true)
  const buttons = bar()?.querySelectorAll('button') ?? []
  expect(buttons).toHaveLength(1)
  expect(buttons[0]?.ariaLabel).toBe('Close')
  buttons[0]?.click()
  expect(localStorage.getItem('docs.announcement.dismiss')).toBe('true')
})

test('an announcement that cannot be closed has no button, and one that was closed is removed', async () => {
  await open(false)
  expect(bar()?.textContent).toBe('Workshop')
  expect(bar()?.querySelector('button')).toBeNull()
  await open(true, true)
  expect(bar()).toBeNull()
})

test('a page without an announcement stays as it is', async () => {
  await open(true)
  bar()?.remove()
  const { applyAnnouncement } = await import('./announcement-bar.browser')
  expect(applyAnnouncement).not.toThrow()
})
