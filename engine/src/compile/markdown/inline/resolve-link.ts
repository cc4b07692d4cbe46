import { posix } from 'node:path'
import type { LinkPlace, SiteImage } from '../../../model'
import { DocsError, didYouMean, writeHref, writeTarget } from '../../../model'
import type { Page } from '../page'

/** Notes where a page links to an address, for the check of links: only that knows every address there is. */
export function notePlace({ href, external }: ResolvedLink, place: LinkPlace, page: Page): void {
  if (!external && !page.places.has(href)) page.places.set(href, place)
}

/** A link target made into an address. */
export interface ResolvedLink {
  href: string
  /** Leads to another site: opens in a new tab. */
  external: boolean
  /** For a file that browsers save: its name without the hash that the address has. */
  download?: string
  /** Set when the address is one of this site and no page answers to it; the link check of the build decides what that means. */
  broken?: () => DocsError
  /** Set when no page answers to the address yet and the route manifest has it. */
  isPending?: boolean
}

/**
 * The address for a target as written on a page (docs/authoring.md): a file relative to this one, an address from the version's root,
 * `site:` with a whole path, `static:` with a file of the static folder, `#id`, or a whole address of another site.
 * @param folder folder of the text inside the version's content folder
 * @throws DocsError `link-target` (no such file, no such form), `link-scheme`, `missing-file`
 */
export function resolveLink(target: string, folder: string, page: Page): ResolvedLink {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target.replace(/[\u0000-\u0020\u00a0]/g, ''))?.[1]?.toLowerCase()
  if (scheme === 'site') return toRoute(target.slice('site:'.length), page)
  if (scheme === 'static') return toAsset(target.slice('static:'.length), page)
  if (scheme === 'http' || scheme === 'https') return { href: target, external: true }
  if (scheme === 'mailto' || scheme === 'tel') return { href: target, external: false }
  if (scheme !== undefined) {
    throw new DocsError({
      code: 'link-scheme',
      title: `A link cannot lead to "${scheme}:".`,
      hint: 'Links lead to pages, files of the static folder (static:/…), https:, mailto: and tel: addresses.',
    })
  }
  if (target.startsWith('//')) {
    throw new DocsError({ code: 'link-scheme', title: `The link "${target}" has no scheme.`, hint: `Write https:${target}.` })
  }
  if (target.startsWith('#') || target.startsWith('?')) return { href: target, external: false }
  if (target.startsWith('/')) return toRoute(page.version.path.replace(/\/$/, '') + target, page)
  return toFile(target, folder, page)
}

/** Files that a browser shows instead of saving them. */
const SHOWN = /\.(?:avif|gif|html|jpe?g|pdf|png|svg|txt|webp)$/i

function toAsset(path: string, page: Page): ResolvedLink {
  const { href } = findAsset(path, page)
  return { href, external: false, ...(SHOWN.test(path) ? {} : { download: posix.basename(decode(path)) }) }
}

function toRoute(target: string, page: Page): ResolvedLink {
  const [path, rest] = splitTarget(target)
  // Browsers take two slashes, or a slash and a backslash, for another host.
  if (!/^\/(?![/\\])/.test(path)) {
    throw new DocsError({
      code: 'link-target',
      title: `"${target}" is no path of this site.`,
      hint: 'A path begins with one slash; after "site:" stands the whole of it: site:/docs/home.',
    })
  }
  const found = page.lookups.docAtRoute(path)
  const href = writeHref(found?.route ?? path, page.config) + rest
  if (found) return { href, external: false }
  const broken = () =>
    new DocsError({
      code: 'link-target',
      title: `There is no page at "${path}".`,
      hint: didYouMean(
        writeTarget(path, page.version.path),
        page.lookups.names('route').map((route) => writeTarget(route, page.version.path)),
      ),
    })
  return { href, external: false, broken, ...(page.lookups.isPlanned(path) ? { isPending: true } : {}) }
}

function toFile(target: string, folder: string, page: Page): ResolvedLink {
  const [path, rest] = splitTarget(target)
  const file = posix.normalize(posix.join(folder, decode(path)))
  const found = path.endsWith('.md') ? page.lookups.docAtFile(file) : undefined
  if (found) return { href: writeHref(found.route, page.config) + rest, external: false }
  throw new DocsError(
    path.endsWith('.md')
      ? {
          code: 'link-target',
          title: `There is no page in the file "${page.contentRoot}${file}".`,
          hint: didYouMean(
            relativeFile(folder, file),
            page.lookups.names('content').map((name) => relativeFile(folder, name)),
          ),
        }
      : {
          code: 'link-target',
          title: target === '' ? 'A link leads nowhere.' : `"${target}" is no link target.`,
          hint: `${suggestFile(path, folder, page)}Name the file of a page (./install.md), its address from the root of the version (/guides/), a static file (static:/data/file.csv) or a whole address (https://…).`,
        },
  )
}

/** A content file as a text in a folder names it: `./install.md`, `../learn/glossary.md`. */
function relativeFile(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** The page that a target without the right ending means, whether from this folder or from the version's root. */
function suggestFile(path: string, folder: string, page: Page): string {
  const bare = path.replace(/(?:\.html?|\.mdx)$|\/+$/, '')
  const files = page.lookups.names('content')
  const found = [posix.join(folder, bare), posix.normalize(bare)]
    .flatMap((name) => [`${name}.md`, `${name}/index.md`])
    .find((name) => path !== '' && files.includes(name))
  return found === undefined ? '' : `Write ${relativeFile(folder, found)}. `
}

/**
 * A file of the static folder.
 * @param path from the static folder, with `/` at its start
 * @throws DocsError `missing-file`
 */
export function findAsset(path: string, page: Page) {
  const found = page.lookups.asset(decode(path))
  if (!found) throw missingFile(path, page)
  return found
}

/**
 * A picture of the static folder.
 * @param path from the static folder, with `/` at its start
 * @throws DocsError `missing-file`, `picture-kind`, `picture-broken`, `picture-size`
 */
export function findImage(path: string, page: Page): SiteImage {
  const found = page.lookups.picture(decode(path))
  if (!found) throw missingFile(path, page)
  if ('code' in found) throw new DocsError(found)
  return found
}

function missingFile(path: string, page: Page): DocsError {
  return new DocsError({
    code: 'missing-file',
    title: `There is no file "${path}" in the static folder.`,
    hint: path.startsWith('/') ? didYouMean(path, page.lookups.names('asset')) : `Begin the path with "/": /${path}`,
  })
}

/** Path, and what follows it from the first `?` or `#` on. */
function splitTarget(target: string): [path: string, rest: string] {
  const end = /[?#]|$/.exec(target)?.index ?? target.length
  return [target.slice(0, end), target.slice(end)]
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
