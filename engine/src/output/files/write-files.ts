import { extname } from 'node:path'
import { cleanPath, documentPath, ENTRY_PATH, entryHref } from '../../common'
import { hashJson, hashText, notFoundPlaces } from '../../load'
import type { Assets, Redirect } from '../../model'
import type { buildStylesheet, Site } from '../../site'
import { sitePolicy } from '../../site'
import { renderRedirectPage } from '../../theme'
import { COMPRESSIBLE } from '../compress'
import { formatNotFound, formatRedirects, type HeaderRule, movedPage, redirectStamp, TRANSPORT_SECURITY } from '../host-files'
import { hostFiles } from '../hosts'
import { encodeLocation } from '../quote'
import type { BrowserScripts } from '../scripts/browser-scripts'
import type { OutputWriter } from './output-writer'
import type { FinishedFile } from './plugin-files'

/** Writes the stylesheet and returns its path in the output. It is compiled only if its sources have changed. */
export async function writeStylesheet(writer: OutputWriter, style: Awaited<ReturnType<typeof buildStylesheet>>): Promise<string> {
  const path = `assets/site.${style.key.slice(0, 8)}.css`
  if (writer.keep(path, style.key)) return path
  const css = await style.css()
  await writer.write(path, style.key, () => css)
  return path
}

/** Writes the scripts of the site. */
export async function writeScripts(writer: OutputWriter, scripts: BrowserScripts): Promise<void> {
  for (const { path, content } of scripts.files) await writer.write(path, hashText(content), () => content)
}

/** Copies the static folder. Files that documents use are also written with a hash in their name. */
export async function writeStaticFiles(site: Site, writer: OutputWriter, used: ReadonlySet<string>): Promise<void> {
  for (const path of site.assets.list()) {
    const key = site.assets.key(path)
    await writer.write(path.slice(1), key, () => site.assets.content(path))
    if (used.has(path)) await writer.write(site.assets.hashedPath(path), key, () => site.assets.content(path))
  }
}

/** Writes the files for hosts (headers, redirects, configuration), pages that redirect, and the files of plugins. */
export async function writeHostFiles(
  site: Site,
  writer: OutputWriter,
  assets: Assets,
  added: readonly FinishedFile[],
): Promise<void> {
  const { baseUrl } = site.config
  const { onHost: redirects, pages } = redirectsOf(site)
  const rules = [
    ...headerRules(baseUrl, sitePolicy(site.config, assets, 'header')),
    ...site.additions.flatMap(({ headers = [] }) =>
      headers.map((rule) => ({ pattern: baseUrl + rule.pattern.slice(1), headers: { ...rule.headers } })),
    ),
    ...added.flatMap(({ path, type }) =>
      type === undefined ? [] : [{ pattern: baseUrl + path.slice(1), headers: { 'Content-Type': type } }],
    ),
  ]
  const documents = [
    ...site.docs.map(({ route }) => ({ href: site.href(route), file: baseUrl + documentPath(route) })),
    ...[...site.assets.list(), ...added.map(({ path }) => path)].flatMap((path) =>
      path.endsWith('.html') ? [{ href: baseUrl + path.slice(1), file: baseUrl + path.slice(1) }] : [],
    ),
  ]
  const notFound = notFoundPlaces(site.docs, site.versions).map(({ below, route }) => ({
    below: baseUrl + below.slice(1),
    file: baseUrl + documentPath(route),
  }))
  const host = { url: site.config.url, baseUrl, documents, redirects, notFound, rules, extensions: extensionsOf(site, added) }
  const policy = sitePolicy(site.config, assets, 'meta')
  const files: [string, string | Uint8Array][] = [
    ['_redirects', formatRedirects(redirects) + (site.config.router === 'path' ? formatNotFound(notFound, baseUrl) : '')],
    ...hostFiles(host),
    [redirectStamp(redirects), ''],
    ['routes.json', listRoutes(site)],
    ...added.map(({ path, content }): [string, string | Uint8Array] => [path.slice(1), content]),
  ]
  for (const [path, content] of files) await writer.write(path, hashText(content), () => content)

  const redirecting = [
    ...redirects.map((redirect) => ({ path: movedPage(redirect), to: redirect.to })),
    ...pages.map(({ from, to }) => ({ path: redirectPage(from, baseUrl), to })),
  ]
  for (const { path, to } of redirecting) {
    if (path === undefined) continue
    await writer.write(path, hashJson([site.codeHash, policy, to]), () => renderRedirectPage(to, site.config, policy))
  }
}

/** Path of the page that is written for a redirect from an address. */
function redirectPage(from: string, baseUrl: string): string {
  const path = cleanPath(from.slice(baseUrl.length - 1)).slice(1)
  return path === '' ? ENTRY_PATH : `${path}/index.html`
}

/** Extensions of the files of the site, except those that every site has. */
function extensionsOf({ assets, additions }: Site, added: readonly FinishedFile[]): string[] {
  const generated = additions.flatMap((output) => output.generated ?? [])
  const paths = [...assets.list(), ...[...generated, ...added].map(({ path }) => path), 'a.webp']
  const known: readonly string[] = COMPRESSIBLE
  return [...new Set(paths.map((path) => extname(path).slice(1).toLowerCase()))]
    .filter((name) => name !== '' && !known.includes(name))
    .sort()
}

/** All redirects with base URL: redirects of hosts, and redirects that are written as pages. */
function redirectsOf(site: Site): { onHost: Redirect[]; pages: Redirect[] } {
  const { router, baseUrl, entryRedirects, redirectPages } = site.config
  const withBase = ({ from, to, status }: Redirect) => ({
    from: site.href(from),
    to: encodeLocation(to.startsWith('/') ? site.href(to) : to),
    status,
  })
  const entries = Object.entries(entryRedirects).map(([from, to]) => withBase({ from, to, status: 302 }))
  const moved = site.redirects.map(withBase)
  const pages = [...entries, ...(redirectPages ? moved : [])]
  if (router === 'path') return { onHost: [...entries, ...moved], pages }
  // With hash URLs, browsers don't send the address to the host, and the root is the entry page itself.
  const hashed = ({ to, ...redirect }: Redirect) => ({
    ...redirect,
    to: to.startsWith('/') ? entryHref(to, baseUrl) : to,
  })
  return { onHost: [], pages: pages.filter(({ from }) => from !== baseUrl).map(hashed) }
}

/** The headers of all responses, and of files with a content hash in their name. */
function headerRules(baseUrl: string, policy: string): HeaderRule[] {
  return [
    {
      pattern: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        [TRANSPORT_SECURITY]: 'max-age=63072000',
      },
    },
    { pattern: `${baseUrl}assets/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}

/** Lists the addresses of all listed pages. The not-found page uses them on hosts that distinguish letter case. */
function listRoutes(site: Site): string {
  const found = site.docs.filter((doc) => !doc.unlisted)
  return `${JSON.stringify(found.map((doc) => site.href(doc.route)).sort())}\n`
}
