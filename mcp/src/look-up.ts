import { cut, type PublishedSite, SiteError, type SiteVersion } from './published-site'

/** A name in `names.json`. */
interface ListedName {
  name: string
  kind: string
  paths?: string[]
  inherited?: string
  signature?: string
  type?: string
  summary?: string
  address: string
  parameters?: { name: string; type?: string; default?: string; text?: string }[]
  returns?: string
  raises?: Record<string, string>
  added?: string
  deprecated?: string
  successor?: string
}
interface Names {
  format: number
  package: string
  version: string
  names: ListedName[]
}
interface Migration {
  format: number
  groups: { title: string; rows: { change: string; old: string[]; new: string[]; note?: string; page?: string }[] }[]
}
interface Expectations {
  format: number
  expectations: { name: string; type: string; summary: string; address: string }[]
}

/**
 * Describes a name of the library: signature, parameters, errors, since when it exists, and what replaced it.
 * @param name such as `Checkpoint.run`, `great_expectations.get_context`, `gx.Checkpoint`, or `context.suites.add`
 * @throws SiteError if neither version knows the name
 */
export async function lookUp(site: PublishedSite, version: SiteVersion, name: string, signal?: AbortSignal): Promise<string> {
  const wanted = name.trim().replace(/\(.*$/s, '')
  const { versions } = await site.index(signal)
  const { names: found, isExact } = findName(await readNames(site, version, signal), wanted)
  const expectation = found.length > 0 || !version.isLast ? undefined : await findExpectation(site, wanted, signal)
  const parts = found.slice(0, 8).map((listed) => describe(listed, version))
  if (expectation !== undefined) parts.push(expectation)
  // A chain such as context.sources.add_pandas ends with a name that exists, although its beginning is gone.
  if (!isExact || !version.isLast) parts.unshift(...(await replacements(site, wanted, signal)))
  if (parts.length > 0) return parts.join('\n\n---\n\n')
  for (const other of versions.filter((candidate) => candidate !== version)) {
    const [old] = findName(await readNames(site, other, signal), wanted).names
    if (!old) continue
    const gone = `${version.label} has no public name \`${wanted}\`, but ${other.label} has:`
    return [gone, describe(old, other), old.successor && `In ${version.label}: ${old.successor}`].filter(Boolean).join('\n\n')
  }
  throw new SiteError(`The reference has no name "${cut(wanted, 80)}". Use search_docs to search the documentation.`)
}

/** The names of a version, with short forms of their paths. */
async function readNames(site: PublishedSite, { path }: SiteVersion, signal: AbortSignal | undefined): Promise<ListedName[]> {
  const file = `${path.replaceAll(/^\/|\/$/g, '')}/names.json`
  return (await site.json<Names>(file, signal)).names
}

/** Names that equal the wanted one, otherwise those that end with it. The longest matching end of a call chain counts. */
function findName(names: readonly ListedName[], wanted: string): { names: ListedName[]; isExact: boolean } {
  const lower = wanted.toLowerCase()
  const formsOf = ({ name, paths = [] }: ListedName) =>
    [name, ...paths, ...paths.map((path) => path.replace('great_expectations.', 'gx.'))].map((form) => form.toLowerCase())
  const equal = names.filter((listed) => formsOf(listed).includes(lower))
  if (equal.length > 0) return { names: equal, isExact: true }
  const parts = lower.split('.')
  for (let from = 1; from < parts.length; from++) {
    const end = parts.slice(from).join('.')
    const matches = names.filter((listed) => formsOf(listed).includes(end))
    if (matches.length > 0) return { names: matches, isExact: false }
  }
  const last = parts.at(-1) ?? ''
  const members = names.filter(({ name, inherited }) => inherited === undefined && name.toLowerCase().split('.').at(-1) === last)
  return { names: members, isExact: false }
}

function describe(listed: ListedName, { label, path }: SiteVersion): string {
  const { name, kind, paths, inherited, signature, type, summary, address, parameters = [], returns, raises = {} } = listed
  const lines = [`## ${name} (${kind}, ${label})`]
  if (inherited !== undefined) lines.push(`Inherited from \`${inherited}\`.`)
  if (paths?.[0] !== undefined) lines.push(`Import path: \`${paths[0]}\``)
  if (signature !== undefined) lines.push(`\`\`\`python\n${signature}\n\`\`\``)
  else if (type !== undefined) lines.push(`Type: \`${type}\``)
  if (summary !== undefined) lines.push(summary)
  if (listed.deprecated !== undefined) lines.push(`Deprecated: ${listed.deprecated}`)
  if (listed.added !== undefined) lines.push(`Added in ${listed.added}.`)
  if (listed.successor !== undefined) lines.push(`Successor in the latest version: \`${listed.successor}\``)
  const described = parameters.filter(({ text }) => text !== undefined)
  if (described.length > 0) lines.push(['Parameters:', ...described.map((one) => `- \`${one.name}\`: ${one.text}`)].join('\n'))
  if (returns !== undefined) lines.push(`Returns: ${returns}`)
  const errors = Object.entries(raises).map(([error, text]) => `- \`${error}\`: ${text}`)
  if (errors.length > 0) lines.push(['Raises:', ...errors].join('\n'))
  lines.push(`Page: ${path.replace(/\/$/, '')}/${address}`)
  return lines.join('\n\n')
}

async function findExpectation(
  site: PublishedSite,
  wanted: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const last = wanted.split('.').at(-1) ?? ''
  const { expectations } = await site.json<Expectations>('docs/expectations.json', signal)
  const found = expectations.find(({ name, type }) => [name.toLowerCase(), type].includes(last.toLowerCase()))
  return found && `## ${found.name}\n\n${found.summary}\n\nPage: /docs/${found.address}`
}

/** What replaced the old names that a chain of names begins with or contains: the longest beginning that a row knows. */
async function replacements(site: PublishedSite, wanted: string, signal: AbortSignal | undefined): Promise<string[]> {
  const { groups } = await site.json<Migration>('docs/0.18/migration.json', signal)
  const rows = groups.flatMap(({ rows: all }) => all)
  const parts = wanted.replaceAll(/[^\w.]/g, '').split('.')
  for (let end = parts.length; end > 0; end--) {
    if (end === 1 && parts.length > 1) break
    const word = new RegExp(`(?<![\\w.])${parts.slice(0, end).join('\\.')}(?!\\w)`)
    const found = rows.filter(({ old }) => old.some((code) => word.test(code)))
    if (found.length > 0) return found.slice(0, MAX_ROWS).map(describeRow)
  }
  return []
}

/** Rows in an answer. */
const MAX_ROWS = 5

function describeRow({ change, old, new: replacement, note, page }: Migration['groups'][number]['rows'][number]): string {
  return [
    `## From 0.18 to 1.x (${change})`,
    `Old: ${old.map((code) => `\`${code}\``).join(', ')}`,
    replacement.length > 0 ? `New: ${replacement.map((code) => `\`${code}\``).join(', ')}` : 'There is no replacement.',
    ...(note === undefined ? [] : [note]),
    ...(page === undefined ? [] : [`Page: ${page}`]),
  ].join('\n\n')
}
