import { hashText } from '../../load'
import { cleanPath, type Redirect, slashForms } from '../../model'
import { COMPRESSIBLE } from './compress'
import { encodePath } from './quote'

/** The document that answers addresses without a file which begin with `below`. Both are decoded and have the base URL; `below` ends with `/`. */
export interface NotFoundFile {
  below: string
  file: string
}

/** Headers for addresses that match a pattern: a decoded path that may end in `*`. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** What a web server is told about a built site. */
export interface HostInputs {
  /** Scheme and host that the site is published at. */
  url: string
  /** Path the site lives under; begins and ends with `/`. */
  baseUrl: string
  /** Documents: address, and path of the file, both with base URL. */
  documents: readonly { href: string; file: string }[]
  /** With base URL. */
  redirects: readonly Redirect[]
  /** The deepest first. */
  notFound: readonly NotFoundFile[]
  rules: readonly HeaderRule[]
  /** Endings of the files of the site. */
  endings: readonly string[]
}

/**
 * Files of a built site that readers do not get, as a regular expression of their paths in it: those that only hosts read, all whose path
 * has a name that begins with a dot, `.well-known/` excepted, and the compressed forms of others.
 */
export const NOT_FOR_READERS = `(?:_headers$|_redirects$|_hosts/|(?!\\.well-known/)\\.|.*/\\.|.*\\.(?:${COMPRESSIBLE.join('|')})\\.(?:br|gz)$)`

/**
 * Folder of the pages that lead on from old addresses. Web servers show them while they do not know a redirect yet: from the deploy of a build
 * until they read their configuration again.
 */
export const MOVED_PAGES = '_hosts/moved'

/** A file that is there as long as the redirects of a build are the same: a web server can tell whether its configuration is that of the build. */
export function redirectStamp(redirects: readonly Redirect[]): string {
  return `_hosts/redirects-${hashText(formatRedirects(redirects)).slice(0, 8)}`
}

/**
 * How long files may be kept for which no rule says it. Netlify and Cloudflare Pages say this by themselves.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Browsers are told to come by TLS only by answers that came by TLS (RFC 6797, section 7.2). */
export const TRANSPORT_SECURITY = 'Strict-Transport-Security'

/**
 * The `_redirects` file, as Netlify and Cloudflare Pages read it; {@link parseRedirects} reads it back. Cloudflare minds the closing slash, so both forms
 * of an address stand in it.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) => slashForms(from).map((form) => `${encodePath(form)} ${to} ${status}\n`))
    .join('')
}

/** The file of the page that leads on from an old address; none for the root, which has its own page. */
export function movedPage({ from }: Redirect): string | undefined {
  const address = cleanPath(from)
  return address === '/' ? undefined : `${MOVED_PAGES}${address}.html`
}

/** Reads what {@link formatRedirects} wrote. */
export function parseRedirects(text: string): Redirect[] {
  return parseLines(text).flatMap(([from, to, status]) =>
    status === NOT_FOUND ? [] : [{ from: decodeURIComponent(from), to, status: status === '301' ? 301 : 302 }],
  )
}

const NOT_FOUND = '404'

/**
 * Lines of `_redirects` by which Netlify chooses a not-found page; {@link parseNotFound} reads them back. Cloudflare Pages skips them: it takes
 * the nearest `404.html` above an address. Both find the one at the root without a line.
 */
export function formatNotFound(files: readonly NotFoundFile[], baseUrl: string): string {
  return files
    .flatMap(({ below, file }) => (below === baseUrl ? [] : [`${encodePath(below)}* ${encodePath(file)} ${NOT_FOUND}\n`]))
    .join('')
}

/** Reads what {@link formatNotFound} wrote. */
export function parseNotFound(text: string): NotFoundFile[] {
  return parseLines(text).flatMap(([from, to, status]) =>
    status === NOT_FOUND ? [{ below: decodeURIComponent(from.slice(0, -1)), file: decodeURIComponent(to) }] : [],
  )
}

function parseLines(text: string): [from: string, to: string, status: string][] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to, status = '']): [string, string, string][] => (from && to ? [[from, to, status]] : []))
}

/**
 * The `_headers` file, as Netlify and Cloudflare Pages read it; {@link parseHeaders} reads it back. Where several rules set one header, Cloudflare joins
 * their values with a comma, unless a line with `!` takes the earlier one away; Netlify passes over such lines.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }, i) => {
      const before = rules.slice(0, i).filter((rule) => matches(pattern, rule.pattern))
      const taken = Object.keys(headers).filter((name) => before.some((rule) => rule.headers[name] !== undefined))
      const lines = [...taken.map((name) => `! ${name}`), ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
      return [encodePattern(pattern), ...lines.map((line) => `  ${line}`), ''].join('\n')
    })
    .join('')
}

const encodePattern = (pattern: string) => (pattern.endsWith('*') ? `${encodePath(pattern.slice(0, -1))}*` : encodePath(pattern))

/** Reads what {@link formatHeaders} wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!line.startsWith(' ')) rules.push({ pattern: decodeURIComponent(line.trim()), headers: {} })
    else {
      const colon = line.indexOf(':')
      const rule = rules.at(-1)
      if (rule && colon > 0) rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
    }
  }
  return rules
}

/** The headers for one address: all rules that match, later ones over earlier ones; and how long it may be kept. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = { 'Cache-Control': REVALIDATE }
  for (const { pattern, headers } of rules) {
    if (matches(path, pattern)) Object.assign(found, headers)
  }
  return found
}

/** Whether a rule's pattern is for a path, or for all that another pattern is for. */
function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
