import { liteClient } from 'algoliasearch/lite'
import { siteData } from '../../../browser/index.browser'
import type { Piece } from './highlight.browser'
import { HITS_PER_PAGE, type SearchHit, type SearchProvider, type SearchRequest } from './provider.browser'
import { serviceEvents } from './service-events.browser'
import type { ServiceOptions } from './service-options'

/** A record of the hosted index. Levels are headings from the area (`lvl0`) and the page (`lvl1`) down. */
interface ServiceHit {
  objectID: string
  url: string
  hierarchy: Readonly<Record<string, string | null>>
  _snippetResult?: {
    content?: { value: string }
    hierarchy?: Readonly<Record<string, { value: string }>>
  }
}

interface ServiceResponse {
  results: readonly { hits: readonly ServiceHit[]; nbHits: number; queryID?: string }[]
}

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
/** Longer queries are cut. */
const MAX_QUERY = 512

/** Searches the hosted index of the site. The client retries on other hosts and keeps answers in memory. */
export function serviceProvider(service: ServiceOptions): SearchProvider {
  const client = liteClient(service.appId, service.apiKey, clientOptions(service))
  client.addAlgoliaAgent('docs-engine')
  return {
    async search(request) {
      const answer = (await client.search({
        requests: [serviceQuery(service, request, document.documentElement.lang)],
      } as never)) as ServiceResponse | undefined
      const result = answer?.results[0]
      if (!Array.isArray(result?.hits)) throw new Error('The search service returned an unexpected answer.')
      const { hits, nbHits, queryID } = result
      return {
        hits: hits.flatMap((hit) => readHit(hit) ?? []),
        total: nbHits,
        areas: [],
        ...(queryID === undefined ? {} : { queryId: queryID }),
      }
    },
    ...(service.insights ? { events: serviceEvents(service) } : {}),
  }
}

/** Milliseconds (specification §9). */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 }

/** Options of the client: time limits, and hosts in the order in which they are tried. */
export function clientOptions({ hosts }: Pick<ServiceOptions, 'hosts'>) {
  return { timeouts: TIMEOUTS, ...(hosts ? { hosts: hosts.map(clientHost) } : {}) }
}

/** The entry of the request for a search (specification §7). */
export function serviceQuery(
  { indexName, searchParameters, versionFilters, insights }: ServiceOptions,
  { query, version, place, page, snippetWords }: SearchRequest,
  language: string,
): Record<string, unknown> {
  const { facetFilters = [], ...parameters } = searchParameters
  const versions = versionFilters.map((filter) => filter.replace('{version}', version))
  return {
    query: query.slice(0, MAX_QUERY),
    indexName,
    attributesToRetrieve: ['lvl0', ...HEADINGS].map((level) => `hierarchy.${level}`).concat('content', 'type', 'url'),
    attributesToSnippet: [...HEADINGS.map((level) => `hierarchy.${level}`), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: insights,
    ...(place === 'page' ? { page, advancedSyntax: true } : {}),
    ...parameters,
    facetFilters: [`language:${language}`, versions, ...[facetFilters].flat()],
  }
}

/** A hit, if its page is on this site. */
function readHit({ objectID, url, hierarchy, _snippetResult = {} }: ServiceHit): SearchHit | undefined {
  const route = routeOf(url)
  if (route === undefined) return undefined
  const headings = HEADINGS.filter((level) => hierarchy[level])
  const marked = headings.map((level) =>
    readMarks(_snippetResult.hierarchy?.[level]?.value ?? escapeText(hierarchy[level] ?? '')),
  )
  const [page = [], ...path] = marked
  const snippet = readMarks(_snippetResult.content?.value ?? '')
  return { objectId: objectID, route, area: hierarchy.lvl0 ?? '', page, path, snippet }
}

/** The route of a page of this site. Records contain the URL of the published site. */
function routeOf(address: string): string | undefined {
  try {
    const { pathname, hash } = new URL(address, location.origin)
    const { baseUrl } = siteData()
    return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}${hash}` : undefined
  } catch {
    return undefined
  }
}

/** Text of the service, which is HTML with `mark` elements. Other tags are left out, so nothing of it becomes HTML. */
export function readMarks(html: string): Piece[] {
  let isMatch = false
  return html.split(/(<[^>]*>)/).flatMap((part): Piece[] => {
    if (part.startsWith('<') && part.endsWith('>')) {
      isMatch = /^<mark\b/i.test(part)
      return []
    }
    return part === '' ? [] : [[unescapeText(part), isMatch]]
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
}

const unescapeText = (text: string) => text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function clientHost(address: string) {
  const { host, protocol } = new URL(address)
  return { url: host, accept: 'readWrite' as const, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}
