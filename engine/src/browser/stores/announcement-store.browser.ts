import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, isDismissed, migratedId } from '../boot/announcement.browser'
import { siteData } from './site-data.browser'
import { local, onStored } from './storage.browser'
import { createStore } from './store.browser'

/** Whether the announcement is shown; false if the site has none. */
export const announcementStore = createStore<boolean>(isShown)

function isShown(): boolean {
  const { announcement } = siteData()
  if (!announcement) return false
  const stored = { id: local.read(ANNOUNCEMENT_ID_KEY), dismiss: local.read(ANNOUNCEMENT_DISMISS_KEY) }
  return !isDismissed(announcement, stored)
}

/** Stores which announcement is shown; a new one counts as not closed. Closing it in one window closes it in all. */
export function startAnnouncement(): void {
  const { announcement } = siteData()
  if (!announcement) return
  const isNew = migratedId(local.read(ANNOUNCEMENT_ID_KEY)) !== announcement.id
  announcementStore.get()
  local.write(ANNOUNCEMENT_ID_KEY, announcement.id)
  if (isNew) local.write(ANNOUNCEMENT_DISMISS_KEY, 'false')
  onStored(ANNOUNCEMENT_DISMISS_KEY, () => announcementStore.set(isShown()))
}

/** Hides the announcement, permanently if storage is available. Has no effect on one that cannot be closed. */
export function closeAnnouncement(): void {
  const { announcement } = siteData()
  if (!announcement?.isCloseable) return
  // Another window may have loaded a later release of the site with a new announcement, which stays open.
  local.write(ANNOUNCEMENT_ID_KEY, announcement.id)
  local.write(ANNOUNCEMENT_DISMISS_KEY, 'true')
  announcementStore.set(false)
}
