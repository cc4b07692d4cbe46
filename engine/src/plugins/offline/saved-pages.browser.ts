import { pathKey } from '../../index.browser'

/** A page that is saved on this device. */
export interface SavedPage {
  path: string
  title: string
  /** When the server returned it. */
  date: Date
  response: Response
}

/** Content hashes of all files below `assets/` by their path: the first 16 hex characters of SHA-256. */
export type AssetHashes = Readonly<Record<string, string>>

/** Expected media types by file extension. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/i],
  [/\.css$/, /^text\/css/i],
  [/\.json$/, /json/i],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
]

/** Maximum number of visited pages that are saved. The oldest ones are removed first. */
const MAX_VISITED = 100

/** Maximum number of saved assets, enough for a few dozen releases. */
const MAX_ASSETS = 600

/** Names of the caches of a site. They contain the base URL, so that sites on the same host don't share caches. */
export const cacheNames = (baseUrl: string) => ({
  prefix: `docs:${baseUrl}:`,
  visited: `docs:${baseUrl}:visited`,
  assets: `docs:${baseUrl}:assets`,
  /** Prefix of the names of a version's caches, followed by the time when it was saved. */
  version: (name: string) => `docs:${baseUrl}:version:${name}:`,
})

/** Whether a response is a complete document of this site. */
export const isDocument = (response: Response, html: string) =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').includes('text/html') &&
  /<\/html>\s*$/i.test(html)

/**
 * Whether a response is the file that the build created. A host or a network may return its own page with status 200. If it were saved
 * instead of a script, it would break the site until the name of the file changes.
 */
export async function isAsset(path: string, response: Response, hashes: AssetHashes): Promise<boolean> {
  if (response.status !== 200 || response.redirected || hashes[path] === undefined) return false
  const [, type] = TYPES.find(([ending]) => ending.test(path)) ?? []
  const sent = response.headers.get('content-type') ?? ''
  if (type ? !type.test(sent) : sent.includes('text/html')) return false
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(hashes[path])
}

/** Paths of the files in `assets/` that a document refers to. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/(?:href|src|srcset)="([^"\s]*\/assets\/[^"\s]+)/g)].flatMap(([, file]) => file ?? [])),
  ].filter((file) => file.startsWith('/'))
}

/** Saves a document in a cache, with its headers (which include the content security policy), date and title. */
export async function keepDocument(cache: Cache, path: string, { headers: sent }: Response, html: string): Promise<void> {
  const headers = new Headers(sent)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  headers.set('docs-date', new Date().toISOString())
  headers.set('docs-title', encodeURIComponent(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? path))
  // Replaces an older copy only if the write succeeds. The entry is then the newest in the cache.
  await cache.put(pathKey(path), new Response(html, { headers }))
}

/** Saves a visited page. @throws DOMException if the storage is full */
export async function keepVisited(baseUrl: string, path: string, response: Response, html: string): Promise<void> {
  const cache = await caches.open(cacheNames(baseUrl).visited)
  await keepDocument(cache, path, response, html)
  await trim(cache, MAX_VISITED, `${baseUrl}offline`)
}

/** Saves an asset, unless the response is not the expected file. @throws DOMException if the storage is full */
export async function keepAsset(baseUrl: string, path: string, response: Response, hashes: AssetHashes): Promise<void> {
  if (!(await isAsset(path, response, hashes))) return
  const cache = await caches.open(cacheNames(baseUrl).assets)
  await cache.put(path, response)
  await trim(cache, MAX_ASSETS)
}

/** The newest copy of each page on this device. */
export async function savedPages(baseUrl: string): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>()
  for (const cache of await pageCaches(baseUrl)) {
    for (const request of await cache.keys()) {
      const page = read(request.url, await cache.match(request))
      const other = page && found.get(page.path)
      if (page && !(other && other.date >= page.date)) found.set(page.path, page)
    }
  }
  return [...found.values()]
}

/** The newest copy of a page on this device. */
export async function savedPage(baseUrl: string, path: string): Promise<SavedPage | undefined> {
  const all = await Promise.all((await pageCaches(baseUrl)).map((cache) => cache.match(pathKey(path))))
  const copies = all.flatMap((response) => read(new URL(path, location.origin).href, response) ?? [])
  return copies.sort((a, b) => b.date.getTime() - a.date.getTime())[0]
}

async function pageCaches(baseUrl: string): Promise<Cache[]> {
  const { visited, version } = cacheNames(baseUrl)
  const names = (await caches.keys()).filter((name) => name === visited || name.startsWith(version('').slice(0, -1)))
  return Promise.all(names.map((name) => caches.open(name)))
}

/** Reads a saved page. Returns `undefined` for other files, which the cache of a version also contains. */
function read(url: string, response: Response | undefined): SavedPage | undefined {
  const date = response?.headers.get('docs-date')
  if (!response || !date) return undefined
  const title = decodeURIComponent(response.headers.get('docs-title') ?? '')
  return { path: decodeURI(new URL(url).pathname), title, date: new Date(date), response }
}

/** Removes the oldest entries above `max`. @param exempt path of an entry that is kept and not counted */
async function trim(cache: Cache, max: number, exempt?: string): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== exempt)
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key)
}
