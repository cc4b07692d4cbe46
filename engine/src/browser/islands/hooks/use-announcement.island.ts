import { useSyncExternalStore } from 'react'
import type { AnnouncementData } from '../../../model'
import { announcementStore, closeAnnouncement } from '../../stores/announcement-store.browser'
import { useIslandData } from '../IslandProviders.island'

/** The announcement, for islands. */
export interface AnnouncementControl extends AnnouncementData {
  isShown: boolean
  /** Hides the announcement, permanently if storage is available. Has no effect on one that cannot be closed. */
  close(): void
}

/**
 * The announcement above the navbar; undefined if the site has none. The server always renders it as shown.
 * @throws Error outside <IslandProviders>
 */
export function useAnnouncement(): AnnouncementControl | undefined {
  const { announcement } = useIslandData('useAnnouncement').site
  const isShown = useSyncExternalStore(announcementStore.subscribe, announcementStore.get, () => announcement !== null)
  return announcement ? { ...announcement, isShown, close: closeAnnouncement } : undefined
}
