import { useSyncExternalStore } from 'react'
import type { AnnouncementData } from '../../../model'
import { announcementStore, closeAnnouncement } from '../../stores/announcement-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** The announcement, as an island sees it. */
export interface AnnouncementControl extends AnnouncementData {
  isShown: boolean
  /** Hides it, for good where storage can be used. Does nothing for one that cannot be closed. */
  close(): void
}

/**
 * The announcement above the navbar; undefined where the site has none. The server draws it as shown.
 * @throws Error outside <IslandProviders>
 */
export function useAnnouncement(): AnnouncementControl | undefined {
  const { announcement } = useIslandData('useAnnouncement').site
  const isShown = useSyncExternalStore(announcementStore.subscribe, announcementStore.get, () => announcement !== null)
  return announcement ? { ...announcement, isShown, close: closeAnnouncement } : undefined
}
