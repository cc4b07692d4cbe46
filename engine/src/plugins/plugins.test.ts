import { expect, test } from 'vitest'
import { pageViews, tagManager } from '.'

test.each([undefined, ''])('without an id (%j) a plugin asks for nothing', (id) => {
  expect(pageViews({ trackingId: id })).toEqual({ name: 'page-views' })
  expect(tagManager({ containerId: id })).toEqual({ name: 'tag-manager' })
})

test('page views name their hosts and respect privacy signals', () => {
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
