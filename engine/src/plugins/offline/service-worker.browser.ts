import { localPath } from '../../model/index.browser'
import { type AssetHashes, assetsOf, isDocument, keepAsset, keepVisited, type SavedPage, savedPage } from './saved-pages.browser'

/** The part of a service worker's world that this one needs. */
interface WorkerScope {
  /** Written by the build in front of this script: what the page about offline reading needs, and what all assets are. */
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

/** Answers of a server that cannot serve a page at the moment. */
const SERVER_ERRORS = [500, 502, 503, 504]

/** How long the network may take, in milliseconds; then the saved copy of a page shows. */
const PATIENCE = 3000

const worker = globalThis as unknown as WorkerScope
const baseUrl = new URL(worker.registration.scope).pathname
const offlinePage = `${baseUrl}offline`

/** Answers that came, or are still to come, after the saved copy was shown: whether they are the same text. */
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

/** Keeps a page that was loaded before this worker was there, with its style and scripts. */
async function visit(path: string): Promise<void> {
  const response = await fetch(localPath(path))
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is no page`)
  await keepVisited(baseUrl, path, response, html)
  const files = assetsOf(html).filter((file) => /\.(?:css|js)$/.test(file))
  await Promise.all(files.map(saveAsset))
}

/** Keeps a file of `assets/`, unless it is on this device. */
async function saveAsset(path: string): Promise<void> {
  if (!(await caches.match(path))) await keepAsset(baseUrl, path, await fetch(path), worker.docsOffline.hashes)
}

/** A file of `assets/`: from this device, else from the network. */
async function findAsset(event: FetchEvent, path: string): Promise<Response> {
  const known = await stored(event.request)
  if (known) return known
  const response = await fetch(event.request)
  event.waitUntil(keepAsset(baseUrl, path, response.clone(), worker.docsOffline.hashes).catch(warnOnce))
  return response
}

/** Any other file: from the network; its saved copy where that fails. */
async function findFile(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  if (answer && !isServerError(answer)) return answer
  return (await stored(request)) ?? answer ?? Response.error()
}

/** A document: from the network; its saved copy where that fails or takes too long; the page about being offline where there is none. */
async function findDocument(event: FetchEvent, path: string): Promise<Response> {
  const answer = fetch(event.request)
  const copy = savedPage(baseUrl, path).catch(() => undefined)
  const isSame = answer.then(async (response) => keep(path, response.clone(), await copy))
  event.waitUntil(isSame.catch(() => undefined))
  const found = await copy
  if (!found) return answer.catch(() => offline(event.request))
  const limit = new Promise<'late'>((done) => setTimeout(done, PATIENCE, 'late'))
  const first = await Promise.race([answer.catch(() => 'failed' as const), limit])
  if (first instanceof Response) return isServerError(first) ? marked(found, 'error') : first
  if (first === 'late') late.set(path, isSame)
  return marked(found, first)
}

/**
 * Keeps an answer.
 * @returns whether its text is that of the copy
 * @throws when it cannot take the place of the copy: it isn't a document of this site, or there is no room for it
 */
async function keep(path: string, response: Response, copy: SavedPage | undefined): Promise<boolean> {
  const before = await copy?.response.clone().text()
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is no page`)
  const isSame = html === before
  await keepVisited(baseUrl, path, response, html).catch((error) => {
    warnOnce(error)
    if (!isSame) throw error
  })
  return isSame
}

/** What is on this device; nothing where storage cannot be read. */
function stored(request: Request): Promise<Response | undefined> {
  return caches.match(request).catch(() => undefined)
}

/** Readers get their answers whether these can be kept or not. */
function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn('Pages cannot be saved for offline reading.', error)
  hasWarned = true
}

const isServerError = ({ status }: Response) => SERVER_ERRORS.includes(status)

async function offline({ mode }: Request): Promise<Response> {
  const page = mode === 'navigate' ? await savedPage(baseUrl, offlinePage) : undefined
  if (!page) return Response.error()
  const note = '<p class="saved-copy" role="status"><b>You are offline</b>, and this page is not saved on this device.</p>'
  return noted(page, note, 503)
}

/** Why a saved copy is shown. */
const REASONS = {
  late: 'The network is slow',
  failed: 'The network cannot be reached',
  error: 'The server is not available',
}

function marked(page: SavedPage, why: keyof typeof REASONS): Promise<Response> {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(page.date)
  const note = `<p class="saved-copy" role="status" data-saved="${why}"><b>Saved copy</b> of <time datetime="${page.date.toISOString()}">${date}</time>. ${REASONS[why]}.</p>`
  return noted(page, note, 200)
}

async function noted({ response }: SavedPage, note: string, status: number): Promise<Response> {
  const html = await response.clone().text()
  return new Response(
    html.replace(/<main\b[^>]*>/, (main) => main + note),
    { status, headers: response.headers },
  )
}
