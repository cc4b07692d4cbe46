import { type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { headersFor, mediaType, NOT_FOR_READERS, TRANSPORT_SECURITY } from '../../publish'
import { type BuiltSite, comparableAddress, readBuiltSite, refreshBuiltSite } from './built-site'
import { refuseHost } from './refuse-host'

/** Content codings and the file extensions of their precompressed files, the smallest first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const HIDDEN = new RegExp(`^/${NOT_FOR_READERS}`)

interface Answer {
  status: number
  headers: Record<string, string>
  body?: Uint8Array
}

/**
 * A preview server for a built site. It answers as web servers do with the generated configuration: both slash forms, `.html` and any letter case
 * of an address return the page, redirects and headers come from `_redirects` and `_headers`, precompressed files are used, and
 * anything else returns 404 with the not-found page. A new build is served as soon as it replaces the previous one.
 *
 * It isn't made for production: it reads whole files for every request, and doesn't support byte ranges.
 * @param baseUrl path the site lives under, with slashes
 * @param hosts host names that it answers to, in addition to those of this machine
 * @throws DocsError `not-built`
 */
export function createSiteServer(folder: string, baseUrl = '/', hosts: readonly string[] = []): Server {
  let site = readBuiltSite(folder, baseUrl)
  return createServer(async (request, response) => {
    if (refuseHost(request, response, hosts)) return
    site = refreshBuiltSite(folder, site)
    const { status, headers, body } = await answer(site, request)
    response.writeHead(status, { 'Content-Length': body?.length ?? 0, ...headers }).end(body)
  })
}

async function answer(site: BuiltSite, { method = '', url = '', headers: asked }: IncomingMessage): Promise<Answer> {
  const target = parseTarget(url)
  const { path, query } = target ?? { path: site.baseUrl, query: '' }
  const headers = headersFor(path, site.rules)
  if (asked['x-forwarded-proto'] !== 'https') delete headers[TRANSPORT_SECURITY]
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } }
  if (!target) return { status: 400, headers }
  const inside = path.startsWith(site.baseUrl) ? path.slice(site.baseUrl.length - 1) : undefined
  if (inside === undefined || !HIDDEN.test(inside)) {
    const redirect = site.redirects.get(comparableAddress(path))
    if (redirect) return { status: redirect.status, headers: { ...headers, Location: withQuery(redirect.to, query) } }
    const file = inside && (site.documents.get(comparableAddress(inside)) ?? inside.slice(1))
    const found = file && (await readForm(site.folder, file, asked))
    if (found) {
      const isUnchanged = asked['if-none-match'] === found.headers.ETag
      return { ...found, status: isUnchanged ? 304 : 200, headers: { ...found.headers, ...headers } }
    }
  }
  const { 'Cache-Control': _, ...kept } = headers
  const page = site.notFound.find(({ below }) => path.toLowerCase().startsWith(below))?.file ?? '404.html'
  const body = await readFile(join(site.folder, page)).catch(() => undefined)
  return { status: 404, headers: { ...kept, 'Content-Type': mediaType(page) }, ...(body && { body }) }
}

/**
 * Reads the path and query of a request target as nginx does: decoded, with empty and dot segments resolved.
 * @returns `undefined` if the target is malformed or leads above the root
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

/** Reads a file in the smallest form that the client accepts. `undefined` if the site has no such file. */
async function readForm(folder: string, file: string, { 'accept-encoding': accepted = '' }: IncomingHttpHeaders) {
  const path = resolve(folder, file)
  if (!path.startsWith(folder + sep) || file.endsWith('/') || !fileStats(path)) return undefined
  const forms = CODINGS.filter(([, extension]) => fileStats(path + extension))
  const [coding, extension] = forms.find(([name]) => accepts(accepted.toString(), name)) ?? [undefined, '']
  const body = await readFile(path + extension).catch(() => undefined)
  const stats = fileStats(path + extension)
  if (!body || !stats) return undefined
  const headers: Record<string, string> = {
    'Content-Type': mediaType(file),
    ETag: `"${body.length}-${stats.mtimeMs}"`,
    ...(coding && { 'Content-Encoding': coding }),
    ...(forms.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  return { headers, body }
}

/** `undefined` if there is no file at the path, or if it can't be accessed. */
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
