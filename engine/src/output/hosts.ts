import { extname } from 'node:path'
import { cleanPath, documentPath, ENTRY_PATH, entryHref } from '../common'
import { hashJson, notFoundPlaces } from '../load'
import type { Assets, Redirect } from '../model'
import { type Site, sitePolicy } from '../site'
import { renderRedirectPage } from '../theme'
import { formatHtaccess } from './apache'
import { COMPRESSIBLE } from './compress'
import {
  formatHeaders,
  formatNotFound,
  formatRedirects,
  type HeaderRule,
  type HostInputs,
  movedPage,
  redirectStamp,
  TRANSPORT_SECURITY,
} from './host-files'
import { formatNginxMaps, formatNginxServer } from './nginx'
import { type Output, textOutput } from './output'
import { encodeLocation } from './quote'

/** The configuration files for hosts by their paths in the output. To support another host, add its files here. */
const HOST_FILES: Readonly<Record<string, (host: HostInputs) => string>> = {
  _redirects: ({ redirects, notFound, baseUrl, router }) =>
    formatRedirects(redirects) + (router === 'path' ? formatNotFound(notFound, baseUrl) : ''),
  _headers: ({ rules }) => formatHeaders(rules),
  '_hosts/nginx/maps.conf': formatNginxMaps,
  '_hosts/nginx/server.conf': formatNginxServer,
  '.htaccess': formatHtaccess,
}

/**
 * The files of a site for hosts (headers, redirects, configuration), and pages that redirect.
 * @param outputs all other files of the site
 */
export function hostOutputs(site: Site, outputs: readonly Output[], assets: Assets): Output[] {
  const { onHost, pages } = siteRedirects(site)
  const inputs = hostInputs(site, outputs, onHost, sitePolicy(site.config, assets, 'header'))
  const policy = sitePolicy(site.config, assets, 'meta')
  const source = site.configFile
  const redirecting = (path: string, kind: 'alias' | 'host', to: string): Output => ({
    path,
    kind,
    source,
    open: () => ({
      key: hashJson([site.codeHash, policy, to]),
      create: () => renderRedirectPage(to, site.config, policy),
    }),
  })
  return [
    ...Object.entries(HOST_FILES).map(([path, format]) => textOutput({ path, kind: 'host', source }, () => format(inputs))),
    textOutput({ path: redirectStamp(onHost), kind: 'host', source }, () => ''),
    ...onHost.flatMap((redirect) => {
      const path = movedPage(redirect)
      return path === undefined ? [] : [redirecting(path, 'host', redirect.to)]
    }),
    ...pages.map(({ from, to }) => redirecting(redirectPage(from, site.config.baseUrl), 'alias', to)),
  ]
}

function hostInputs(site: Site, outputs: readonly Output[], redirects: Redirect[], policy: string): HostInputs {
  const { url, baseUrl, router } = site.config
  const documents = outputs.flatMap(({ kind, path, page, onlyFor }) => {
    const file = baseUrl + path
    if (kind === 'document' && page) return [{ href: site.href(page.route), file }]
    const isAdded = kind === 'plugin' || (kind === 'static' && !onlyFor)
    return isAdded && path.endsWith('.html') ? [{ href: file, file }] : []
  })
  const notFound = notFoundPlaces(site.docs, site.versions).map(({ below, route }) => ({
    below: baseUrl + below.slice(1),
    file: baseUrl + documentPath(route),
  }))
  const rules = [
    ...headerRules(baseUrl, policy),
    ...site.additions.flatMap(({ headers = [] }) =>
      headers.map((rule) => ({ pattern: baseUrl + rule.pattern.slice(1), headers: { ...rule.headers } })),
    ),
    ...outputs.flatMap(({ path, type }) =>
      type === undefined ? [] : [{ pattern: baseUrl + path, headers: { 'Content-Type': type } }],
    ),
  ]
  return { url, baseUrl, router, documents, redirects, notFound, rules, extensions: extensionsOf(outputs) }
}

/** Path of the page that is written for a redirect from an address. */
function redirectPage(from: string, baseUrl: string): string {
  const path = cleanPath(from.slice(baseUrl.length - 1)).slice(1)
  return path === '' ? ENTRY_PATH : `${path}/index.html`
}

/** Extensions of the files of the site, except those that every site has. */
function extensionsOf(outputs: readonly Output[]): string[] {
  const known: readonly string[] = COMPRESSIBLE
  return [...new Set(outputs.map(({ path }) => extname(path).slice(1).toLowerCase()))]
    .filter((name) => name !== '' && !known.includes(name))
    .sort()
}

/** All redirects with base URL: redirects of hosts, and redirects that are written as pages. */
export function siteRedirects(site: Site): { onHost: Redirect[]; pages: Redirect[] } {
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
