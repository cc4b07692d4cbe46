/** Numbers of stars and forks of a repository. */
export interface RepositoryCounts {
  stars: number
  forks: number
}

/**
 * Requests the counts of a repository from its host.
 * @param url `{apiUrl}/repos/{owner}/{repository}`
 * @throws Error if the request fails, the status is not 2xx, or the response is not JSON with two finite numbers
 */
export async function fetchCounts(url: string, signal: AbortSignal): Promise<RepositoryCounts> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`)
  const answer: unknown = await response.json()
  return { stars: finite(answer, 'stargazers_count'), forks: finite(answer, 'forks_count') }
}

/**
 * A numeric property of a JSON value.
 * @throws Error if it is not a finite number
 */
export function finite(json: unknown, key: string): number {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(`"${key}" is not a finite number.`)
}
