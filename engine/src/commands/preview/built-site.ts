import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cleanPath } from '../../common'
import { listFiles } from '../../load'
import { DocsError, type Redirect } from '../../model'
import { type HeaderRule, parseHeaders, parseNotFound, parseRedirects } from '../../output'

/** A snapshot of a built site. Paths are relative to the folder and use `/`. */
export interface BuiltSite {
  folder: string
  baseUrl: string
  /** Changes when a new build replaces the folder. */
  stamp: string
  /** By {@link comparableAddress}, with base URL. */
  redirects: ReadonlyMap<string, Redirect>
  rules: HeaderRule[]
  /** Files of documents by {@link comparableAddress}, without base URL. */
  documents: ReadonlyMap<string, string>
  /** Not-found pages, deepest first. The last one matches every address. `below` is in lower case. */
  notFound: { below: string; file: string }[]
}

/**
 * Reads a built site.
 * @param path the built folder, or a link to it
 * @throws DocsError `not-built`
 */
export function readBuiltSite(path: string, baseUrl: string): BuiltSite {
  const stamp = stampOf(path)
  // A deployment replaces the link, and a response must come from a single release.
  const folder = existsSync(path) ? realpathSync(path) : path
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
  const documents = listFiles(folder).filter((file) => file.endsWith('.html'))
  const notFound = parseNotFound(redirects).map(({ below, file }) => ({
    below: below.toLowerCase(),
    file: file.slice(baseUrl.length),
  }))
  return {
    folder,
    baseUrl,
    stamp,
    redirects: new Map(parseRedirects(redirects).map((redirect) => [comparableAddress(redirect.from), redirect])),
    rules: parseHeaders(read('_headers')),
    documents: new Map(documents.map((file) => [comparableAddress(`/${file}`), file])),
    notFound: [...notFound, { below: '', file: '404.html' }].filter(({ file }) => existsSync(join(folder, file))),
  }
}

/** Reads the site again if a new build has replaced `known`. Returns `known` while a build swaps the folders. */
export function refreshBuiltSite(path: string, known: BuiltSite): BuiltSite {
  if (stampOf(path) === known.stamp) return known
  try {
    return readBuiltSite(path, known.baseUrl)
  } catch {
    return known
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeMs}` : ''
}

/** The key by which documents are looked up, from a decoded path. `pathKey` would decode it a second time. */
export function comparableAddress(path: string): string {
  return cleanPath(path.toLowerCase()).replace(/(?:\/index)+$/, '') || '/'
}
