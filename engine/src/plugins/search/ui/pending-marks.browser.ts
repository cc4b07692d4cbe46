import { session } from '../../../index.browser'

/** Words to mark on the page of an opened result. */
export interface PendingMarks {
  /** Of the result, without base URL. */
  route: string
  query: string
}

const KEY = 'search-marks'

/** The words to mark when the next page is loaded. Other content of the storage is ignored. */
export function readPendingMarks(): PendingMarks | undefined {
  try {
    const { route, query } = JSON.parse(session.read(KEY) ?? '{}') as Record<string, unknown>
    return typeof route === 'string' && typeof query === 'string' ? { route, query } : undefined
  } catch {
    return undefined
  }
}

/** Stores the words to mark, or removes them. */
export function writePendingMarks(marks: PendingMarks | undefined): void {
  if (marks) session.write(KEY, JSON.stringify(marks))
  else session.remove(KEY)
}
