/** Storage key of the announcement that was shown last. */
export const ANNOUNCEMENT_ID_KEY = COMPATIBILITY.announcement

/** Storage key of whether that announcement was closed. */
export const ANNOUNCEMENT_DISMISS_KEY = COMPATIBILITY.announcementClosed

/** Corrects a misspelling of the default id that is stored in browsers. */
export function migratedId(stored: string | null): string | null {
  return stored === 'annoucement-bar' ? 'announcement-bar' : stored
}

/**
 * Whether the reader has closed this announcement. An announcement that can't be closed or has a new id never counts as closed.
 */
export function isDismissed(
  announcement: { id: string; isCloseable: boolean },
  stored: { id: string | null; dismiss: string | null },
): boolean {
  return announcement.isCloseable && migratedId(stored.id) === announcement.id && stored.dismiss === 'true'
}
