import { type PluginContent, rememberLast } from '../../../plugin'
import type { Api, ApiPage, ApiPlace } from '../api/api'
import { createNameLinks, type NameLinks, type PageNames } from '../links/link-names'
import { familiesOf, familyTitle } from './write-family'
import { writePage } from './write-page'

/** What the pages of a version need besides the API. */
export interface ContentSettings {
  /** Name of the version of the site. */
  version: string
  /** Address of a line of a source file with `{version}`, `{file}` and `{line}`. */
  source?: string | undefined
  names: PageNames
}

/** What two versions of an object are compared by. */
export interface PageMembers {
  /** Parameters of the members that the page shows, by name. The constructor has an empty name. */
  shown: Readonly<Record<string, readonly string[]>>
  /** Names of all members. */
  known: readonly string[]
  /** Titles of the families of methods, by name of the method. */
  families: Readonly<Record<string, string>>
  /** Members that are described on this page. */
  own: readonly string[]
}

/** A page without its links to other pages, which depend on more than the API of its version. */
export interface WrittenPage {
  /** Qualified name. */
  full: string
  title: string
  /** Route below the version. */
  page: string
  /** How to import it. */
  path: string
  /** Address of its source code. */
  source?: string
  members: PageMembers
  /** Pages of the classes that its members return, by name of the member. */
  returns: Record<string, string>
  content: PluginContent
}

/** What links a page to others. */
export interface PageLinks {
  /** The same object in another version, or what replaces it. */
  other?: { address: string; version: string; successor?: string }
  /** Markdown about what is different in another version. */
  changes?: string | undefined
  /** IDs of the pages that use it. */
  guides: readonly string[]
}

/** Writes the pages of a version, as content files would contain them. Unchanged pages are the same objects again. */
export class ContentWriter {
  private readonly rememberLinks = rememberLast<NameLinks>()
  /** The pages that were written last, by their route. */
  private readonly written = new Map<string, { api: string; links: NameLinks; settings: string; page: WrittenPage }>()

  write(api: Api, settings: ContentSettings): WrittenPage[] {
    const links = this.rememberLinks([namesIn(api), JSON.stringify(settings.names)], () => createNameLinks(api, settings.names))
    const shared = JSON.stringify([api.version, settings])
    return api.pages.map((page) => {
      const text = JSON.stringify(page)
      const known = this.written.get(page.page)
      if (known?.api === text && known.links === links && known.settings === shared) return known.page
      const written = writeOne(page, links, api.version, settings)
      this.written.set(page.page, { api: text, links, settings: shared, page: written })
      return written
    })
  }
}

/** Everything that the names of an API depend on, which is all except its texts. */
function namesIn(api: Api): string {
  const textKeys = new Set(['summary', 'details', 'text', 'use', 'created', 'setup', 'returns', 'raises', 'parameters'])
  return JSON.stringify(api, (key, value: unknown) => (textKeys.has(key) ? undefined : key === 'rest' ? true : value))
}

function writeOne(page: ApiPage, links: NameLinks, release: string, { version, source }: ContentSettings): WrittenPage {
  const { full, title, summary } = page
  const sourceOf = ({ file, line }: ApiPlace) =>
    file === '' ? undefined : source?.replace('{version}', release).replace('{file}', file).replace('{line}', String(line))
  const sourceUrl = sourceOf(page.place)
  const returned = [...page.methods.map(({ name, returnType: type }) => ({ name, type })), ...page.properties]
  const returns = returned.flatMap(({ name, type }) => {
    const found = type === undefined ? undefined : links.ofType(type, page).page
    return found === undefined ? [] : [[name, found]]
  })
  return {
    full,
    title,
    page: page.page,
    path: importOf(page),
    ...(sourceUrl === undefined ? {} : { source: sourceUrl }),
    members: membersOf(page),
    returns: Object.fromEntries(returns),
    content: {
      version,
      path: `${pathOf(page)}.md`,
      frontMatter: { title, description: summary.replaceAll('`', '') || title, page_type: 'api', ...hiddenName(page) },
      body: writePage(page, links, sourceOf),
      names: links.byPage.get(page.page) ?? {},
    },
  }
}

/** Pages with their links. Unchanged pages are the same objects, so that they aren't validated again. */
const linkedPages = new WeakMap<WrittenPage, { links: string; content: PluginContent }>()

/** Adds the line with the import and the guides to a page. */
export function addLinks(page: WrittenPage, links: PageLinks): PluginContent {
  const { other, changes, guides } = links
  const key = JSON.stringify([other?.address, other?.version, other?.successor, changes, guides])
  const known = linkedPages.get(page)
  if (known?.links === key) return known.content
  const content = withLinks(page, links)
  linkedPages.set(page, { links: key, content })
  return content
}

function withLinks({ content, path, source }: WrittenPage, { other, changes, guides }: PageLinks): PluginContent {
  const { address, version, successor } = other ?? {}
  const props = { path, source, other: address, version, successor }
  const attributes = Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
  const end = guides.length === 0 ? '' : `\n## Guides\n\n<ApiGuides pages="${guides.join(' ')}" />\n`
  return {
    ...content,
    body: `<ApiInfo${attributes.join('')} />\n\n${content.body}${changes === undefined ? '' : `\n${changes}\n`}${end}`,
  }
}

function membersOf({ kind, created, parameters, properties, methods, known }: ApiPage): PageMembers {
  const all = [...properties, ...methods]
  const shown = [
    ...(kind === 'module' || kind === 'enum' || created !== undefined ? [] : [['', parameters.map(({ name }) => name)]]),
    ...properties.map(({ name }) => [name, []]),
    ...methods.map(({ name, parameters: own }) => [name, own.map((parameter) => parameter.name)]),
  ]
  const families = [...familiesOf(methods)].map(([{ name }, family]) => [name, familyTitle(family).title.replace('()', '')])
  return {
    shown: Object.fromEntries(shown),
    known,
    families: Object.fromEntries(families),
    own: all.filter(({ from }) => from?.page === undefined).map(({ name }) => name),
  }
}

function importOf({ kind, path: own, methods: [only, ...others] }: ApiPage): string {
  const functionPath = kind === 'module' && others.length === 0 ? only?.path : undefined
  const path = functionPath ?? own
  const at = path.lastIndexOf('.')
  return kind === 'module' && functionPath === undefined ? path : `from ${path.slice(0, at)} import ${path.slice(at + 1)}`
}

/** Files that begin with an underscore are no pages: the page of a private class has another path, and the id and address of its name. */
function pathOf({ page }: ApiPage): string {
  return page.replace(/(^|\/)_(?=[^/]*$)/, '$1private_')
}

function hiddenName({ page }: ApiPage): { id?: string; slug?: string } {
  const name = page.split('/').at(-1) ?? ''
  return name.startsWith('_') ? { id: page, slug: name } : {}
}
