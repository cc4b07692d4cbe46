/** The part of the Network Information API that we ask. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Desktop is wider than this (specification §9). */
const PHONE = '(max-width: 996px)'

/** Whether a connection is one on which nothing is loaded ahead: data saving is on, or it is as slow as 2g (specification §2). */
export function isThrifty(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/** Whether the reader's connection forbids to load anything ahead of time. */
export function savesData(): boolean {
  return isThrifty((navigator as Navigator & { connection?: Connection }).connection)
}

/** Whether the window is as narrow as on a phone. */
export function isPhone(): boolean {
  return matchMedia(PHONE).matches
}
