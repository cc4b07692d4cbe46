import { liteClient } from 'algoliasearch/lite'
import { siteAddress, siteData } from '../../../index.browser'
import { mayTrack } from '../../tags/privacy-signals.browser'
import type { Piece } from './highlight.browser'
import { HITS_PER_PAGE, MAX_QUERY, type SearchHit, type SearchProvider, type SearchRequest } from './provider.browser'
import { serviceEvents } from './service-events.browser'
import type { ServiceOptions } from './service-options'

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/**
 * Searches the hosted index of the site. The client retries on other hosts and keeps answers in memory.
 * @param siteUrl URL of the published site, which the records contain
 */
export function serviceProvider(options: ServiceOptions, siteUrl: string): SearchProvider {
  const service = { ...options, insights: options.insights && mayTrack(true) }
  const client = liteClient(service.appId, service.apiKey, clientOptions(service))
  client.addAlgoliaAgent('docs-engine')
  return {
    async search(request) {
      const answer: unknown = await client.search({
        requests: [serviceQuery(service, request, document.documentElement.lang)],
      } as never)
      const { hits, nbHits, queryID } = fields(Object(fields(answer).results)[0])
      if (!Array.isArray(hits)) throw new Error('The search service returned an unexpected answer.')
      const queryId = textOf(queryID)
      const read = hits.flatMap((hit) => readHit(hit, service, siteUrl) ?? [])
      return {
        hits: queryId === undefined ? read : read.map((hit) => ({ ...hit, queryId })),
        total: typeof nbHits === 'number' ? nbHits : read.length,
        areas: [],
      }
    },
    ...(service.insights ? { events: serviceEvents(service) } : {}),
  }
}

/** Time limits in milliseconds. A search that takes longer is repeated on another host. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 }

/** Options of the client: time limits, and hosts in the order in which they are tried. */
export function clientOptions({ hosts }: Pick<ServiceOptions, 'hosts'>) {
  return { timeouts: TIMEOUTS, ...(hosts ? { hosts: hosts.map(clientHost) } : {}) }
}

/** The entry of the request for a search. */
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

/**
 * A record of the hosted index as a hit. Levels are headings from the area (`lvl0`) and the page (`lvl1`) down. `undefined` if the record is
 * malformed, or its page is on a site that the options don't list.
 */
function readHit(hit: unknown, service: ServiceOptions, siteUrl: string): SearchHit | undefined {
  const { objectID, url, hierarchy, _snippetResult } = fields(hit)
  const address = addressOf(url, service, siteUrl)
  const names = fields(hierarchy)
  const marked = fields(fields(_snippetResult).hierarchy)
  const area = textOf(names.lvl0) ?? ''
  const headings = HEADINGS.flatMap((level) => {
    const name = textOf(names[level])
    return name === undefined ? [] : [readMarks(textOf(fields(marked[level]).value) ?? escapeText(name))]
  })
  const [page, ...path] = headings
  if (!address || !page) return undefined
  const snippet = readMarks(textOf(fields(fields(_snippetResult).content).value) ?? '')
  const objectId = textOf(objectID)
  return { ...(objectId === undefined ? {} : { objectId }), ...address, area, page, path, snippet }
}

/** The fields of an object; none of any other value. */
const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Where a record leads. */
function addressOf(
  address: unknown,
  { externalHosts }: Pick<ServiceOptions, 'externalHosts'>,
  siteUrl: string,
): Pick<SearchHit, 'route' | 'isExternal'> | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, siteUrl)) return undefined
  const url = new URL(address, siteUrl)
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (url.host === new URL(siteUrl).host || url.host === location.host) {
    const { baseUrl } = siteData()
    const route = `/${url.pathname.slice(baseUrl.length)}${url.search}${url.hash}`
    return url.pathname.startsWith(baseUrl) && siteAddress(route) !== undefined ? { route } : undefined
  }
  return externalHosts.some((host) => isHost(url, host)) ? { route: url.href, isExternal: true } : undefined
}

/** Whether a URL is on a host such as `https://example.com` or `https://*.example.com`. */
function isHost({ protocol, host }: URL, wanted: string): boolean {
  const [scheme, name = ''] = wanted.toLowerCase().split('://')
  return protocol === `${scheme}:` && (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
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
