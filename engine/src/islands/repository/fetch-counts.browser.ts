/** How popular a repository is. */
export interface RepositoryCounts {
  stars: number
  forks: number
}

/**
 * Asks the host of a repository for its counts (BEHAVIOUR 7.1).
 * @param url `{apiUrl}/repos/{owner}/{repository}`
 * @throws Error without network, for an answer other than 2xx, for JSON that is broken or lacks a finite number (decision G-30)
 */
export async function fetchCounts(url: string, signal: AbortSignal): Promise<RepositoryCounts> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answers with ${response.status}.`)
  const answer: unknown = await response.json()
  return { stars: finite(answer, 'stargazers_count'), forks: finite(answer, 'forks_count') }
}

function finite(answer: unknown, key: string): number {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(`${key} is no number.`)
}
