import { session } from '../../stores/storage.browser'
import { finite, type RepositoryCounts } from './fetch-counts.browser'

/** Prefix of the session storage key of the counts, followed by the URL that returned them. */
const KEY = 'docs.repository-counts '

/** Returns the counts that the URL returned in this session, if any. Removes an invalid value. */
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

/** Stores counts until the tab is closed. */
export function storeCounts(url: string, counts: RepositoryCounts): void {
  session.write(KEY + url, JSON.stringify(counts))
}
