/** Storage key of the announcement that was seen last (BEHAVIOUR 4.3). */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

/** Storage key of whether that announcement was closed. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'

/** An old spelling of the default id counts as the right one (specification §4). */
export function migratedId(stored: string | null): string | null {
  return stored === 'annoucement-bar' ? 'announcement-bar' : stored
}

/**
 * Whether the reader has closed this very announcement: one that cannot be closed never counts as closed (decision G-1), and a new id
 * is seen on the first load (G-2).
 */
export function isDismissed(
  announcement: { id: string; isCloseable: boolean },
  stored: { id: string | null; dismiss: string | null },
): boolean {
  return announcement.isCloseable && migratedId(stored.id) === announcement.id && stored.dismiss === 'true'
}
