import { cleanPath, slashForms } from '../common'
import { hashText } from '../load'
import type { Redirect, SiteConfig } from '../model'
import { COMPRESSIBLE } from './compress'
import { encodePath } from './quote'

/** The document for missing addresses that begin with `below`. Both are decoded and include the base URL; `below` ends with `/`. */
export interface NotFoundFile {
  below: string
  file: string
}

/** Headers for addresses that match a pattern: a decoded path that can end with `*`. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** Input for the configuration of a web server. */
export interface HostInputs {
  /** Scheme and host of the published site. */
  url: string
  /** Path of the site; begins and ends with `/`. */
  baseUrl: string
  router: SiteConfig['router']
  /** Documents: address, and path of the file, both with base URL. */
  documents: readonly { href: string; file: string }[]
  /** Redirects with base URL. */
  redirects: readonly Redirect[]
  /** Not-found pages, deepest path first. */
  notFound: readonly NotFoundFile[]
  rules: readonly HeaderRule[]
  /** File extensions of the site. */
  extensions: readonly string[]
}

/**
 * Files that are not served to readers, as a regular expression for their paths in the output: files that only hosts read, files and folders with names
 * that begin with a dot (except `.well-known/`), and compressed variants.
 */
export const NOT_FOR_READERS = `(?:_headers$|_redirects$|_hosts/|(?!\\.well-known/)\\.|.*/\\.|.*\\.(?:${COMPRESSIBLE.join('|')})\\.(?:br|gz)$)`

/**
 * Folder of the pages that redirect from old addresses. Web servers respond with them between the deployment of a build and the reload of their
 * configuration.
 */
export const MOVED_PAGES = '_hosts/moved'

/** Path of a file whose name changes with the redirects, so that a web server can check whether its configuration is up to date. */
export function redirectStamp(redirects: readonly Redirect[]): string {
  return `_hosts/redirects-${hashText(formatRedirects(redirects)).slice(0, 8)}`
}

/**
 * `Cache-Control` of files without a rule for it. Netlify and Cloudflare Pages have the same default.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** This header must only be sent over TLS (RFC 6797, section 7.2). */
export const TRANSPORT_SECURITY = 'Strict-Transport-Security'

/**
 * Formats the `_redirects` file of Netlify and Cloudflare Pages, parsed by {@link parseRedirects}. It contains addresses with and without a
 * trailing slash, because Cloudflare distinguishes them.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) => slashForms(from).map((form) => `${encodePath(form)} ${to} ${status}\n`))
    .join('')
}

/** Path of the page that redirects from an old address; `undefined` for the root, which has its own page. */
export function movedPage({ from }: Redirect): string | undefined {
  const address = cleanPath(from)
  return address === '/' ? undefined : `${MOVED_PAGES}${address}.html`
}

/** Parses the output of {@link formatRedirects}. */
export function parseRedirects(text: string): Redirect[] {
  return parseLines(text).flatMap(([from, to, status]) =>
    status === NOT_FOUND ? [] : [{ from: decodeURIComponent(from), to, status: status === '301' ? 301 : 302 }],
  )
}

const NOT_FOUND = '404'

/**
 * Formats the lines of `_redirects` that select not-found pages on Netlify, parsed by {@link parseNotFound}. Cloudflare Pages ignores them and uses the
 * nearest `404.html` above an address. Both use the page at the root by default.
 */
export function formatNotFound(files: readonly NotFoundFile[], baseUrl: string): string {
  return files
    .flatMap(({ below, file }) => (below === baseUrl ? [] : [`${encodePath(below)}* ${encodePath(file)} ${NOT_FOUND}\n`]))
    .join('')
}

/** Parses the output of {@link formatNotFound}. */
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
 * Formats the `_headers` file of Netlify and Cloudflare Pages, parsed by {@link parseHeaders}. If several rules set a header, Cloudflare joins the
 * values with commas, unless a line with `!` removes the earlier one. Netlify ignores such lines.
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

/** Parses the output of {@link formatHeaders}. */
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

/** Returns the headers for an address. Later rules override earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = { 'Cache-Control': REVALIDATE }
  for (const { pattern, headers } of rules) {
    if (matches(path, pattern)) Object.assign(found, headers)
  }
  return found
}

/** Whether a pattern matches a path. If the path is a pattern as well, whether everything that it matches is also matched. */
function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
