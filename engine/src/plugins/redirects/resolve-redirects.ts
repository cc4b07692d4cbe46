import { type Doc, didYouMean, type Problem, pathKey, type Redirect, slashForms } from '../../model'
import type { RedirectsConfig } from './redirects-options'

/** The redirects of a site, as readers meet them: one hop each. */
export interface ResolvedRedirects {
  /** Sorted by source; sources and targets without base URL, targets of other hosts as they are. */
  redirects: Redirect[]
  /** Sources whose page is not written yet. */
  waiting: string[]
  problems: Problem[]
}

/** What redirects are resolved against. */
export interface RedirectInputs {
  docs: readonly Pick<Doc, 'route' | 'version'>[]
  /** Routes that the site has or will have; redirects to those without a page wait for it. */
  planned: readonly string[]
  /** All versions with their paths. */
  versions: readonly { name: string; path: string; isLast: boolean }[]
  /** The file of the configuration, which problems name. */
  at: string
}

/** A single address, or with `isPrefix` all below it. */
interface Rule {
  from: string
  to: string
  status: 301 | 302
  isPrefix: boolean
  /** Only one of both ends is for all below it. */
  isUneven: boolean
}

/** Where an address ends. */
type End = { to: string; status: 301 | 302 } | 'waiting' | 'loop' | undefined

/** Cloudflare Pages reads so many lines of `_redirects` (its documentation, "Redirects"). */
const MOST_LINES = 2000

/**
 * Flattens the rules: whoever asks for an old address is sent to its last end at once. Rules for all below an address become one for
 * each page and each old address there, so that a reader is never sent to a page that does not exist. Existing pages win over
 * all rules, single addresses over rules for all below one, earlier rules over later ones; addresses without any lead to the page of
 * the version for missing pages.
 */
export function resolveRedirects(config: RedirectsConfig, { docs, planned, versions, at }: RedirectInputs): ResolvedRedirects {
  const pages = new Map(docs.map(({ route }) => [pathKey(route), route]))
  const pending = new Map(planned.flatMap((route) => (pages.has(pathKey(route)) ? [] : [[pathKey(route), route]])))
  const rules = config.rules.flatMap((group): Rule[] =>
    'paths' in group
      ? Object.entries(group.paths).map(([from, to]) => ({
          from: from.replace(/\*$/, ''),
          to: to.replace(/\*$/, ''),
          status: group.status,
          isPrefix: from.endsWith('/*'),
          isUneven: from.endsWith('/*') !== to.endsWith('/*'),
        }))
      : [],
  )
  const exact = new Map(rules.filter((rule) => !rule.isPrefix).map((rule) => [pathKey(rule.from), rule]))
  const prefixes = rules.filter((rule) => rule.isPrefix)
  const fallback = missingPages(config, versions, docs, pages)

  const end = (path: string, trail: readonly string[]): End => {
    if (!path.startsWith('/')) return { to: path, status: 301 }
    const [bare = '', id] = path.split('#')
    const key = pathKey(bare)
    const page = pages.get(key)
    if (page !== undefined) return { to: withPart(page, id), status: 301 }
    if (trail.includes(key)) return 'loop'
    const next = [...trail, key]
    const rule = exact.get(key)
    if (rule) return worse(end(withPart(rule.to, id), next), rule.status)
    for (const prefix of prefixes) {
      const rest = below(bare, prefix.from)
      // A rule that leads below itself is not for what lies there already: it would go on for ever.
      const isThere = below(prefix.to, prefix.from) !== undefined && below(bare, prefix.to) !== undefined
      const found = rest === undefined || isThere ? undefined : end(withPart(prefix.to + rest, id), next)
      if (found !== undefined) return worse(found, prefix.status)
    }
    const other = fallback.get(key)
    if (other !== undefined) return { to: withPart(other.to, id), status: 302 }
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
      // What rules for all below an address have made of this one leads nowhere for the same reason.
      const rule = exact.get(pathKey(from))
      if (rule) problems.push(nowhere(from, rule.to, [...pages.values()], at))
    }
  }
  // What an awaited page of the version for missing pages will answer for counts, too.
  const awaited = [
    ...pending.values(),
    ...[...missingPages(config, versions, awaitedDocs(config, versions, [...pending.values()]), pages).values()].map(
      ({ from }) => from,
    ),
  ]
  for (const prefix of prefixes) {
    const isUsed = [...redirects.map(({ from }) => from), ...waiting].some((from) => below(from, prefix.from) !== undefined)
    const isAwaited = awaited.some((route) => below(route, prefix.to) !== undefined)
    if (!isUsed && !isAwaited) problems.push(nowhere(`${prefix.from}*`, `${prefix.to}*`, [], at))
  }
  const lines = redirects.flatMap(({ from }) => slashForms(from)).length
  if (lines > MOST_LINES) problems.push(tooMany(lines, at))
  redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { redirects, waiting, problems }
}

/** The address of a part of a page, unless it names one already. */
const withPart = (to: string, id: string | undefined) => (id === undefined || to.includes('#') ? to : `${to}#${id}`)

const worse = (found: End, status: 301 | 302): End =>
  typeof found === 'object' ? { to: found.to, status: found.status === 302 ? 302 : status } : found

/** The rest of a path below a folder (with closing slash); letter case does not count. */
function below(path: string, folder: string): string | undefined {
  return path.length > folder.length && path.toLowerCase().startsWith(folder.toLowerCase())
    ? path.slice(folder.length)
    : undefined
}

/** Addresses of the last version that only the version for missing pages has a page for. */
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

/** The pages that are still to be written, as pages of the version for missing pages where they lie in it. */
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

/** Every address that leads on: single ones, and those that rules for all below an address make of pages and of other old addresses. */
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
        // What a rule has made is nothing that it makes more of.
        const isNew = rest !== undefined && below(known, from) === undefined
        return isNew && add(from + rest) ? [from + rest] : []
      }),
    )
  }
  return [...sources.values()]
}

function checkRules(config: RedirectsConfig, rules: readonly Rule[], pages: ReadonlyMap<string, string>, at: string): Problem[] {
  const problems: Problem[] = []
  const seen = new Map<string, string>()
  for (const { from, to, isPrefix, isUneven } of rules) {
    const key = pathKey(from) + (isPrefix ? '/*' : '')
    if (isUneven) {
      const title = `The redirect from "${from}" to "${to}" is for all below one of them and not for the other.`
      problems.push({ severity: 'error', code: 'redirect-form', title, hint: 'End both with "/*", or none.', at })
    }
    if (!isPrefix && pages.has(key)) problems.push(hidesPage(from, at))
    if (seen.has(key)) {
      const title = `Two redirects lead from "${from}".`
      const hint = 'Letter case and closing slash do not count. Keep one.'
      problems.push({ severity: 'error', code: 'redirect-doubled', title, hint, at })
    }
    seen.set(key, from)
  }
  for (const group of config.rules) {
    for (const from of 'gone' in group ? group.gone : []) {
      if (pages.has(pathKey(from)) || seen.has(pathKey(from))) problems.push(notGone(from, at))
    }
  }
  return problems
}

const hidesPage = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-source',
  title: `The redirect from "${from}" hides the page with this address.`,
  hint: 'Remove the redirect, or move the page.',
  at,
})

const notGone = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-gone',
  title: `"${from}" is said to be gone, but leads somewhere.`,
  hint: 'Take it out of one of the two lists.',
  at,
})

const loop = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-loop',
  title: `The redirect from "${from}" leads back to where it has been.`,
  hint: 'Let one of its rules end on a page.',
  at,
})

const nowhere = (from: string, to: string, routes: readonly string[], at: string): Problem => ({
  severity: 'error',
  code: 'redirect-target',
  title: `The redirect from "${from}" leads to "${to}", which is no page.`,
  hint: `${didYouMean(to, routes)} If the page is still to be written, add its route to the route manifest.`,
  at,
})

const tooMany = (lines: number, at: string): Problem => ({
  severity: 'warning',
  code: 'redirects-many',
  title: `The redirects of the site make ${lines} lines, with and without closing slash.`,
  hint: `Cloudflare Pages reads ${MOST_LINES} of them; other hosts, nginx and Apache read all.`,
  at,
})
