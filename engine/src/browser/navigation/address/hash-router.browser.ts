import { isPagePath, localPath, pathKey } from '../../../common/index.browser'
import { type Address, formatAddress, type Router } from './address.browser'

/**
 * Addresses in the hash of one page: `/index.html#/docs/home?a=b#c`. Documents are files below the base URL: `/docs/home` is
 * `docs/home.html`, `/docs/guides/` is `docs/guides/index.html`. History entries have no state.
 * @param shell URL of the entry page, without hash
 * @param home the page to show first
 * @param versions routes of the versions, each of which has its own not-found page
 */
export function hashRouter(baseUrl: string, shell: string, home: string, versions: readonly string[]): Router {
  const start: Address = { path: home, search: '', hash: '' }
  const site = new URL(baseUrl, shell).href
  return {
    reloads: false,
    read({ href, origin, pathname, search, hash }, from) {
      if (href.replace(/#.*$/s, '') === shell) return readHash(hash, start, from)
      if (origin === new URL(shell).origin && isEntry(pathname, baseUrl)) return readHash(hash, start)
      const isOurs = origin === new URL(shell).origin && isPagePath(pathname, baseUrl)
      return isOurs ? { path: localPath(pathname.slice(baseUrl.length)), search, hash } : undefined
    },
    write: (address) => `#${formatAddress(address)}`,
    files({ path }) {
      const bare = path
        .slice(1)
        .replace(/(?:(?:^|\/)index)?\.html$/, '')
        .replace(/\/+$/, '')
      const forms = [`${bare}.html`, `${bare}/index.html`]
      const files = bare === '' ? ['index.html'] : path.endsWith('/') ? forms.reverse() : forms
      // A path with `..` may lead out of the site.
      const urls = files.map((file) => new URL(site + file).href).filter((url) => url.startsWith(site))
      const place = pathKey(`/${urls[0]?.slice(site.length) ?? ''}`)
      const [version = ''] = versions
        .filter((route) => place.startsWith(`${pathKey(route)}/`))
        .sort((a, b) => b.length - a.length)
      return [...urls, `${site}${version.slice(1)}${version && '/'}404.html`]
    },
    newState: () => null,
  }
}

/** `#/docs/home?a=b#c` → its parts; `#docs/home` is accepted without the leading slash; `#c` is an anchor on the current page. */
function readHash(hash: string, start: Address, from: Address = start): Address {
  const [, written = '', search = '', anchor = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(hash) ?? []
  if (written === '' && search === '' && anchor === '') return start
  if (!written.includes('/') && search === '' && anchor === '') return { ...from, hash }
  const path = localPath(written)
  return path === '/' ? { ...start, search, hash: anchor } : { path, search, hash: anchor }
}

/** Whether a path leads to the entry page. */
function isEntry(pathname: string, baseUrl: string): boolean {
  return pathname === baseUrl || pathname === `${baseUrl}index.html`
}

/**
 * The address in the hash of the entry page for a document that was opened by its own URL; `undefined` for the entry page itself.
 * @example `/docs/guides/index.html?a#b` → `/index.html#/docs/guides/?a#b`
 */
export function entryHref(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  baseUrl: string,
): string | undefined {
  if (isEntry(pathname, baseUrl)) return undefined
  const route = pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
  return `${baseUrl}index.html${hash.startsWith('#/') ? hash : `#/${route}${search}${hash}`}`
}
