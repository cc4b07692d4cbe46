import { pagePath } from '../runtime/page-path.browser'

/** A page that lies on this device. */
export interface SavedPage {
  path: string
  title: string
  /** When it came from the server. */
  date: Date
  response: Response
}

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
  const key = pagePath(path)
  // Last in the order of the cache, by which the oldest one goes.
  await cache.delete(key)
  await cache.put(key, new Response(html, { headers }))
}

/** Keeps a page that was looked at. */
export async function keepVisited(baseUrl: string, path: string, response: Response, html: string): Promise<void> {
  const cache = await caches.open(cacheNames(baseUrl).visited)
  await keepDocument(cache, path, response, html)
  await trim(cache, MOST_VISITED)
}

/** A file whose name changes with its content: from a cache, or from the server and then kept. */
export async function findAsset(baseUrl: string, request: Request | string): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheNames(baseUrl).assets)
    await cache.put(request, response.clone())
    await trim(cache, MOST_ASSETS)
  }
  return response
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
  const all = await Promise.all((await pageCaches(baseUrl)).map((cache) => cache.match(pagePath(path))))
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

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
