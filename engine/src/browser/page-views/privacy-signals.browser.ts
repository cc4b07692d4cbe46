/** What a browser says of its reader's wish not to be followed. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the reader asks not to be followed: Do Not Track or Global Privacy Control (decision P-5). */
export function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
