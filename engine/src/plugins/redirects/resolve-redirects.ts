import { type Doc, didYouMean, type Problem, pathKey, type Redirect, slashForms } from '../../plugin'
import { checkRules, type Rule, readRules } from './redirect-rules'
import type { RedirectsConfig } from './redirects-options'

/** The redirects of a site, flattened to a single hop each. */
export interface ResolvedRedirects {
  /** Sorted by source. Sources and targets are without base URL; targets on other hosts are unchanged. */
  redirects: Redirect[]
  /** Sources whose target page doesn't exist yet. */
  waiting: string[]
  problems: Problem[]
}

/** The data of the site that redirects are resolved with. */
export interface RedirectInputs {
  docs: readonly Pick<Doc, 'route' | 'version'>[]
  /** Routes that the site has or will have; redirects to those without a page wait for it. */
  planned: readonly string[]
  /** All versions with their paths. */
  versions: readonly { name: string; path: string; isLast: boolean }[]
  /** File of the configuration, for error positions. */
  at: string
}

/** The result of following the rules from an address; `undefined` if it leads nowhere. */
type End = { to: string; status: 301 | 302 } | 'waiting' | 'loop' | undefined

/** Maximum number of lines in `_redirects` that Cloudflare Pages supports (see its documentation, "Redirects"). */
const MAX_LINES = 2000

/**
 * Flattens the rules, so that each old address redirects to its final target in a single hop. Prefix rules are expanded to one redirect for
 * each page and each old address below the prefix, so that no redirect leads to a missing page. Existing pages have priority over all
 * rules, exact rules over prefix rules, and earlier rules over later ones. Addresses without a rule redirect to the page of the version for
 * missing pages.
 */
export function resolveRedirects(config: RedirectsConfig, { docs, planned, versions, at }: RedirectInputs): ResolvedRedirects {
  const pages = new Map(docs.map(({ route }) => [pathKey(route), route]))
  const pending = new Map(planned.flatMap((route) => (pages.has(pathKey(route)) ? [] : [[pathKey(route), route]])))
  const rules = readRules(config)
  const exact = new Map(rules.filter((rule) => !rule.isPrefix).map((rule) => [pathKey(rule.from), rule]))
  const prefixes = rules.filter((rule) => rule.isPrefix)
  const fallback = missingPages(config, versions, docs, pages)

  const end = (path: string, trail: readonly string[]): End => {
    if (!path.startsWith('/')) return { to: path, status: 301 }
    const [bare = '', id] = path.split('#')
    const key = pathKey(bare)
    const page = pages.get(key)
    if (page !== undefined) return { to: withAnchor(page, id), status: 301 }
    if (trail.includes(key)) return 'loop'
    const next = [...trail, key]
    const rule = exact.get(key)
    if (rule) return combineStatus(end(withAnchor(rule.to, id), next), rule.status)
    for (const prefix of prefixes) {
      const rest = below(bare, prefix.from)
      // A prefix rule whose target is below its source doesn't apply to addresses below the target, which would cause an endless loop.
      const isThere = below(prefix.to, prefix.from) !== undefined && below(bare, prefix.to) !== undefined
      const found = rest === undefined || isThere ? undefined : end(withAnchor(prefix.to + rest, id), next)
      if (found !== undefined) return combineStatus(found, prefix.status)
    }
    const other = fallback.get(key)
    if (other !== undefined) return { to: withAnchor(other.to, id), status: 302 }
    return pending.has(key) ? 'waiting' : undefined
  }

  const redirects: Redirect[] = []
  const waiting: string[] = []
  const problems = checkRules(config, rules, pages, at)
  for (const from of allSources([...exact.values()], prefixes, [...fallback.values()], pages)) {
    const found = end(from, [])
    if (found === 'waiting') waiting.push(from)
    else if (found === 'loop') problems.push(loop(from, at))
    else if (found) redirects.push({ from, ...found })
    else {
      // Addresses that prefix rules derived from this one lead nowhere for the same reason, so only exact rules are reported.
      const rule = exact.get(pathKey(from))
      if (rule) problems.push(invalidTarget(from, rule.to, [...pages.values()], at))
    }
  }
  // Also includes addresses that will redirect to pending pages of the version for missing pages.
  const awaited = [
    ...pending.values(),
    ...[...missingPages(config, versions, awaitedDocs(config, versions, [...pending.values()]), pages).values()].map(
      ({ from }) => from,
    ),
  ]
  for (const prefix of prefixes) {
    const isUsed = [...redirects.map(({ from }) => from), ...waiting].some((from) => below(from, prefix.from) !== undefined)
    const isAwaited = awaited.some((route) => below(route, prefix.to) !== undefined)
    if (!isUsed && !isAwaited) problems.push(invalidTarget(`${prefix.from}*`, `${prefix.to}*`, [], at))
  }
  const lines = redirects.flatMap(({ from }) => slashForms(from)).length
  if (lines > MAX_LINES) problems.push(tooMany(lines, at))
  redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { redirects, waiting, problems }
}

/** Adds the anchor of a section to an address, unless it already has one. */
const withAnchor = (to: string, id: string | undefined) => (id === undefined || to.includes('#') ? to : `${to}#${id}`)

const combineStatus = (found: End, status: 301 | 302): End =>
  typeof found === 'object' ? { to: found.to, status: found.status === 302 ? 302 : status } : found

/** The rest of a path below a folder (with trailing slash), ignoring letter case. Returns `undefined` if the path is not below it. */
function below(path: string, folder: string): string | undefined {
  return path.length > folder.length && path.toLowerCase().startsWith(folder.toLowerCase())
    ? path.slice(folder.length)
    : undefined
}

/** Addresses of the latest version whose page exists only in the version for missing pages. */
function missingPages(
  config: RedirectsConfig,
  versions: RedirectInputs['versions'],
  docs: RedirectInputs['docs'],
  pages: ReadonlyMap<string, string>,
): Map<string, { from: string; to: string }> {
  const version = versions.find(({ name }) => name === config.missingPages)
  const last = versions.find(({ isLast }) => isLast)
  const found = new Map<string, { from: string; to: string }>()
  if (!version || !last) return found
  for (const doc of docs) {
    if (doc.version !== version.name) continue
    const from = last.path + doc.route.slice(version.path.length)
    const key = pathKey(from)
    if (!pages.has(key)) found.set(key, { from, to: doc.route })
  }
  return found
}

/** The pending pages that belong to the version for missing pages. */
function awaitedDocs(
  config: RedirectsConfig,
  versions: RedirectInputs['versions'],
  pending: readonly string[],
): RedirectInputs['docs'] {
  const version = versions.find(({ name }) => name === config.missingPages)
  return pending.flatMap((route) =>
    version && below(route, `${version.path}/`) !== undefined ? [{ route, version: version.name }] : [],
  )
}

/** All addresses that redirect: those of exact rules, and those that prefix rules derive from pages and other old addresses. */
function allSources(
  exact: readonly Rule[],
  prefixes: readonly Rule[],
  fallback: readonly { from: string }[],
  pages: ReadonlyMap<string, string>,
): string[] {
  const sources = new Map<string, string>()
  const add = (from: string): boolean => {
    const key = pathKey(from)
    if (sources.has(key) || pages.has(key)) return false
    sources.set(key, from)
    return true
  }
  for (const { from } of [...exact, ...fallback]) add(from)
  let fresh = [...pages.values(), ...sources.values()]
  while (fresh.length > 0) {
    fresh = fresh.flatMap((known) =>
      prefixes.flatMap(({ from, to }) => {
        const rest = below(known, to)
        // A rule isn't applied to its own results.
        const isNew = rest !== undefined && below(known, from) === undefined
        return isNew && add(from + rest) ? [from + rest] : []
      }),
    )
  }
  return [...sources.values()]
}

const loop = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-loop',
  title: `The redirects from "${from}" form a loop.`,
  hint: 'Change one of the rules so that the chain ends at a page.',
  at,
})

const invalidTarget = (from: string, to: string, routes: readonly string[], at: string): Problem => ({
  severity: 'error',
  code: 'redirect-target',
  title: `The redirect from "${from}" leads to "${to}", which isn't a page.`,
  hint: `${didYouMean(to, routes)} If the page is planned, add its route to the route manifest.`,
  at,
})

const tooMany = (lines: number, at: string): Problem => ({
  severity: 'warning',
  code: 'redirects-many',
  title: `The redirects of the site take ${lines} lines, with and without trailing slash.`,
  hint: `Cloudflare Pages supports ${MAX_LINES} lines. Other hosts, nginx and Apache have no such limit.`,
  at,
})
