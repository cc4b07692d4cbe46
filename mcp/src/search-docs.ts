import { SearchIndex } from '../../engine/src/plugins/search/query/search-index.browser'
import { groupHits } from '../../engine/src/plugins/search/ui/group-hits.browser'
import { type PublishedSite, SiteError, type SiteVersion } from './published-site'

/** A page that answers a query. */
export interface FoundPage {
  title: string
  /** Address of the best section, such as `/docs/guide#install`. */
  address: string
  /** Headings down to that section. */
  heading: string
  area: string
  text: string
}

/** What is searched. */
export interface SearchSettings {
  query: string
  area?: string | undefined
  /** Most pages. */
  limit: number
  /** Most sections that are ranked. */
  sections?: number
}

/** Number of sections that are ranked, as in the search dialog of the site. */
const SECTIONS = 20
/** Characters of a section's text in a list of results. */
const EXCERPT = 300

const indexes = new WeakMap<PublishedSite, Map<string, Promise<SearchIndex>>>()

/** Searches a version with the ranking of the site. Each page is in the results once, with its best section. */
export async function searchDocs(
  site: PublishedSite,
  { name }: SiteVersion,
  { query, area, limit, sections = SECTIONS }: SearchSettings,
  signal?: AbortSignal,
): Promise<FoundPage[]> {
  const index = await openIndex(site, name)
  signal?.throwIfAborted()
  if (area !== undefined && !index.areas.includes(area)) {
    throw new SiteError(`There is no area "${area}". Areas: ${index.areas.filter((known) => known !== '').join(', ')}.`)
  }
  const { matches } = await index.search(query, { limit: sections, area })
  signal?.throwIfAborted()
  const byAddress = new Map(matches.map((match) => [match.id === '' ? match.route : `${match.route}#${match.id}`, match]))
  const groups = groupHits([...byAddress.keys()].map((route) => ({ route, page: [], path: [], area: '' })))
  const found = groups.slice(0, limit).map(async ({ hits }): Promise<FoundPage | undefined> => {
    const address = hits[0]?.route ?? ''
    const match = byAddress.get(address)
    if (!match) return undefined
    const [title, ...path] = match.headings
    const text = (await match.text()).replaceAll(/\s+/g, ' ').trim()
    return {
      title,
      address,
      heading: path.join(' > '),
      area: match.area,
      text: text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
    }
  })
  return (await Promise.all(found)).flatMap((page) => page ?? [])
}

async function openIndex(site: PublishedSite, version: string): Promise<SearchIndex> {
  const known = indexes.get(site) ?? new Map<string, Promise<SearchIndex>>()
  indexes.set(site, known)
  const opening =
    known.get(version) ??
    SearchIndex.open({
      bytes: (file) => site.bytes(`search/${version}/${file}`),
      json: async (file) => JSON.parse(await site.text(`search/${version}/${file}`)),
    })
  known.set(version, opening)
  opening.catch(() => known.delete(version))
  return opening
}
