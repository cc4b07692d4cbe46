import { pathKey } from '../../common/index.browser'
import { readPageData, siteData } from '../stores/site-data.browser'
import { isOnSite } from './address/site-address.browser'

/** Maximum number of suggested pages. */
const MAX_SUGGESTIONS = 4
/** Minimum similarity of a suggested page, from 0 to 1. */
const MIN_SIMILARITY = 0.4

/** Parts of addresses that say nothing about the page. */
const COMMON_WORDS = /^(?:docs?|en|latest|stable|html?|index|v?\d[\d.x]*)$/i
/** Longer texts are not words of an address. */
const MAX_WORDS = 64

/**
 * On the not-found page, redirects to the page whose address differs only in letter case, trailing slash or ending. The preview server and
 * nginx do this on the server; other hosts can't. If no such page exists, lists pages with similar addresses in `[data-similar-pages]`.
 */
export async function findMissingPage(): Promise<void> {
  const { baseUrl } = siteData()
  describeAddress(location.pathname.slice(baseUrl.length))
  const response = await fetch(`${baseUrl}routes.json`)
  if (!response.ok) return
  const { pathname, search, hash } = location
  const routes = ((await response.json()) as string[]).filter(isOnSite)
  const found = findRoute(pathname, routes)
  // A URL that matches exactly is missing for another reason. Redirecting to it would cause a loop.
  if (found === undefined) listPages(similarRoutes(pathname, routesOfVersion(routes, baseUrl)))
  else if (found !== pathname) location.replace(found + search + hash)
}

/** Enters the words of the address in the field `[data-address-words]`, and shows the notes whose `data-address-pattern` matches the address. */
function describeAddress(path: string): void {
  const field = document.querySelector<HTMLInputElement>('[data-address-words]')
  if (field) field.value = wordsOf(path)
  for (const note of document.querySelectorAll<HTMLElement>('[data-address-pattern]'))
    note.hidden = !new RegExp(note.dataset.addressPattern ?? '').test(path)
}

/** The words of the last segments of an address, such as "how to create a project". */
export function wordsOf(path: string): string {
  const words = decode(path)
    .split(/[/._]+|[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '' && !COMMON_WORDS.test(word))
  return [...new Set(words)].slice(-6).join(' ').slice(0, MAX_WORDS)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The routes below the path of the version whose not-found page is shown. */
function routesOfVersion(routes: readonly string[], baseUrl: string): string[] {
  const path = readPageData(document)?.route.replace(/^\/|404$/g, '') ?? ''
  return routes.filter((route) => route.startsWith(baseUrl + path))
}

function listPages(routes: readonly string[]): void {
  const place = document.querySelector<HTMLElement>('[data-similar-pages]')
  const list = place?.querySelector('ul')
  if (!place || !list || routes.length === 0) return
  for (const route of routes) {
    const link = document.createElement('a')
    link.href = route
    // Long addresses break between words.
    link.append(...route.split(/(?<=[/_])(?=.)/).flatMap((part) => [part, document.createElement('wbr')]))
    const entry = document.createElement('li')
    entry.append(link)
    list.append(entry)
  }
  place.hidden = false
}

/** The route that matches an address regardless of letter case. */
export function findRoute(path: string, routes: readonly string[]): string | undefined {
  return routes.find((route) => pathKey(route) === pathKey(path))
}

/** The routes most similar to an address, best first. The last segment, which identifies the page, counts as much as the whole path. */
export function similarRoutes(path: string, routes: readonly string[]): string[] {
  const [key, name] = [pathKey(path), lastSegment(path)]
  return routes
    .map((route) => ({ route, score: (similarity(key, pathKey(route)) + similarity(name, lastSegment(route))) / 2 }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ route }) => route)
}

const lastSegment = (path: string) => pathKey(path).replace(/^.*\/(?=.)/, '')

/** The similarity of two strings by their pairs of adjacent characters, from 0 to 1 (Dice coefficient). */
function similarity(a: string, b: string): number {
  const [pairs, others] = [pairsOf(a), pairsOf(b)]
  const shared = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * shared) / Math.max(1, pairs.size + others.size)
}

const pairsOf = (text: string) => new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
