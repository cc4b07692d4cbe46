import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import type { PageData, SiteData } from '../../../model'
import { IslandProviders } from '../IslandProviders.island'
import { useVersions, type VersionPlace } from './use-versions.island'

function versions(page: Partial<PageData> = {}, site: Partial<SiteData> = {}): VersionPlace[] {
  let found: VersionPlace[] = []
  function Probe() {
    found = useVersions()
    return null
  }
  const data = { page: { ...sampleData.page, ...page }, site: { ...sampleData.site, ...site } }
  renderToString(
    <IslandProviders data={data}>
      <Probe />
    </IslandProviders>,
  )
  return found
}

test('each version has the URL of the same page, of the nearest one, or of its main page', () => {
  expect(versions().map(({ name, label, isActive, href, relation }) => [name, label, isActive, href, relation])).toEqual([
    ['current', '2.0', true, '/base/docs/connect/files', 'same'],
    ['1.x', '1.9', false, '/base/docs/1.x/start', 'nearest'],
    ['0.x', '0.9', false, '/base/docs/0.x/start', 'main'],
  ])
})

test('with hash URLs, the current page has a hash', () => {
  expect(versions({}, { router: 'hash' })[0]?.href).toBe('#/docs/connect/files')
})

test('on a page outside the versions, none is active', () => {
  const all = versions({ version: null, counterparts: [] })
  expect(all.map(({ isActive }) => isActive)).toEqual([false, false, false])
  expect(all[0]).toMatchObject({ href: '/base/docs/start', relation: 'main' })
})
