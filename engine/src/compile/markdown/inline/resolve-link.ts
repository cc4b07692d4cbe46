import { posix } from 'node:path'
import { copyText, writeHref, writeTarget } from '../../../common'
import type { LinkPlace, SiteImage } from '../../../model'
import { DocsError, didYouMean } from '../../../model'
import type { Lookups, ResolvedAsset } from '../lookups'
import type { PageState } from '../state'

/** Records where a page links to an address, so that the link check can report the position. */
export function notePlace({ href, external }: ResolvedLink, place: LinkPlace, page: PageState): void {
  if (!external && !page.places.has(href)) page.places.set(href, { ...place, written: copyText(place.written) })
}

/** A resolved link target. */
export interface ResolvedLink {
  href: string
  /** Links to another site, in a new tab. */
  external: boolean
  /** For a download: the file name without the hash in the address. */
  download?: string
  /** Creates the error for an address that no page of this site has. The link check of the build reports it. */
  broken?: () => DocsError
  /** Set if the page does not exist yet, but its address is in the route manifest. */
  isPending?: boolean
}

/**
 * Resolves a link target of a page (docs/authoring.md): a relative file, a path from the root of the version, `site:` with a path
 * from the root of the site, `static:` with a file of the static folder, a name that a page defines, `#id`, or an absolute URL.
 * @param folder folder of the text inside the version's content folder
 * @throws DocsError `link-target` (unknown file or unsupported form), `link-scheme`, `missing-file`
 */
export function resolveLink(target: string, folder: string, page: PageState): ResolvedLink {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target.replace(/[\u0000-\u0020\u00a0]/g, ''))?.[1]?.toLowerCase()
  if (scheme === 'site') return toRoute(target.slice('site:'.length), page)
  if (scheme === 'static') return toAsset(target.slice('static:'.length), page)
  if (scheme === 'http' || scheme === 'https') return { href: target, external: true }
  if (scheme === 'mailto' || scheme === 'tel') return { href: target, external: false }
  if (scheme !== undefined) return toName(target, scheme, page)
  if (target.startsWith('//')) {
    throw new DocsError({ code: 'link-scheme', title: `The link "${target}" has no scheme.`, hint: `Write https:${target}.` })
  }
  if (target.startsWith('#') || target.startsWith('?')) return { href: composed(target), external: false }
  if (target.startsWith('/')) return toRoute(page.version.path.replace(/\/$/, '') + target, page)
  return toFile(target, folder, page)
}

function toName(target: string, scheme: string, page: PageState): ResolvedLink {
  const name = decode(target)
  const found = page.lookups.name(name)
  if (found) return { href: writeHref(found.route, page.config) + (found.id && `#${found.id}`), external: false }
  const names = page.lookups.names('name').filter((known) => known.startsWith(`${scheme}:`))
  if (names.length > 0) {
    throw new DocsError({
      code: 'link-target',
      title: `No page of the version "${page.version.name}" defines the name "${name}".`,
      hint: didYouMean(name, names),
    })
  }
  throw new DocsError({
    code: 'link-scheme',
    title: `Links cannot use the scheme "${scheme}:".`,
    hint: 'Link to a page, a file of the static folder (static:/…), or an https:, mailto: or tel: address.',
  })
}

/** Files that browsers display instead of downloading them. */
const DISPLAYED = /\.(?:avif|gif|html|jpe?g|pdf|png|svg|txt|webp)$/i

function toAsset(path: string, page: PageState): ResolvedLink {
  const { href } = findAsset(path, page.lookups)
  return { href, external: false, ...(DISPLAYED.test(path) ? {} : { download: posix.basename(decode(path)) }) }
}

function toRoute(target: string, page: PageState): ResolvedLink {
  const [path, rest] = splitTarget(target)
  // Browsers interpret two slashes, or a slash and a backslash, as another host.
  if (!/^\/(?![/\\])/.test(path)) {
    throw new DocsError({
      code: 'link-target',
      title: `"${target}" is not a path of this site.`,
      hint: 'Begin the path with one slash: site:/docs/home.',
    })
  }
  const found = page.lookups.docAtRoute(path)
  const href = writeHref(found?.route ?? path, page.config) + rest
  if (found) return { href, external: false }
  const broken = () =>
    new DocsError({
      code: 'link-target',
      title: `The page "${path}" does not exist.`,
      hint: didYouMean(
        writeTarget(path, page.version.path) + rest,
        page.lookups.names('route').map((route) => writeTarget(route, page.version.path) + rest),
      ),
    })
  return { href, external: false, broken, ...(page.lookups.isPlanned(path) ? { isPending: true } : {}) }
}

function toFile(target: string, folder: string, page: PageState): ResolvedLink {
  const [path, rest] = splitTarget(target)
  const file = posix.normalize(posix.join(folder, decode(path)))
  const found = path.endsWith('.md') ? page.lookups.docAtFile(file) : undefined
  if (found) return { href: writeHref(found.route, page.config) + rest, external: false }
  throw new DocsError(
    path.endsWith('.md')
      ? {
          code: 'link-target',
          title: `The file "${page.contentRoot}${file}" is not a page.`,
          hint: didYouMean(
            relativeFile(folder, file) + rest,
            page.lookups
              .names('content')
              // A draft exists, but is not a page.
              .filter((name) => name !== file && !posix.basename(name).startsWith('_'))
              .map((name) => relativeFile(folder, name) + rest),
          ),
        }
      : {
          code: 'link-target',
          title: target === '' ? 'A link has no target.' : `"${target}" is not a valid link target.`,
          hint: `${suggestFile(path, rest, folder, page)}Write the file of a page (./install.md), a path from the root of the version (/guides/), a static file (static:/data/file.csv) or a URL (https://…).`,
        },
  )
}

/** The path of a content file relative to a folder: `./install.md`, `../learn/glossary.md`. */
function relativeFile(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** Suggests a page for a target with a wrong extension, relative to this folder or to the root of the version. */
function suggestFile(path: string, rest: string, folder: string, page: PageState): string {
  const bare = path.replace(/(?:\.html?|\.mdx)$|\/+$/, '')
  const files = page.lookups.names('content')
  const found = [posix.join(folder, bare), posix.normalize(bare)]
    .flatMap((name) => [`${name}.md`, `${name}/index.md`])
    .find((name) => path !== '' && files.includes(name))
  return found === undefined ? '' : `Write ${relativeFile(folder, found)}${rest}. `
}

/**
 * Finds a file of the static folder.
 * @param path relative to the static folder, with a leading slash
 * @throws DocsError `missing-file`
 */
export function findAsset(path: string, lookups: Lookups): ResolvedAsset {
  const found = lookups.asset(decode(path))
  if (!found) throw missingFile(path, lookups)
  return found
}

/**
 * Finds an image of the static folder.
 * @param path relative to the static folder, with a leading slash
 * @throws DocsError `missing-file`, `image-kind`, `image-broken`, `image-size`
 */
export function findImage(path: string, page: PageState): SiteImage {
  const found = page.lookups.image(decode(path))
  if (!found) throw missingFile(path, page.lookups)
  if ('code' in found) throw new DocsError(found)
  return found
}

function missingFile(path: string, lookups: Lookups): DocsError {
  return new DocsError({
    code: 'missing-file',
    title: `The file "${path}" does not exist in the static folder.`,
    hint: path.startsWith('/') ? didYouMean(path, lookups.names('asset')) : `Begin the path with "/": /${path}`,
  })
}

/** Splits a target before the first `?` or `#`. */
function splitTarget(target: string): [path: string, rest: string] {
  const end = /[?#]|$/.exec(target)?.index ?? target.length
  return [target.slice(0, end), composed(target.slice(end))]
}

/** Replaces decomposed letters (`и` + U+0306), because ids contain composed ones. */
function composed(part: string): string {
  const decoded = decode(part)
  return decoded === decoded.normalize('NFC') ? part : decoded.normalize('NFC')
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
