import { type Stats, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { pipeline } from 'node:stream/promises'
import { headersFor, mediaType, NOT_FOR_READERS, TRANSPORT_SECURITY } from '../../output'
import { type BuiltSite, comparableAddress, readBuiltSite, refreshBuiltSite } from './built-site'
import { refuseHost } from './refuse-host'

/** Content codings and the file extensions of their precompressed files, the smallest first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const HIDDEN = new RegExp(`^/${NOT_FOR_READERS}`)

/** An open file with its size in bytes. */
interface Body {
  handle: FileHandle
  size: number
  mtimeMs: number
}

interface Reply {
  status: number
  headers: Record<string, string>
  body?: Body
}

/**
 * Creates a preview server for a built site. It responds like a web server with the generated configuration: addresses match with or without a
 * trailing slash or `.html`, and in any letter case; redirects and headers come from `_redirects` and `_headers`; precompressed files are used; and
 * anything else returns 404 with the not-found page. A new build is served as soon as it replaces the previous one.
 *
 * Not for production: it doesn't support byte ranges.
 * @param baseUrl path of the site, with leading and trailing slash
 * @param hosts host names that it accepts, in addition to those of this machine
 * @throws DocsError `not-built`
 */
export function createSiteServer(folder: string, baseUrl = '/', hosts: readonly string[] = []): Server {
  let site = readBuiltSite(folder, baseUrl)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed || refuseHost(request, response, hosts)) return
    site = refreshBuiltSite(folder, site)
    const { status, headers, body } = await reply(site, request)
    response.writeHead(status, { 'Content-Length': body?.size ?? 0, ...headers })
    if (body && body.size > 0 && request.method !== 'HEAD' && status !== 304)
      return pipeline(body.handle.createReadStream({ end: body.size - 1 }), response)
    response.end()
    await body?.handle.close()
  }
  /** The last response of each connection. A response to a pipelined request waits for it, so that each connection reads only one file. */
  const last = new WeakMap<Socket, Promise<void>>()
  return createServer((request, response) => {
    const { socket } = request
    const next = (last.get(socket) ?? Promise.resolve()).then(() => respond(request, response))
    // The client has closed the connection, or the file can't be read.
    last.set(
      socket,
      next.catch(() => void socket.destroy()),
    )
  })
}

async function reply(site: BuiltSite, { method = '', url = '', headers: requestHeaders }: IncomingMessage): Promise<Reply> {
  const target = parseTarget(url)
  const { path, query } = target ?? { path: site.baseUrl, query: '' }
  const headers = headersFor(path, site.rules)
  if (requestHeaders['x-forwarded-proto'] !== 'https') delete headers[TRANSPORT_SECURITY]
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } }
  if (!target) return { status: 400, headers }
  const inside = path.startsWith(site.baseUrl) ? path.slice(site.baseUrl.length - 1) : undefined
  if (inside === undefined || !HIDDEN.test(inside)) {
    const redirect = site.redirects.get(comparableAddress(path))
    if (redirect) return { status: redirect.status, headers: { ...headers, Location: withQuery(redirect.to, query) } }
    const file = inside && (site.documents.get(comparableAddress(inside)) ?? inside.slice(1))
    const found = file && (await openVariant(site.folder, file, requestHeaders))
    if (found) {
      const isUnchanged = requestHeaders['if-none-match'] === found.headers.ETag
      return { ...found, status: isUnchanged ? 304 : 200, headers: { ...found.headers, ...headers } }
    }
  }
  const { 'Cache-Control': _, ...kept } = headers
  const page = site.notFound.find(({ below }) => path.toLowerCase().startsWith(below))?.file ?? '404.html'
  const body = await openFile(join(site.folder, page))
  return { status: 404, headers: { ...kept, 'Content-Type': mediaType(page) }, ...(body && { body }) }
}

/**
 * Reads the path and query of a request target as nginx does: decoded, with empty and dot segments resolved.
 * @returns `undefined` if the target is malformed or refers to a folder above the root
 */
function parseTarget(url: string): { path: string; query: string } | undefined {
  const [, target = '/'] = /^(?:https?:\/\/[^/?#]+)?([^#]+)?/i.exec(url) ?? []
  const [encoded = '', ...rest] = target.split('?')
  const pathname = encoded || '/'
  if (!pathname.startsWith('/') || /%(?![\da-f]{2})|%00/i.test(pathname)) return undefined
  const segments = decode(pathname).split('/').slice(1)
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..' && kept.pop() === undefined) return undefined
    if (!['', '.', '..'].includes(segment)) kept.push(segment)
  }
  const isFolder = kept.length > 0 && ['', '.', '..'].includes(segments.at(-1) ?? '')
  const query = rest.join('?')
  return { path: `/${kept.join('/')}${isFolder ? '/' : ''}`, query: query && `?${query}` }
}

/** Inserts the query of the requested address before the fragment of the target. */
function withQuery(to: string, query: string): string {
  const [path = '', fragment] = to.split('#')
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Opens the smallest variant of a file that the client accepts. Resolves to `undefined` if the site has no such file. */
async function openVariant(folder: string, file: string, { 'accept-encoding': accepted = '' }: IncomingHttpHeaders) {
  const path = resolve(folder, file)
  if (!path.startsWith(folder + sep) || file.endsWith('/') || !fileStats(path)) return undefined
  const variants = CODINGS.filter(([, extension]) => fileStats(path + extension))
  const [coding, extension] = variants.find(([name]) => accepts(accepted.toString(), name)) ?? [undefined, '']
  const body = await openFile(path + extension)
  if (!body) return undefined
  const headers: Record<string, string> = {
    'Content-Type': mediaType(file),
    ETag: `"${body.size}-${body.mtimeMs}"`,
    ...(coding && { 'Content-Encoding': coding }),
    ...(variants.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  return { headers, body }
}

/** Opens a file, which stays complete if a build replaces it. Resolves to `undefined` if that isn't possible. */
async function openFile(path: string): Promise<Body | undefined> {
  const handle = await open(path).catch(() => undefined)
  if (!handle) return undefined
  const { size, mtimeMs } = await handle.stat()
  return { handle, size, mtimeMs }
}

/** Status of a file; `undefined` if the path isn't an accessible file. */
function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

/** Whether an `Accept-Encoding` header lists a content coding with a weight above 0. */
function accepts(header: string, coding: string): boolean {
  const entries = header.split(',').map((entry) => entry.trim().split(/\s*;\s*q=/))
  return entries.some(([name, weight = '1']) => name === coding && Number(weight) > 0)
}
