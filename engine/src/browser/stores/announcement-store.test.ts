import { afterEach, expect, test, vi } from 'vitest'

const ID = 'docs.announcement.id'
const DISMISS = 'docs.announcement.dismiss'

afterEach(() => vi.unstubAllGlobals())

/** Opens a page of a site with this announcement in a browser that has stored these values. */
async function open(id: string, stored: Record<string, string>) {
  const values = new Map(Object.entries(stored))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => {})
  const textContent = JSON.stringify({ announcement: { id, isCloseable: true } })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.resetModules()
  const { announcementStore, startAnnouncement } = await import('./announcement-store.browser')
  startAnnouncement()
  return { isShown: announcementStore.get(), stored: Object.fromEntries(values) }
}

test.each([
  ['a first visit', 'workshop', {}, true, 'false'],
  ['the same announcement, closed', 'workshop', { [ID]: 'workshop', [DISMISS]: 'true' }, false, 'true'],
  ['the same announcement, not closed', 'workshop', { [ID]: 'workshop', [DISMISS]: 'false' }, true, 'false'],
  ['a new announcement after one that was closed', 'workshop', { [ID]: 'older', [DISMISS]: 'true' }, true, 'false'],
  [
    'the old spelling of the default id, closed',
    'announcement-bar',
    { [ID]: 'annoucement-bar', [DISMISS]: 'true' },
    false,
    'true',
  ],
  [
    'the old spelling of the default id, not closed',
    'announcement-bar',
    { [ID]: 'annoucement-bar', [DISMISS]: 'false' },
    true,
    'false',
  ],
  ['the old spelling with another current id', 'workshop', { [ID]: 'annoucement-bar', [DISMISS]: 'true' }, true, 'false'],
])('%s: whether the announcement is shown, and which values are stored', async (_, id, before, isShown, dismiss) => {
  expect(await open(id, before)).toEqual({ isShown, stored: { [ID]: id, [DISMISS]: dismiss } })
})
