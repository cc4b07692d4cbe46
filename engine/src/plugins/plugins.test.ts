import { expect, test } from 'vitest'
import { makeConfig } from '../../test/make-site'
import { parseConfig } from '../model/config/parse-config'
import type { Plugin } from '../model/plugins/plugin'
import { pageViews } from './page-views/page-views'
import { tagManager } from './tag-manager/tag-manager'

test.each([undefined, ''])('without an id (%j) a plugin adds nothing to a site', (id) => {
  for (const plugin of [pageViews({ trackingId: id }), tagManager({ containerId: id, tagHosts: ['https://tags.example.com'] })])
    expect(Object.keys(plugin)).toEqual(['name'])
})

test.each<[string, Plugin, string]>([
  ['an id of a container', pageViews({ trackingId: 'GTM-1' }), 'options.trackingId is "GTM-1". Expected an ID such as "G-'],
  ['a bare number', pageViews({ trackingId: '12345' }), 'options.trackingId is "12345". Expected an ID such as "G-'],
  ['a space', pageViews({ trackingId: ' ' }), 'options.trackingId is " ". Expected an ID such as "G-'],
  ['an id of page views', tagManager({ containerId: 'G-1' }), 'options.containerId is "G-1". Expected an ID such as "GTM-'],
  [
    'a URL with a path as a host',
    tagManager({ containerId: 'GTM-1', tagHosts: ['https://a.example.com', 'https://b.example.com/tag.js'] }),
    'options.tagHosts[1] is "https://b.example.com/tag.js". Expected scheme and host only',
  ],
  [
    'a directive of the policy as a host',
    tagManager({ tagHosts: ["'self'; script-src *"] }),
    'options.tagHosts[0] is "\'self\'; script-src *". Expected scheme and host only',
  ],
])('%s is a single error of the configuration', (_, plugin, message) => {
  const { problems } = parseConfig({ ...makeConfig({}), plugins: [plugin] }, 'docs.config.ts')
  const own = problems.filter(({ title }) => title.includes('plugins'))
  expect(own.map(({ code, at, title, hint }) => `[${code}] ${at} ${title} ${hint}`)).toEqual([
    expect.stringContaining(`[config-value] docs.config.ts plugins[0].${message}`),
  ])
})

test('page views declare their hosts and respect privacy signals', () => {
  const plugin = pageViews({
    trackingId: 'G-1',
    scriptHost: 'https://tags.example.com',
    collectHosts: ['https://collect.example.com'],
  })
  expect(plugin.globalData).toEqual({ trackingId: 'G-1', respectPrivacySignals: true, scriptHost: 'https://tags.example.com' })
  expect(plugin.hosts).toMatchObject({ script: ['https://tags.example.com'], connect: ['https://collect.example.com'] })
})

test('a tag manager turns Trusted Types off', () => {
  const plugin = tagManager({ containerId: 'GTM-1', respectPrivacySignals: false, tagHosts: ['https://tags.example.com'] })
  expect(plugin.globalData).toMatchObject({ containerId: 'GTM-1', respectPrivacySignals: false })
  expect(plugin.hosts).toMatchObject({
    script: ['https://www.googletagmanager.com', 'https://tags.example.com'],
    trustedTypes: 'off',
  })
})
