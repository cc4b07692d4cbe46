import { pathKey } from '../../model/index.browser'

/** A page that lies on this device. */
export interface SavedPage {
  path: string
  title: string
  /** When it came from the server. */
  date: Date
  response: Response
}

/** Content hashes of all files below `assets/` by their path: the first 16 hex characters of SHA-256. */
export type AssetHashes = Readonly<Record<string, string>>

/** What the media type of a file is, by the ending of its name. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/i],
  [/\.css$/, /^text\/css/i],
  [/\.json$/, /json/i],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
]

/** Pages that a reader has looked at are kept up to this many, the last ones. */
const MOST_VISITED = 100

/** Files that pages consist of, likewise: some dozen releases. */
const MOST_ASSETS = 600

/** The caches of a site by its base URL; caches of other sites on the host have other names. */
export const cacheNames = (baseUrl: string) => ({
  prefix: `docs:${baseUrl}:`,
  visited: `docs:${baseUrl}:visited`,
  assets: `docs:${baseUrl}:assets`,
  /** Begins the name of the caches of a version; what follows is when it was saved. */
  version: (name: string) => `docs:${baseUrl}:version:${name}:`,
})

/** Whether an answer is a document of ours, whole. */
export const isDocument = (response: Response, html: string) =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').includes('text/html') &&
  /<\/html>\s*$/i.test(html)

/**
 * Whether an answer is the file that the build wrote. A host or a network may answer with its own page and status 200; kept in place of
 * a script, it would break the site for as long as the name of the file stays the same.
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

/** Addresses of the files with hashed names that a document refers to. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/(?:href|src|srcset)="([^"\s]*\/assets\/[^"\s]+)/g)].flatMap(([, file]) => file ?? [])),
  ].filter((file) => file.startsWith('/'))
}

/** Puts a document into a cache, with its headers, which hold the policy, and with what a list of pages says of it. */
export async function keepDocument(cache: Cache, path: string, { headers: sent }: Response, html: string): Promise<void> {
  const headers = new Headers(sent)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  headers.set('docs-date', new Date().toISOString())
  headers.set('docs-title', encodeURIComponent(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? path))
  // Takes the place of an older copy only when it is stored, and is then the last in the order of the cache.
  await cache.put(pathKey(path), new Response(html, { headers }))
}

/** Keeps a page that was looked at. @throws DOMException when the device is full */
export async function keepVisited(baseUrl: string, path: string, response: Response, html: string): Promise<void> {
  const cache = await caches.open(cacheNames(baseUrl).visited)
  await keepDocument(cache, path, response, html)
  await trim(cache, MOST_VISITED, `${baseUrl}offline`)
}

/** Keeps a file whose name changes with its content, unless the answer is something else. @throws DOMException when the device is full */
export async function keepAsset(baseUrl: string, path: string, response: Response, hashes: AssetHashes): Promise<void> {
  if (!(await isAsset(path, response, hashes))) return
  const cache = await caches.open(cacheNames(baseUrl).assets)
  await cache.put(path, response)
  await trim(cache, MOST_ASSETS)
}

/** All pages on this device, the newest copy of each. */
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

/** `undefined` for what is no page: a version's cache holds its other files, too. */
function read(url: string, response: Response | undefined): SavedPage | undefined {
  const date = response?.headers.get('docs-date')
  if (!response || !date) return undefined
  const title = decodeURIComponent(response.headers.get('docs-title') ?? '')
  return { path: decodeURI(new URL(url).pathname), title, date: new Date(date), response }
}

/** Removes the oldest entries. @param lasting path of an entry that stays and does not count */
async function trim(cache: Cache, most: number, lasting?: string): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== lasting)
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
