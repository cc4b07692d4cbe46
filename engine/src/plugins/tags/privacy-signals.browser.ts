/** How a browser states that its reader doesn't want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the reader asks not to be tracked: Do Not Track or Global Privacy Control. */
export function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Whether the reader may be counted: always if the site doesn't respect privacy signals. */
export function mayTrack(respectPrivacySignals: boolean): boolean {
  return !respectPrivacySignals || !asksForPrivacy(navigator as PrivacySignals)
}
