import { join } from 'node:path'
import { cleanPath } from '../common'
import type { Lookups, ResolvedName, ResolvedPage, ResolvedSnippet } from '../compile'
import type { ContentFile, FileHashes } from '../load'
import { joinRoute, listFiles } from '../load'
import type { Doc, DocCard, SidebarItem, SiteConfig, Version, VersionConfig } from '../model'
import type { SnippetResult } from './snippet-results'
import type { StaticAssets } from './static-assets'

/** Names that links can use, by version. */
export type LinkNames = ReadonlyMap<string, ReadonlyMap<string, ResolvedName>>

/** Everything that {@link linkNames} depends on. */
export function nameInputs(docs: readonly Doc[]): unknown[] {
  return docs.flatMap(({ source, route, version }) => (source?.names ? [version, route, source.names] : []))
}

/** The names that the pages of each version define. */
export function linkNames(docs: readonly Doc[]): LinkNames {
  const byVersion = new Map<string, Map<string, ResolvedName>>()
  for (const { source, route, version = '' } of docs) {
    if (!source?.names) continue
    const names = byVersion.get(version) ?? new Map<string, ResolvedName>()
    byVersion.set(version, names)
    for (const [name, id] of Object.entries(source.names)) names.set(name, { route, id })
  }
  return byVersion
}

/** The pages of a site by id, file and address. */
export class DocIndex {
  private readonly byId = new Map<string, Doc>()
  private readonly byPath = new Map<string, Doc>()
  private readonly byRoute = new Map<string, Doc>()

  /** @param hidden pages with the address of another page, to which links lead */
  constructor(
    readonly docs: readonly Doc[],
    hidden: readonly { doc: Doc; shown: Doc }[] = [],
    private readonly names: LinkNames = linkNames(docs),
  ) {
    for (const doc of docs) {
      this.byId.set(`${doc.version ?? ''}/${doc.id}`, doc)
      if (doc.source) this.byPath.set(`${doc.source.version}/${doc.source.path}`, doc)
      this.byRoute.set(cleanPath(doc.route), doc)
    }
    for (const { doc, shown } of hidden) if (doc.source) this.byPath.set(`${doc.source.version}/${doc.source.path}`, shown)
  }

  /** Finds a page of a version by ID. */
  find(id: string, version: string): Doc | undefined {
    return this.byId.get(`${version}/${id}`)
  }

  atPath(version: string, path: string): Doc | undefined {
    return this.byPath.get(`${version}/${path}`)
  }

  /** The names that the pages of a version define. */
  namesIn(version = ''): ReadonlyMap<string, ResolvedName> {
    return this.names.get(version) ?? new Map()
  }

  /** Finds the page at a route, with or without trailing slash, `.html` or `index.html`. */
  atRoute(route: string): Doc | undefined {
    return this.byRoute.get(cleanPath(route))
  }
}

/** Input of {@link createLookups}. */
export interface LookupSources {
  root: string
  config: SiteConfig
  version: Version
  versionConfig: VersionConfig
  index: DocIndex
  assets: StaticAssets
  hashes: FileHashes
  /** Pages with errors. Links to them are not reported as broken. */
  unreadable: readonly ContentFile[]
  /** Returns the result of the last run of a version's snippet file. */
  snippetResult(version: string, path: string): SnippetResult | undefined
  /** The routes of the route manifest without trailing slashes. */
  plannedRoutes: ReadonlySet<string>
  href(route: string): string
}

/** Creates the lookups for the pages of a version. */
export function createLookups(from: LookupSources): Lookups {
  const { root, version, index, hashes, assets } = from
  const cards = collectCards(version, index, from.href)
  const unreadable = new Map(
    from.unreadable.filter((file) => file.version === version.name).map((file) => [file.path, placeholder(file, version)]),
  )
  const unreadableRoutes = new Map(
    [...unreadable].map(([path, page]) => [
      cleanPath(joinRoute(version.path, `/${path.replace(/(?:(^|\/)index)?\.md$/, '$1')}`)),
      page,
    ]),
  )
  const snippets = new Map<string, ReturnType<Lookups['snippet']>>()
  return {
    file: (path) => (path.includes('..') ? undefined : hashes.text(join(root, path))),
    doc: (id) => toResolvedPage(index.find(id, version.name)),
    docAtFile: (path) => toResolvedPage(index.atPath(version.name, path)) ?? unreadable.get(path),
    docAtRoute: (route) => toResolvedPage(index.atRoute(route)) ?? unreadableRoutes.get(cleanPath(route)),
    name: (target) => index.namesIn(version.name).get(target),
    isPlanned: (route) => from.plannedRoutes.has(cleanPath(route)),
    cards: (docId) => cards.get(docId) ?? (unreadable.has(`${docId}.md`) ? [] : undefined),
    value: (name) => from.versionConfig.values[name],
    snippet(path) {
      if (!snippets.has(path)) {
        snippets.set(path, findSnippet(path, from))
      }
      return snippets.get(path)
    },
    asset: (path) => assets.find(path),
    image: (path) => assets.image(path),
    names(kind) {
      if (kind === 'doc') return index.docs.filter((doc) => doc.version === version.name).map((doc) => doc.id)
      if (kind === 'name') return [...index.namesIn(version.name).keys()]
      if (kind === 'route') return index.docs.map((doc) => doc.route)
      if (kind === 'content') return listFiles(join(root, 'content', version.name)).filter((name) => name.endsWith('.md'))
      if (kind === 'value') return Object.keys(from.versionConfig.values)
      if (kind === 'snippet') return from.config.versions.flatMap(({ name }) => listSnippets(root, name, version.name))
      return assets.list()
    },
  }
}

/** Finds a snippet file of the version, or of another version whose name and a colon precede the path. */
function findSnippet(path: string, from: LookupSources): ResolvedSnippet | undefined {
  const [, name = from.version.name, file = ''] = /^(?:([^:]+):)?(.+)$/.exec(path) ?? []
  const owner = from.config.versions.find((candidate) => candidate.name === name)
  const text = owner && !path.includes('..') ? from.hashes.text(join(from.root, 'snippets', name, file)) : undefined
  if (!owner || text === undefined) return undefined
  const result = from.snippetResult(name, file)
  return {
    text,
    language: languageOf(file),
    tested: result?.current === true,
    release: owner.label,
    outputs: result?.outputs ?? {},
    names: name === from.version.name ? (result?.names ?? {}) : {},
  }
}

/** Lists the snippet files of a version, as pages of the version `reader` refer to them. */
function listSnippets(root: string, version: string, reader: string): string[] {
  const files = listFiles(join(root, 'snippets', version)).filter((name) => name !== 'results.json')
  return version === reader ? files : files.map((name) => `${version}:${name}`)
}

const LANGUAGES: Record<string, string> = { py: 'python', sh: 'bash', yml: 'yaml', js: 'javascript', ts: 'typescript' }

function languageOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return LANGUAGES[ending] ?? ending
}

function toResolvedPage(doc: Doc | undefined): ResolvedPage | undefined {
  if (!doc) return undefined
  const { id, version = '', route, title, label, description, sidebarId, unlisted } = doc
  return {
    id,
    version,
    route,
    title,
    label,
    unlisted,
    ...(description === undefined ? {} : { description }),
    ...(sidebarId === undefined ? {} : { sidebarId }),
  }
}

/** Creates the data of a page with errors. */
function placeholder({ path }: ContentFile, version: Version): ResolvedPage {
  const id = path.replace(/\.md$/, '')
  return { id, version: version.name, route: version.path, title: id, label: id, unlisted: false }
}

/** Collects the cards of the entries of each sidebar category, by the page of the category. */
function collectCards(version: Version, index: DocIndex, href: (route: string) => string): Map<string, DocCard[]> {
  const found = new Map<string, DocCard[]>()
  const card = (item: SidebarItem): DocCard[] => {
    if (item.type === 'html') return []
    if (item.type === 'link' && (item.unlisted || !item.docId)) return []
    if (item.type === 'category' && (item.linkUnlisted || !item.href)) return item.items.flatMap(card)
    const doc = item.docId === undefined ? undefined : index.find(item.docId, version.name)
    const description = doc?.description ?? item.description
    const address = doc ? href(doc.route) : (item.href ?? '')
    return [{ href: address, title: item.label, ...(description === undefined ? {} : { description }) }]
  }
  const walk = (items: readonly SidebarItem[]) => {
    for (const item of items) {
      if (item.type !== 'category') continue
      if (item.docId !== undefined && !found.has(item.docId)) found.set(item.docId, item.items.flatMap(card))
      walk(item.items)
    }
  }
  for (const sidebar of Object.values(version.resolvedSidebars)) walk(sidebar.items)
  return found
}
