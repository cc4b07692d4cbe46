import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { DocsError } from '../errors'
import { type HeaderRule, headersFor, parseHeaders, parseRedirects, type Redirect } from '../output'
import { comparable } from '../theme/same-route'

/** Long enough for any address of ours, short enough that a hostile one costs nothing. */
const LONGEST_PATH = 2048

/** What answers come from: one built site as it lay on disk when it was first asked for. */
interface BuiltSite {
  /** Changes when a build puts a new folder in the place of the old one. */
  stamp: string
  redirects: ReadonlyMap<string, Redirect>
  rules: HeaderRule[]
  /** Lower-case address without ending → the same in its own case. */
  canonical: ReadonlyMap<string, string>
  notFound: Uint8Array
  files: RequestHandler
}

/**
 * A server for a built site that behaves as the emitted host files say: both slash forms, `.html` forms and any letter case answer
 * with the page itself (decision P-16), redirects and headers come from `_redirects` and `_headers`, precompressed files are used,
 * anything else answers 404 with the not-found page. A new build is served as soon as it has taken the old one's place.
 * @param folder the built site
 * @param baseUrl path the site lives under, with slashes
 * @throws DocsError `not-built`
 */
export function createSiteServer(folder: string, baseUrl = '/'): Server {
  let site = openSite(folder)
  return createServer((request, response) => {
    if (stampOf(folder) !== site.stamp) site = reopen(folder) ?? site
    const [rawPath = '/', query] = split(request.url ?? '/')
    const path = decode(rawPath)
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' })
    if (path === undefined || rawPath.length > LONGEST_PATH || path.includes('\0')) return end(response, 400)
    for (const [name, value] of Object.entries(headersFor(path, site.rules))) response.setHeader(name, value)
    const redirect = site.redirects.get(comparable(path))
    if (redirect) return end(response, redirect.status, { Location: withQuery(redirect.to, query) })
    const { notFound } = site
    if (!path.startsWith(baseUrl)) return sendNotFound(request, response, notFound)
    const inside = path.slice(baseUrl.length - 1)
    const page = site.canonical.get(
      inside
        .replace(/(?:\/index)?\.html$/i, '')
        .replace(/(.)\/+$/, '$1')
        .toLowerCase(),
    )
    if (hidden(inside)) return sendNotFound(request, response, notFound)
    request.url = page ?? encodeURI(inside)
    site.files(request, response, () => sendNotFound(request, response, notFound))
  })
}

function openSite(place: string): BuiltSite {
  const stamp = stampOf(place)
  // A deploy switches a link: what has been answered from one release is read from it to the end.
  const folder = existsSync(place) ? realpathSync(place) : place
  if (!existsSync(join(folder, '404.html'))) {
    throw new DocsError({
      code: 'not-built',
      title: 'There is no built site to serve.',
      hint: 'Run `npm run build` first.',
      at: 'dist',
    })
  }
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  return {
    stamp,
    redirects: new Map(parseRedirects(read('_redirects')).map((redirect) => [comparable(redirect.from), redirect])),
    rules: parseHeaders(read('_headers')),
    canonical: new Map(listDocuments(folder).map((path) => [path.toLowerCase(), path])),
    notFound: readFileSync(join(folder, '404.html')),
    files: sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'], dev: false }),
  }
}

/** Between the two renames of a build there is no folder for a moment; the old answers serve until then. */
function reopen(folder: string): BuiltSite | undefined {
  try {
    return openSite(folder)
  } catch {
    return undefined
  }
}

function stampOf(folder: string): string {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeMs}` : ''
}

/** Files for hosts, not for readers. */
const hidden = (path: string) => /^\/(?:_redirects|_headers|_hosts\/.*)$/.test(path)

function split(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** The query of the old address goes along, in front of the part of the page. */
function withQuery(to: string, query: string): string {
  const [path = '', part] = to.split('#')
  return `${path}${query}${part === undefined ? '' : `#${part}`}`
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end()
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Uint8Array): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length })
  response.end(request.method === 'HEAD' ? undefined : page)
}

/** The documents of a built site as addresses without ending: `/docs/home`, `/docs/cloud`. */
function listDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/')
}
