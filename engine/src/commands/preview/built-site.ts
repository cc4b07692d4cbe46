import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Redirect } from '../../model'
import { DocsError } from '../../model'
import { type HeaderRule, parseHeaders, parseNotFound, parseRedirects } from '../../publish'
import { bareAddress, listSiteFiles, type SiteFiles } from './site-files'

/** What answers come from: one built site as it lay on disk when it was first asked for. */
export interface BuiltSite extends SiteFiles {
  /** Changes when a build puts a new folder in the place of the old one. */
  stamp: string
  redirects: ReadonlyMap<string, Redirect>
  rules: HeaderRule[]
  /** The deepest first; the last one answers all addresses. `below` is in lower case. */
  notFound: { below: string; page: Uint8Array }[]
}

/**
 * Reads what a built site is made of.
 * @throws DocsError `not-built`
 */
export function openBuiltSite(place: string, baseUrl: string): BuiltSite {
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
  const redirects = read('_redirects')
  return {
    ...listSiteFiles(folder),
    stamp,
    redirects: new Map(parseRedirects(redirects).map((redirect) => [bareAddress(redirect.from), redirect])),
    rules: parseHeaders(read('_headers')),
    notFound: [...parseNotFound(redirects), { below: '', file: `${baseUrl}404.html` }].flatMap(({ below, file }) => {
      const path = join(folder, file.slice(baseUrl.length))
      // A build for another base URL names no file here.
      return existsSync(path) ? [{ below: below.toLowerCase(), page: readFileSync(path) }] : []
    }),
  }
}

/**
 * The site as it lies there now, when a new build has taken the place of `known`. Between the two renames of a build there is no folder for a
 * moment; the old answers serve until then.
 */
export function refreshBuiltSite(place: string, baseUrl: string, known: BuiltSite): BuiltSite {
  if (stampOf(place) === known.stamp) return known
  try {
    return openBuiltSite(place, baseUrl)
  } catch {
    return known
  }
}

function stampOf(folder: string): string {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeMs}` : ''
}
