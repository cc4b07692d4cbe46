/** How a browser states that its reader doesn't want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function sendsPrivacySignal({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Whether page views of the reader may be counted. Always true if the site doesn't respect privacy signals. */
export function mayTrack(respectPrivacySignals: boolean): boolean {
  return !respectPrivacySignals || !sendsPrivacySignal(navigator as PrivacySignals)
}
