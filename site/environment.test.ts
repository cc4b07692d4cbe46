import { search } from 'docs-engine'
import { expect, test } from 'vitest'
import { hostedSearch } from './environment'

const SERVICE = { appId: 'A1B2', apiKey: 'key', indexName: 'docs' }
const hosts = (variables: Parameters<typeof hostedSearch>[0]) => search({ service: hostedSearch(variables) }).hosts?.connect ?? []

test('the hosted search needs an application, a key, and an index', () => {
  expect(hostedSearch(SERVICE)).toMatchObject(SERVICE)
  for (const name of Object.keys(SERVICE)) expect(hostedSearch({ ...SERVICE, [name]: '' })).toBeUndefined()
  expect(hosts(SERVICE)).toContain('https://a1b2-dsn.algolia.net')
  expect(hosts({})).toEqual([])
})

test.each([undefined, '', 'off'])('with the value %j, the hosted search receives no events', (events) => {
  expect(hostedSearch({ ...SERVICE, events })?.insights).toBe(false)
  expect(hosts({ ...SERVICE, events })).not.toContain('https://insights.algolia.io')
})

test('the value "on" sends events to the hosted search, and other values are errors', () => {
  expect(hostedSearch({ ...SERVICE, events: 'on' })?.insights).toBe(true)
  expect(hosts({ ...SERVICE, events: 'on' })).toContain('https://insights.algolia.io')
  for (const events of ['true', '1', 'On', 'yes'])
    expect(() => hostedSearch({ events })).toThrow(`SEARCH_EVENTS is "${events}". Allowed: "on", "off".`)
})

test('results on listed hosts can be opened', () => {
  expect(hostedSearch(SERVICE)?.externalHosts).toEqual([])
  const externalHosts = 'https://a.example.com, https://b.example.com'
  expect(hostedSearch({ ...SERVICE, externalHosts })?.externalHosts).toEqual(['https://a.example.com', 'https://b.example.com'])
})
