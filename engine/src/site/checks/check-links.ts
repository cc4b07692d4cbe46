import { cleanPath, writeTarget } from '../../common'
import type { Link, LinkPlace, LinkPolicy, SiteConfig } from '../../model'
import { didYouMean, type Problem, problemOfPolicy } from '../../model'

/** The data about a document that the link check requires. */
export interface LinkedPage {
  /** Route without base URL. */
  route: string
  /** The file of the page, to report in errors. */
  file: string
  /** All ids in the document. */
  ids: readonly string[]
  links: readonly Link[]
  /** Source positions of the links in the text, by `href`. */
  places?: Readonly<Record<string, LinkPlace>>
  /** Path of the page's version; absent for pages outside the versions. */
  versionPath?: string
  /** The sidebar of the document. Its ids and links are not included above. */
  sidebar?: LinkedSidebar
}

/** The data about a sidebar that the link check requires. A sidebar is checked once for all of its documents. */
export interface LinkedSidebar {
  id: string
  /** Version name. */
  version: string
  /** The file that defines it. */
  file: string
  ids: readonly string[]
  links: readonly Link[]
}

/** The targets that links can have. */
export interface LinkTargets {
  pages: readonly LinkedPage[]
  /** Routes that redirect to others, without base URL. */
  redirects: readonly string[]
  /** Whether a path, without base URL, is a file of the built site other than a page. */
  isFile(path: string): boolean
}

/** A link that is broken on at least this many pages is probably part of the layout. */
const MANY_PAGES = 5
/** Maximum number of hints with similar routes, because each search compares all routes. */
const HINTS = 20

interface Broken {
  page: LinkedPage
  /** The sidebar with the link, if it is in one. */
  sidebar?: LinkedSidebar
  href: string
  text: string
  /** The resolved address. */
  resolved: string
  /** Absent for links of the layout. */
  place?: LinkPlace
}

/**
 * Checks that the pages, files and ids that documents link to exist. Problems are reported by page, and a link that is broken on
 * many pages is reported once. Links to other hosts are not checked.
 */
export function checkLinks(targets: LinkTargets, config: Pick<SiteConfig, 'links' | 'baseUrl'>): Problem[] {
  const { baseUrl, links: policies } = config
  const ids = new Map(targets.pages.map((page) => [cleanPath(page.route), { page, ids: undefined as Set<string> | undefined }]))
  const redirects = new Set(targets.redirects.map(cleanPath))
  const brokenLinks: Broken[] = []
  const brokenAnchors: Broken[] = []

  const hasId = (route: string, id: string): boolean => {
    const target = ids.get(route)
    if (!target) return true
    target.ids ??= new Set([...target.page.ids, ...(target.page.sidebar?.ids ?? [])])
    return target.ids.has(id)
  }

  const check = (page: LinkedPage, links: readonly Link[], sidebar?: LinkedSidebar) => {
    for (const { href, text } of uniqueLinks(links)) {
      const target = resolveLink(href, page.route, baseUrl)
      if (!target) continue
      const { path, hash, route } = target
      const place = sidebar ? undefined : page.places?.[href]
      const resolved = path + (hash === '' ? '' : `#${hash}`)
      const broken = { page, href, text, resolved, ...(sidebar ? { sidebar } : {}), ...(place ? { place } : {}) }
      if (route !== undefined && ids.has(route)) {
        if (namesId(hash) && !hasId(route, hash)) brokenAnchors.push(broken)
      } else if (route === undefined || !(redirects.has(route) || targets.isFile(`/${path.slice(baseUrl.length)}`))) {
        brokenLinks.push(broken)
      }
    }
  }
  const sidebars = new Set<LinkedSidebar>()
  for (const page of targets.pages) {
    check(page, page.links)
    if (!page.sidebar || sidebars.has(page.sidebar)) continue
    sidebars.add(page.sidebar)
    check(page, page.sidebar.links, page.sidebar)
  }

  const pagesWithId = new Map<string, number>()
  if (brokenAnchors.length > 0) {
    for (const page of targets.pages) for (const id of page.ids) pagesWithId.set(id, (pagesWithId.get(id) ?? 0) + 1)
  }
  // An id that all pages have belongs to the layout.
  const isOwnId = (id: string) => targets.pages.length < MANY_PAGES || (pagesWithId.get(id) ?? 0) * 2 < targets.pages.length
  const routes = targets.pages.map((page) => baseUrl + page.route.slice(1))
  return [
    ...report(brokenLinks, policies.onBrokenLinks, 'link', ({ place, page: { versionPath }, resolved }) => {
      if (!place || versionPath === undefined) return didYouMean(resolved, routes)
      const written = place.written.replace(/[?#].*$/, '')
      const isWhole = written.startsWith('site:')
      const names = targets.pages.map(({ route }) => (isWhole ? `site:${route}` : writeTarget(route, versionPath)))
      return didYouMean(written, names)
    }),
    ...report(brokenAnchors, policies.onBrokenAnchors, 'anchor', (broken) => {
      const [path = '', hash = ''] = broken.resolved.split('#')
      const known = ids.get(cleanPath(`/${path.slice(baseUrl.length)}`))?.page.ids ?? []
      return didYouMean(hash, known.filter(isOwnId))
    }),
  ]
}

/** Collects the IDs that a page links to, by the route of the target page without trailing slash. */
export function linkedIds(page: LinkedPage, baseUrl: string): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { href } of [...page.links, ...(page.sidebar?.links ?? [])]) {
    const { route, hash = '' } = resolveLink(href, page.route, baseUrl) ?? {}
    if (route === undefined || !namesId(hash)) continue
    const ids = wanted.get(route)
    if (ids) ids.add(hash)
    else wanted.set(route, new Set([hash]))
  }
  return wanted
}

/** Whether a fragment is an ID. `#` and `#top` refer to the top of any page. */
const namesId = (hash: string) => hash !== '' && hash !== 'top'

function uniqueLinks(links: readonly Link[]): readonly Link[] {
  const seen = new Set<string>()
  return links.filter(({ href }) => !seen.has(href) && seen.add(href))
}

interface ResolvedLink {
  /** With base URL, decoded. */
  path: string
  /** Route of the path without trailing slash; `undefined` outside of the base URL. */
  route: string | undefined
  /** Id after `#`, decoded. */
  hash: string
}

/** Resolves the target of a link. Returns `undefined` for other hosts and schemes. */
function resolveLink(href: string, from: string, baseUrl: string): ResolvedLink | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return undefined
  if (href.startsWith('#')) return { path: baseUrl + from.slice(1), route: cleanPath(from), hash: decode(href.slice(1)) }
  const { pathname, hash } = new URL(href, `http://site${baseUrl}${from.slice(1)}`)
  const path = decode(pathname)
  const route = path.startsWith(baseUrl) ? cleanPath(`/${path.slice(baseUrl.length)}`) : undefined
  return { path, route, hash: decode(hash.slice(1)) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}

function report(
  broken: readonly Broken[],
  policy: LinkPolicy,
  kind: 'link' | 'anchor',
  nearest: (broken: Broken) => string,
): Problem[] {
  if (policy === 'ignore') return []
  const onPages = broken.filter(({ sidebar }) => !sidebar)
  const byTarget = group(onPages, ({ href, resolved }) => `${href} ${resolved}`)
  const inLayout = [...byTarget.values()].filter((links) => links.length >= MANY_PAGES)
  const handled = new Set(inLayout.flat())
  const byPlace = group(
    broken.filter((link) => !handled.has(link)),
    ({ page, sidebar, place }) => place ?? sidebar ?? page,
  )
  const code = kind === 'link' ? 'broken-link' : 'broken-anchor'
  let hints = 0
  const hintOf = (link: Broken) => (hints++ < HINTS ? nearest(link) : 'See the hints of the problems above.')
  const layout = inLayout.flatMap((links) => {
    const [first] = links
    if (!first) return []
    const title = `The ${kind} ${describe(first)} is broken on ${links.length} pages.`
    const hint = `The link is probably in the layout: check the navbar and the footer first. ${hintOf(first)}`
    return problemOfPolicy(policy, { code, title, hint, at: first.page.file })
  })
  const single = [...byPlace.values()].flatMap((links) => {
    const [first] = links
    if (!first) return []
    const { page, sidebar, place: written } = first
    const place = sidebar ? `The sidebar "${sidebar.id}" of the version "${sidebar.version}"` : `The page ${page.route}`
    const title =
      links.length === 1
        ? `${place} has a broken ${kind}: ${describe(first)}`
        : `${place} has ${links.length} broken ${kind}s:\n${links.map((link) => `- ${describe(link)}`).join('\n')}`
    const hint = links.length === 1 ? hintOf(first) : links.map((link) => `${link.href}: ${hintOf(link)}`).join('\n')
    return problemOfPolicy(policy, { code, title, hint, at: written?.at ?? (sidebar ?? page).file })
  })
  return [...layout, ...single]
}

function describe({ href, text, resolved, place }: Broken): string {
  const label = text.trim() === '' ? '' : ` (“${text.trim()}”)`
  const target = place?.written ?? href
  return `${JSON.stringify(target)}${label}${decode(target) === resolved ? '' : `, resolved as ${resolved}`}`
}

function group<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const known = groups.get(key)
    if (known) known.push(value)
    else groups.set(key, [value])
  }
  return groups
}
