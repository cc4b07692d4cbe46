import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { IslandProviders } from '../IslandProviders.island'
import { usePluginData } from './use-plugin-data.island'

const PLUGINS = { release: { default: 1, beta: 2 }, search: { default: 3 } }
function read(pluginData: Record<string, Record<string, unknown>>, ...args: Parameters<typeof usePluginData>): unknown {
  let data: unknown
  function Probe() {
    data = usePluginData(...args)
    return null
  }
  renderToString(
    <IslandProviders data={{ ...sampleData, site: { ...sampleData.site, pluginData } }}>
      <Probe />
    </IslandProviders>,
  )
  return data
}

test('returns the data of a plugin, or of one of its instances', () => {
  expect(read(PLUGINS, 'release')).toBe(1)
  expect(read(PLUGINS, 'release', 'beta')).toBe(2)
  expect(read(PLUGINS, 'release', undefined, { failfast: true })).toBe(1)
})

test('missing data is undefined', () => {
  expect(read(PLUGINS, 'other')).toBeUndefined()
  expect(read(PLUGINS, 'search', 'beta')).toBeUndefined()
  expect(read(PLUGINS, 'search', 'beta', { failfast: false })).toBeUndefined()
})

test('with failfast, missing data is an error that lists the plugins with data', () => {
  expect(() => read(PLUGINS, 'other', undefined, { failfast: true })).toThrow(
    'No data for the plugin "other". Plugins with data: release, search.',
  )
  expect(() => read({}, 'search', 'beta', { failfast: true })).toThrow(
    'No data for the plugin "search" with the id "beta". Plugins with data: none.',
  )
})
