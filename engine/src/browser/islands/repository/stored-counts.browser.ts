import { session } from '../../stores/storage.browser'
import { finite, type RepositoryCounts } from './fetch-counts.browser'

/** Begins the session storage key of the counts; the address that they came from follows. */
const KEY = 'docs.repository-counts '

/** The last counts that came from this address in this session, if any. Removes a value that is not valid. */
export function readCounts(url: string): RepositoryCounts | undefined {
  const stored = session.read(KEY + url)
  if (stored === null) return undefined
  try {
    const json: unknown = JSON.parse(stored)
    return { stars: finite(json, 'stars'), forks: finite(json, 'forks') }
  } catch {
    session.remove(KEY + url)
    return undefined
  }
}

/** Stores counts until the window is closed. */
export function storeCounts(url: string, counts: RepositoryCounts): void {
  session.write(KEY + url, JSON.stringify(counts))
}
