import { expect, test } from 'vitest'
import { serviceEvent } from './service-events.browser'
import { hostsOf, ServiceOptionsSchema } from './service-options'
import { clientOptions, readMarks, serviceQuery } from './service-provider.browser'

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
