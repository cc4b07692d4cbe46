import { assetsOf, findAsset, isDocument, keepVisited, type SavedPage, savedPage } from './saved-pages.browser'

/** The part of a service worker's world that this one needs. */
interface WorkerScope {
  /** Written by the build in front of this script: what the page about offline reading needs. */
  docsOffline: { scripts: string[] }
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

/** How long the network may take, in milliseconds; then the saved copy of a page shows. */
const PATIENCE = 3000

const worker = globalThis as unknown as WorkerScope
const baseUrl = new URL(worker.registration.scope).pathname
const offlinePage = `${baseUrl}offline`

/** Answers that came, or are still to come, after the saved copy was shown: whether they are the same text. */
const late = new Map<string, Promise<boolean>>()

worker.addEventListener('install', (event) => {
  const files = worker.docsOffline.scripts.map((file) => findAsset(baseUrl, file))
  event.waitUntil(Promise.all([visit(offlinePage), ...files]).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(baseUrl)) return
  if (pathname.startsWith(`${baseUrl}assets/`)) event.respondWith(findAsset(baseUrl, request))
  else if (request.mode === 'navigate' || request.headers.get('accept')?.startsWith('text/html'))
    event.respondWith(findDocument(event, pathname))
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
})

worker.addEventListener('message', (event) => {
  const { kind, path } = event.data
  if (kind === 'visited') event.waitUntil(visit(path).catch(() => undefined))
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
  const response = await fetch(path)
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is no page`)
  await keepVisited(baseUrl, path, response, html)
  const files = assetsOf(html).filter((file) => /\.(?:css|js)$/.test(file))
  await Promise.all(files.map((file) => findAsset(baseUrl, file)))
}

/** A document: from the network; its saved copy where that fails or takes too long; the page about being offline where there is none. */
async function findDocument(event: FetchEvent, path: string): Promise<Response> {
  const answer = fetch(event.request)
  const copy = savedPage(baseUrl, path).catch(() => undefined)
  const isSame = answer.then(async (response) => keep(path, response.clone(), await copy))
  event.waitUntil(isSame.catch(() => undefined))
  isSame.catch(() => undefined)
  const found = await copy
  if (!found) return answer.catch(() => offline(event.request))
  const limit = new Promise<'late'>((done) => setTimeout(done, PATIENCE, 'late'))
  const first = await Promise.race([answer.catch(() => 'failed' as const), limit])
  if (first instanceof Response) return first
  if (first === 'late') late.set(path, isSame)
  return marked(found, first)
}

/** Keeps an answer; tells whether its text is that of the copy. */
async function keep(path: string, response: Response, copy: SavedPage | undefined): Promise<boolean> {
  const before = await copy?.response.clone().text()
  const html = await response.text()
  if (isDocument(response, html)) await keepVisited(baseUrl, path, response, html)
  return html === before
}

async function offline({ mode }: Request): Promise<Response> {
  const page = mode === 'navigate' ? await savedPage(baseUrl, offlinePage) : undefined
  if (!page) return Response.error()
  const note = '<p class="saved-copy" role="status"><b>You are offline</b>, and this page is not saved on this device.</p>'
  return noted(page, note, 503)
}

function marked(page: SavedPage, why: 'late' | 'failed'): Promise<Response> {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(page.date)
  const reason = why === 'late' ? 'The network is slow' : 'The network cannot be reached'
  const note = `<p class="saved-copy" role="status" data-saved="${why}"><b>Saved copy</b> of <time datetime="${page.date.toISOString()}">${date}</time>. ${reason}.</p>`
  return noted(page, note, 200)
}

async function noted({ response }: SavedPage, note: string, status: number): Promise<Response> {
  const html = await response.clone().text()
  return new Response(
    html.replace(/<main\b[^>]*>/, (main) => main + note),
    { status, headers: response.headers },
  )
}
