import { type Address, formatAddress, isPagePath, type Router } from './address.browser'

/**
 * Places behind the hash of one address: `/index.html#/docs/home?a=b#c` (decision P-11). Documents are files below the base URL by the
 * convention of the build: `/docs/home` is `docs/home.html`, `/docs/cloud/` is `docs/cloud/index.html`. History entries have no state.
 * @param shell address of the one page that all of this happens in, without hash
 */
export function hashRouter(baseUrl: string, shell: string): Router {
  const file = (path: string) => new URL(baseUrl + path, shell).href
  return {
    reloads: false,
    read({ href, origin, pathname, search, hash }, from) {
      if (href.replace(/#.*$/s, '') === shell) return readHash(hash, from)
      const isOurs = origin === new URL(shell).origin && isPagePath(pathname, baseUrl)
      return isOurs ? { path: `/${pathname.slice(baseUrl.length)}`, search, hash } : undefined
    },
    write: (address) => `#${formatAddress(address)}`,
    files({ path }) {
      const bare = path
        .slice(1)
        .replace(/(?:(?:^|\/)index)?\.html$/, '')
        .replace(/\/+$/, '')
      if (bare === '') return [file('index.html'), file('404.html')]
      const forms = [file(`${bare}.html`), file(`${bare}/index.html`)]
      return [...(path.endsWith('/') ? forms.reverse() : forms), file('404.html')]
    },
    newState: () => null,
  }
}

/** `#/docs/home?a=b#c` → its parts; `#docs/home` lacks its first slash; `#c` alone is an anchor of the current page. */
function readHash(hash: string, from: Address = { path: '/', search: '', hash: '' }): Address {
  const [, path = '', search = '', anchor = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(hash) ?? []
  if (path === '' && search === '' && anchor === '') return { path: '/', search: '', hash: '' }
  if (!path.includes('/') && search === '' && anchor === '') return { ...from, hash }
  return { path: path.startsWith('/') ? path : `/${path}`, search, hash: anchor }
}
