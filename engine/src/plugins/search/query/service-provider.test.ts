import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serviceEvent } from './service-events.browser'
import { hostsOf, ServiceOptionsSchema } from './service-options'
import { clientOptions, readMarks, serviceProvider, serviceQuery } from './service-provider.browser'

let answer: unknown
let site = { baseUrl: '/', router: 'path' }
vi.mock('algoliasearch/lite', () => ({ liteClient: () => ({ addAlgoliaAgent: () => {}, search: async () => answer }) }))
vi.mock('../../../browser/stores/site-data.browser', () => ({ siteData: () => site }))

const SERVICE = ServiceOptionsSchema.parse({ appId: 'APP1', apiKey: 'key', indexName: 'widget' })
const REQUEST = { query: 'x'.repeat(600), version: '1.x', place: 'page', page: 2, snippetWords: 24 } as const

test('waits 1 s for a connection, 2 s for an answer, and 30 s for a write', () => {
  expect(clientOptions({})).toEqual({ timeouts: { connect: 1000, read: 2000, write: 30_000 } })
})

test('the hosts are those of the application, or those of the options', () => {
  expect(hostsOf(SERVICE)).toEqual([
    'https://app1-dsn.algolia.net',
    'https://app1-1.algolianet.com',
    'https://app1-2.algolianet.com',
    'https://app1-3.algolianet.com',
  ])
  const hosts = ['http://127.0.0.1:4000']
  expect(hostsOf({ ...SERVICE, hosts })).toEqual(hosts)
  expect(clientOptions({ hosts }).hosts).toEqual([{ url: '127.0.0.1:4000', accept: 'readWrite', protocol: 'http' }])
})

test('the search page asks for its page, with the version that the reader chose', () => {
  expect(serviceQuery(SERVICE, REQUEST, 'en')).toMatchObject({
    query: 'x'.repeat(512),
    page: 2,
    hitsPerPage: 20,
    advancedSyntax: true,
    facetFilters: ['language:en', ['version:1.x']],
  })
})

test('parameters of the site apply to each query', () => {
  const searchParameters = { hitsPerPage: 7, facetFilters: ['type:guide'] }
  expect(serviceQuery({ ...SERVICE, searchParameters }, { ...REQUEST, place: 'dialog' }, 'de')).toMatchObject({
    hitsPerPage: 7,
    facetFilters: ['language:de', expect.any(Array), 'type:guide'],
  })
})

test('reads marked text, and nothing else of its HTML', () => {
  expect(readMarks('a <mark>b</mark> &lt;i&gt; <script>c</script> &unknown; d < e')).toEqual([
    ['a ', false],
    ['b', true],
    [' <i> ', false],
    ['c', false],
    [' &unknown; d < e', false],
  ])
})

test('writes conversions like clicks', () => {
  expect(serviceEvent(SERVICE, 'conversion', { objectIDs: ['a'], queryID: 'q' })).toEqual({
    eventType: 'conversion',
    eventName: 'Item Converted',
    index: 'widget',
    algoliaSource: ['docs-engine'],
    objectIDs: ['a'],
    queryID: 'q',
  })
})

describe('the hits of the service', () => {
  const HIT = {
    objectID: 'id-1',
    url: 'https://docs.example.com/docs/a#b',
    hierarchy: { lvl0: 'Guides', lvl1: 'A', lvl2: 'B', lvl3: null },
    _snippetResult: { content: { value: 'A <mark>word</mark>' }, hierarchy: { lvl2: { value: '<mark>B</mark>' } } },
  }
  const search = async (hits: unknown, more: object = {}, options: object = {}) => {
    answer = { results: [{ hits, nbHits: 41, ...more }] }
    const service = ServiceOptionsSchema.parse({ appId: 'APP1', apiKey: 'key', indexName: 'widget', ...options })
    return serviceProvider(service, 'https://docs.example.com').search({ ...REQUEST, query: 'word' }, () => {})
  }
  const routes = async (urls: unknown[], options: object = {}) =>
    (
      await search(
        urls.map((url) => ({ ...HIT, url })),
        {},
        options,
      )
    ).hits.map(({ route }) => route)

  beforeEach(() => {
    site = { baseUrl: '/', router: 'path' }
    vi.stubGlobal('location', new URL('http://localhost:3000/docs/home'))
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('navigator', {})
    return () => vi.unstubAllGlobals()
  })

  test('are read with marks, and with the IDs of record and query', async () => {
    expect(await search([HIT], { queryID: 'q1' })).toEqual({
      hits: [
        {
          objectId: 'id-1',
          queryId: 'q1',
          route: '/docs/a#b',
          area: 'Guides',
          page: [['A', false]],
          path: [[['B', true]]],
          snippet: [
            ['A ', false],
            ['word', true],
          ],
        },
      ],
      total: 41,
      areas: [],
    })
  })

  test('keep the query of their address, without the base URL', async () => {
    expect(await routes(['https://docs.example.com/docs/home?tab=2#z', '/docs/b?x', 'http://localhost:3000/docs/c'])).toEqual([
      '/docs/home?tab=2#z',
      '/docs/b?x',
      '/docs/c',
    ])
    site = { baseUrl: '/manual/', router: 'hash' }
    expect(await routes(['https://docs.example.com/manual/docs/a?b#c', 'https://docs.example.com/docs/a'])).toEqual([
      '/docs/a?b#c',
    ])
  })

  test('on other hosts are omitted, or open as external links if the options list the host', async () => {
    const urls = [
      'https://blog.example.com/post?a#b',
      'http://blog.example.com/post',
      'https://evil.example.net/',
      'https://shop.example.org/a',
      'https://example.org/a',
      'ftp://blog.example.com/',
    ]
    expect(await routes(urls)).toEqual([])
    const externalHosts = ['https://blog.example.com', 'https://*.example.org']
    expect(await routes(urls, { externalHosts })).toEqual(['https://blog.example.com/post?a#b', 'https://shop.example.org/a'])
    expect((await search([{ ...HIT, url: urls[0] }], {}, { externalHosts })).hits).toMatchObject([{ isExternal: true }])
  })

  test('that would leave the site are omitted', async () => {
    const urls = [
      'https://docs.example.com//evil.example.net/phish',
      'https://docs.example.com/\\evil.example.net',
      'https://docs.example.com/.//evil.example.net',
      'https://docs.example.com/%5C/../..//evil.example.net',
      '//evil.example.net/a',
      '/\t/evil.example.net',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'javascript://docs.example.com/%0aalert(1)',
      'data:text/html,a',
      'https://docs.example.com@evil.example.net/',
      'https://docs.example.com.evil.example.net/',
      'https://[',
    ]
    expect(await routes(urls)).toEqual([])
  })

  test.each([
    null,
    undefined,
    1,
    'text',
    [],
    {},
    { ...HIT, url: undefined },
    { ...HIT, url: 1 },
    { ...HIT, url: null },
    { ...HIT, hierarchy: null },
    { ...HIT, hierarchy: 'A' },
    { ...HIT, hierarchy: { lvl1: 1 } },
  ])('that are malformed, such as %j, are omitted', async (hit) => {
    expect((await search([hit, HIT])).hits.map(({ route }) => route)).toEqual(['/docs/a#b'])
  })

  test.each([
    { ...HIT, _snippetResult: undefined },
    { ...HIT, _snippetResult: null },
    { ...HIT, _snippetResult: 'A' },
    { ...HIT, _snippetResult: { content: 1, hierarchy: 1 } },
    { ...HIT, _snippetResult: { content: { value: 1 }, hierarchy: { lvl1: null, lvl2: { value: [] } } } },
    { ...HIT, _snippetResult: { content: null, hierarchy: [] } },
    { ...HIT, objectID: 1, hierarchy: { ...HIT.hierarchy, lvl0: 1, lvl3: {} } },
  ])('with malformed parts, such as %j, are shown without these', async (hit) => {
    const { hits } = await search([hit])
    expect(hits).toMatchObject([{ route: '/docs/a#b', page: [['A', false]], path: [[['B', expect.any(Boolean)]]] }])
    expect(hits[0]?.snippet?.flat().every((part) => typeof part !== 'number')).toBe(true)
  })

  test('are counted if the service returns no number', async () => {
    expect((await search([HIT, null], { nbHits: 'many', queryID: 1 })).total).toBe(1)
  })

  test.each([undefined, null, 'text', {}, { results: null }, { results: [] }, { results: [null] }, { results: [{ hits: {} }] }])(
    'an answer such as %j is an error',
    async (value) => {
      const provider = serviceProvider(SERVICE, 'https://docs.example.com')
      answer = value
      await expect(provider.search(REQUEST, () => {})).rejects.toThrow('unexpected answer')
    },
  )

  test('events are off by default, and for readers who do not want to be tracked', () => {
    const events = (insights: boolean) => serviceProvider({ ...SERVICE, insights }, 'https://docs.example.com').events
    expect(events(false)).toBeUndefined()
    expect(events(true)).toBeDefined()
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    expect(events(true)).toBeUndefined()
  })
})
