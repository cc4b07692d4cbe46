import { beforeEach, expect, test, vi } from 'vitest'
import { docOf, makeConfig, makeSource } from '../../../test/make-site'
import { memoryMemo, pluginSite, setUp } from '../../../test/support/plugin-site'
import { resolveSite } from '../../load/sidebars/resolve-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import { openFonts } from './open-fonts'
import { planCards } from './plan-cards'
import { socialCards } from './social-cards'
import { SocialCardsOptionsSchema } from './social-cards-options'

vi.mock(import('./open-fonts'), async (original) => {
  const { openFonts, ...rest } = await original()
  return { ...rest, openFonts: vi.fn(openFonts) }
})
beforeEach(() => void vi.mocked(openFonts).mockClear())

const versions = [
  { name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars: { guide: ['start', 'more'] } },
  { name: '1.x', label: '1.9', path: '/docs/1.x', sidebars: { guide: ['start'] } },
]
const settings: Partial<SiteConfigInput> = {
  product: 'Widget',
  tagline: 'Always know your widgets.',
  versions,
}

const AREAS = { guide: { name: 'Widget Guide' } }

async function plan(change: Partial<SiteConfigInput> = {}, memo = memoryMemo(), areas = AREAS, ground = '#161b28') {
  const config = makeConfig({ ...settings, ...change })
  const sources = [makeSource('start.md'), makeSource('more.md'), makeSource('other.md'), makeSource('start.md', {}, '1.x')]
  const site = resolveSite({ config, sources, pages: [], includeDrafts: false })
  const cards = await planCards(
    pluginSite({ config, docs: site.docs, memo, color: () => ground }),
    SocialCardsOptionsSchema.parse({ areas }),
  )
  return { site, cards }
}

test('each area has a card for each of its versions, all other pages have the card of the site, and URLs are absolute', async () => {
  const { site, cards } = await plan({ baseUrl: '/manual/' })
  const { byDoc, files, problems } = cards
  expect(problems).toEqual([])
  const of = (id: string, version?: string) => byDoc.get(docOf(site, id, version))
  expect(of('start')?.url).toMatch(/^https:\/\/docs\.example\.com\/manual\/assets\/card-widget-guide-2\.0\.[0-9a-f]{8}\.png$/)
  expect(of('start')?.alt).toBe('Widget: Widget Guide 2.0')
  expect(of('more')).toEqual(of('start'))
  expect(of('start', '1.x')?.alt).toBe('Widget: Widget Guide 1.9')
  expect(of('other')?.alt).toBe('Widget: Always know your widgets.')
  expect(files.map(({ path }) => path.replace(/\.\w{8}\.png$/, ''))).toEqual([
    'assets/card-widget-guide-2.0',
    'assets/card-site',
    'assets/card-widget-guide-1.9',
  ])
})

test('a second build composes no cards and opens no fonts unless it renders a card', async () => {
  const memo = memoryMemo()
  const first = (await plan({}, memo)).cards
  expect(openFonts).toHaveBeenCalledTimes(1)
  const second = (await plan({}, memo)).cards
  expect(openFonts).toHaveBeenCalledTimes(1)
  expect(second.files.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path))
  await second.files[0]?.make()
  expect(openFonts).toHaveBeenCalledTimes(2)
})

test('the file name of a card changes only if its content changes', async () => {
  const memo = memoryMemo()
  const paths = async (areas = AREAS, ground?: string) =>
    (await plan({}, memo, areas, ground)).cards.files.map(({ path }) => path)
  const before = await paths()
  const after = await paths({ guide: { name: 'Widget Manual' } })
  expect(after.filter((path) => before.includes(path))).toHaveLength(1)
  expect((await paths(AREAS, '#002200')).filter((path) => before.includes(path))).toEqual([])
})

test('characters that the font does not contain are errors, also in the next build', async () => {
  const memo = memoryMemo()
  for (let run = 0; run < 2; run++) {
    const { problems } = (await plan({}, memo, { guide: { name: 'データ' } })).cards
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'card-characters', at: 'docs.config.ts' })
    expect(problems[0]?.title).toContain('"デ", "ー", "タ"')
  }
})

test('the head contains the card of the page with its size and alternative text, unless the page has its own image', async () => {
  const { site } = await plan()
  const config = makeConfig(settings)
  const output = await setUp(socialCards({ areas: AREAS }), pluginSite({ config, docs: site.docs }))
  const doc = docOf(site, 'start')
  const tags = output?.headTags?.(doc).map(({ attributes: { property, name, content } }) => [property ?? name, content])
  const url = expect.stringMatching(/^https:\/\/docs\.example\.com\/assets\/card-widget-guide-2\.0\.\w+\.png$/)
  expect(tags).toEqual([
    ['og:image', url],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Widget: Widget Guide 2.0'],
    ['twitter:image', url],
  ])
  expect(output?.headTags?.({ ...doc, image: '/img/own.png' })).toEqual([])
})

test.each([
  ['an area that is not a sidebar', {}, { gide: {} }, /the sidebar "gide", which doesn't exist in any version/],
  ['an image of the site together with cards', { image: '/card.png' }, {}, /The site sets image and uses the plugin socialCards/],
])('%s is an error', async (_, change, areas, title) => {
  const output = await setUp(socialCards({ areas }), pluginSite({ config: makeConfig({ ...settings, ...change }) }))
  expect(output?.problems).toEqual([
    expect.objectContaining({ code: 'config-social-cards', title: expect.stringMatching(title) }),
  ])
})
