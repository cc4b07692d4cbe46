import { localPath } from '../../index.browser'
import { type AssetHashes, assetsOf, isDocument, keepAsset, keepVisited, type SavedPage, savedPage } from './saved-pages.browser'

/** The part of the service worker API that this module uses. */
interface WorkerScope {
  /** Written by the build before this script: the scripts of the offline page, and the hashes of all assets. */
  docsOffline: { scripts: string[]; hashes: AssetHashes }
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends Extendable {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface WorkerMessage extends Extendable {
  data: { kind: 'visited' | 'waiting'; path: string }
  source: { postMessage(message: unknown): void } | null
}

/** Statuses of servers that temporarily can't serve a page. */
const SERVER_ERRORS = [500, 502, 503, 504]

/** How long to wait for the network before a saved copy is shown, in milliseconds. */
const TIMEOUT = 3000

const worker = globalThis as unknown as WorkerScope
const baseUrl = new URL(worker.registration.scope).pathname
const offlinePage = `${baseUrl}offline`

/** For pages whose saved copy was shown because of the timeout: whether the response, once received, is the same document. */
const late = new Map<string, Promise<boolean>>()

let hasWarned = false

worker.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([visit(offlinePage), ...worker.docsOffline.scripts.map(saveAsset)]).then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(baseUrl)) return
  if (pathname.startsWith(`${baseUrl}assets/`)) event.respondWith(findAsset(event, pathname))
  else if (request.mode === 'navigate' || request.headers.get('accept')?.startsWith('text/html'))
    event.respondWith(findDocument(event, pathname))
  else event.respondWith(findFile(request))
})

worker.addEventListener('message', (event) => {
  const { kind, path } = event.data
  if (kind === 'visited') event.waitUntil(visit(path).catch(warnOnce))
  else
    event.waitUntil(
      (late.get(path) ?? Promise.reject()).then(
        (isSame) => event.source?.postMessage({ kind: 'answer', path, isSame }),
        () => undefined,
      ),
    )
})

/** Saves a page that was loaded before this worker was active, with its styles and scripts. */
async function visit(path: string): Promise<void> {
  const response = await fetch(localPath(path))
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is not a page.`)
  await keepVisited(baseUrl, path, response, html)
  const files = assetsOf(html).filter((file) => /\.(?:css|js)$/.test(file))
  await Promise.all(files.map(saveAsset))
}

/** Saves a file of `assets/`, unless it is already saved. */
async function saveAsset(path: string): Promise<void> {
  if (!(await caches.match(path))) await keepAsset(baseUrl, path, await fetch(path), worker.docsOffline.hashes)
}

/** Returns a file of `assets/` from the cache or the network. */
async function findAsset(event: FetchEvent, path: string): Promise<Response> {
  const known = await stored(event.request)
  if (known) return known
  const response = await fetch(event.request)
  event.waitUntil(keepAsset(baseUrl, path, response.clone(), worker.docsOffline.hashes).catch(warnOnce))
  return response
}

/** Returns any other file from the network, or its saved copy if the request fails. */
async function findFile(request: Request): Promise<Response> {
  const networkResponse = await fetch(request).catch(() => undefined)
  if (networkResponse && !isServerError(networkResponse)) return networkResponse
  return (await stored(request)) ?? networkResponse ?? Response.error()
}

/** Returns a document from the network, its saved copy if the request fails or times out, or the offline page if there is no copy. */
async function findDocument(event: FetchEvent, path: string): Promise<Response> {
  const networkResponse = fetch(event.request)
  const copy = savedPage(baseUrl, path).catch(() => undefined)
  const isSame = networkResponse.then(async (response) => keep(path, response.clone(), await copy))
  event.waitUntil(isSame.catch(() => undefined))
  const found = await copy
  if (!found) return networkResponse.catch(() => offline(event.request))
  const limit = new Promise<'late'>((done) => setTimeout(done, TIMEOUT, 'late'))
  const first = await Promise.race([networkResponse.catch(() => 'failed' as const), limit])
  if (first instanceof Response) return isServerError(first) ? asSavedCopy(found, 'error') : first
  if (first === 'late') late.set(path, isSame)
  return asSavedCopy(found, first)
}

/**
 * Saves a response.
 * @returns whether it is the same document as the copy
 * @throws Error if it can't replace the copy, because it isn't a document of this site or the storage is full
 */
async function keep(path: string, response: Response, copy: SavedPage | undefined): Promise<boolean> {
  const before = await copy?.response.clone().text()
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is not a page.`)
  const isSame = html === before
  await keepVisited(baseUrl, path, response, html).catch((error) => {
    warnOnce(error)
    if (!isSame) throw error
  })
  return isSame
}

/** Returns a saved file; `undefined` if there is none or storage can't be read. */
function stored(request: Request): Promise<Response | undefined> {
  return caches.match(request).catch(() => undefined)
}

/** Errors while saving don't affect the responses, so they are only logged. */
function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn("Pages can't be saved for offline reading.", error)
  hasWarned = true
}

const isServerError = ({ status }: Response) => SERVER_ERRORS.includes(status)

async function offline({ mode }: Request): Promise<Response> {
  const page = mode === 'navigate' ? await savedPage(baseUrl, offlinePage) : undefined
  if (!page) return Response.error()
  const note = '<p class="saved-copy" role="status"><b>You are offline</b>, and this page is not saved on this device.</p>'
  return withNote(page, note, 503)
}

/** Why a saved copy is shown. */
const REASONS = {
  late: 'The network is slow',
  failed: 'The network cannot be reached',
  error: 'The server is not available',
}

function asSavedCopy(page: SavedPage, reason: keyof typeof REASONS): Promise<Response> {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(page.date)
  const note = `<p class="saved-copy" role="status" data-saved="${reason}"><b>Saved copy</b> of <time datetime="${page.date.toISOString()}">${date}</time>. ${REASONS[reason]}.</p>`
  return withNote(page, note, 200)
}

async function withNote({ response }: SavedPage, note: string, status: number): Promise<Response> {
  const html = await response.clone().text()
  return new Response(
    html.replace(/<main\b[^>]*>/, (main) => main + note),
    { status, headers: response.headers },
  )
}
