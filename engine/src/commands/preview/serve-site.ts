import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { headersFor, TRANSPORT_SECURITY } from '../../publish'
import { acceptFirst } from './accept-first'
import { type BuiltSite, openBuiltSite, refreshBuiltSite } from './built-site'
import { FileStore } from './file-store'
import { readAddress } from './read-address'
import { refuseHost } from './refuse-host'
import { ALLOWED, refuseMalformed } from './refuse-malformed'
import { sendFile } from './send-file'
import { bareAddress, isForReaders } from './site-files'
import { Turns } from './turns'

/** How long the server waits for clients, in milliseconds. */
export interface ServerLimits {
  /** From the first byte of a request to the end of its headers. */
  headers: number
  /** From the first byte of a request to its last. */
  request: number
  /** For the next request of a connection. */
  keepAlive: number
  /** Without a byte in either direction. */
  idle: number
  /** How often the first two are looked at. */
  checked: number
}

const LIMITS: ServerLimits = { headers: 10_000, request: 30_000, keepAlive: 5000, idle: 60_000, checked: 5000 }
/** A build takes the place of another by two renames, with nothing there in between. */
const BETWEEN_BUILDS_MS = 50

/**
 * A server for a built site that behaves as the emitted host files say: both slash forms, `.html` forms and any letter case answer
 * with the page itself (decision P-16), redirects and headers come from `_redirects` and `_headers`, precompressed files are used,
 * anything else answers 404 with the not-found page. A new build is served as soon as it has taken the old one's place.
 *
 * Whatever a client sends, it reads no other files than those of the site and goes on answering others.
 * @param folder the built site
 * @param baseUrl path the site lives under, with slashes
 * @param options.hosts names that the server answers to, besides those of this machine
 * @throws DocsError `not-built`
 */
export function createSiteServer(
  folder: string,
  baseUrl = '/',
  options: Partial<ServerLimits> & { hosts?: string[] } = {},
): Server {
  const { headers, request, keepAlive, idle, checked, hosts = [] } = { ...LIMITS, ...options }
  const store = new FileStore()
  let site = openBuiltSite(folder, baseUrl)
  const answer = async (request: IncomingMessage, response: ServerResponse, again = false): Promise<void> => {
    site = refreshBuiltSite(folder, baseUrl, site)
    try {
      await answerFrom(site, baseUrl, store, request, response)
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (!again && isMissing(error)) {
        await delay(BETWEEN_BUILDS_MS)
        await answer(request, response, true)
      } else if (isMissing(error)) sendNotFound(request, response, site)
      else {
        dropFileHeaders(response)
        end(response, 503, { 'Retry-After': '1' })
      }
    }
  }
  const turns = new Turns()
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    turns.take(request, response, () => {
      if (!refuseHost(request, response, hosts)) whenTaken(() => void answer(request, response))
    })
  const server = createServer(
    { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: checked },
    listener,
  )
  const whenTaken = acceptFirst(server)
  // A client that asks whether to send a body is answered without it.
  server.on('checkContinue', listener)
  refuseMalformed(server, turns)
  return server.setTimeout(idle)
}

async function answerFrom(
  site: BuiltSite,
  baseUrl: string,
  store: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // What is no part of any request here is not waited for.
  if (hasBody(request)) response.shouldKeepAlive = false
  const address = readAddress(request)
  const { path, query } = typeof address === 'number' ? { path: baseUrl, query: '' } : address
  for (const [name, value] of Object.entries(headersFor(path, site.rules))) {
    if (name !== TRANSPORT_SECURITY || request.headers['x-forwarded-proto'] === 'https') response.setHeader(name, value)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: ALLOWED })
  if (typeof address === 'number') return end(response, address)
  const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined
  const isAsked = inside === undefined || isForReaders(inside)
  const redirect = isAsked ? site.redirects.get(bareAddress(path)) : undefined
  if (redirect) return end(response, redirect.status, { Location: withQuery(redirect.to, query) })
  const file = inside && isAsked ? (site.documents.get(bareAddress(inside)) ?? site.files.get(inside)) : undefined
  if (file === undefined) return sendNotFound(request, response, site)
  return sendFile(request, response, file, store)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The query of the old address goes along, in front of the part of the page. */
function withQuery(to: string, query: string): string {
  const [path = '', part] = to.split('#')
  return `${path}${query}${part === undefined ? '' : `#${part}`}`
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Length': 0, ...headers }).end()
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, { notFound }: BuiltSite): void {
  dropFileHeaders(response)
  const address = readAddress(request)
  const path = typeof address === 'number' ? '' : address.path.toLowerCase()
  const page = notFound.find(({ below }) => path.startsWith(below))?.page
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page?.length ?? 0 })
  response.end(request.method === 'HEAD' ? undefined : page)
}

/** What is not there now may be there in a moment, or after the next build: nobody is told to keep the answer. */
function dropFileHeaders(response: ServerResponse): void {
  for (const name of ['Cache-Control', 'ETag', 'Last-Modified', 'Vary']) response.removeHeader(name)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
