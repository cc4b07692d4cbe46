import { MOBILE } from '../../common/index.browser'

/** The part of the Network Information API that is used here. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether prefetching is disabled, because the reader has turned on data saving in the browser or the system, or the connection is as slow
 * as 2g.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/** Whether the window has the mobile layout. */
export function isPhone(): boolean {
  return matchMedia(MOBILE).matches
}
