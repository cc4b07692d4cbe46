import { describe, expect, test } from 'vitest'
import { docOf, makeConfig, makeSource } from '../../../test/make-site'
import { pluginSite } from '../../../test/support/plugin-site'
import { resolveSite } from '../../load/sidebars/resolve-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import { areaOf } from './area-of'

const versions: SiteConfigInput['versions'] = [
  {
    name: 'current',
    label: '2.0',
    path: '/docs',
    isLast: true,
    sidebars: { guide: ['start', 'more'], cloud: ['cloud/index'], lone: ['lone'] },
  },
  { name: '1.x', label: '1.9', path: '/docs/1.x', sidebars: { guide: ['start', 'more'] } },
]
const navbar = {
  href: '/home',
  items: [
    { type: 'link' as const, label: 'Home', to: '/home' },
    { type: 'doc' as const, label: 'Guide', docId: 'start' },
    { type: 'link' as const, label: 'Cloud', to: '/docs/cloud/' },
    {
      type: 'dropdown' as const,
      label: 'Help',
      items: [
        { type: 'doc' as const, docId: 'support' },
        { type: 'doc' as const, docId: 'more' },
      ],
    },
  ],
}
const config = makeConfig({ versions, navbar })
const options = { areas: { cloud: { name: 'Widget Cloud', version: false } } }
const files = ['start.md', 'more.md', 'cloud/index.md', 'lone.md', 'support.md', 'unlinked.md']
const site = resolveSite({
  config,
  sources: [...files.map((file) => makeSource(file)), ...['start.md', 'more.md'].map((file) => makeSource(file, {}, '1.x'))],
  pages: [{ route: '/home', file: 'pages/home.tsx', id: 'home', title: 'Home' }],
  includeDrafts: false,
})
const docs = site.docs
const area = (id: string, version?: string) => areaOf(docOf(site, id, version), pluginSite({ config, docs }), options)

describe('the area of a page is', () => {
  test('its sidebar, with the label of the navbar item that links to it, in each version', () => {
    expect(area('start')).toEqual({ name: 'Guide', showsVersion: true })
    expect(area('more', '1.x')).toEqual({ name: 'Guide', showsVersion: true })
  })

  test('its sidebar, with the name and the version setting of the configuration', () => {
    expect(area('cloud/index')).toEqual({ name: 'Widget Cloud', showsVersion: false })
  })

  test('without a sidebar, the navbar item that links to it', () => {
    expect(area('support')).toEqual({ name: 'Help', showsVersion: false })
  })

  test('none for the page that the logo links to, and for pages that the navbar does not link to', () => {
    expect(area('home')).toBeUndefined()
    expect(area('unlinked')).toBeUndefined()
    expect(area('lone')).toBeUndefined()
  })
})

test('a site with a single version shows no version on its cards', () => {
  const [version] = versions
  const single = makeConfig({ versions: version ? [version] : [], navbar })
  expect(areaOf(docOf(site, 'start'), pluginSite({ config: single, docs }), { areas: {} })).toEqual({
    name: 'Guide',
    showsVersion: false,
  })
})
