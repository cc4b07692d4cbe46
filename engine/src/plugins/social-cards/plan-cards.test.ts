import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test, vi } from 'vitest'
import { docOf, makeConfig, makeSource } from '../../../test/make-site'
import { FileHashes } from '../../load/cache/file-hashes'
import { Store } from '../../load/cache/store'
import { resolveSite } from '../../load/sidebars/resolve-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import { DocIndex } from '../../publish/site/create-lookups'
import { openFonts } from './open-fonts'
import { planCards } from './plan-cards'

vi.mock(import('./open-fonts'), async (original) => {
  const { openFonts, ...rest } = await original()
  return { ...rest, openFonts: vi.fn(openFonts) }
})
beforeEach(() => void vi.mocked(openFonts).mockClear())

const ENGINE = fileURLToPath(new URL('../..', import.meta.url))
const versions = [
  { name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars: { guide: ['start', 'more'] } },
  { name: '1.x', label: '1.9', path: '/docs/1.x', sidebars: { guide: ['start'] } },
]
const settings: Partial<SiteConfigInput> = {
  product: 'Widget',
  tagline: 'Always know your widgets.',
  versions,
  socialCards: { areas: { guide: { name: 'Widget Guide' } } },
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'cards-'))

function plan(change: Partial<SiteConfigInput> = {}, root = newFolder()) {
  const config = makeConfig({ ...settings, ...change })
  const sources = [makeSource('start.md'), makeSource('more.md'), makeSource('other.md'), makeSource('start.md', {}, '1.x')]
  const site = resolveSite({ config, sources, pages: [], includeDrafts: false })
  const inputs = {
    root,
    engine: ENGINE,
    config,
    configFile: 'docs.config.ts',
    docs: site.docs,
    pages: new DocIndex(site.docs),
    assets: { find: () => undefined, content: () => '' },
    hashes: new FileHashes(root),
    store: new Store(join(root, '.cache')),
  }
  return { site, cards: planCards(inputs) }
}

test('each area has a card for each of its versions, the site one for all else, named with scheme and host', async () => {
  const { site, cards } = plan({ baseUrl: '/manual/' })
  const { byDoc, files, problems } = await cards
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

test('a second run composes nothing and opens no font; one that draws does', async () => {
  const root = newFolder()
  const first = await plan({}, root).cards
  expect(openFonts).toHaveBeenCalledTimes(1)
  const second = await plan({}, root).cards
  expect(openFonts).toHaveBeenCalledTimes(1)
  expect(second.files.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path))
  await second.files[0]?.make()
  expect(openFonts).toHaveBeenCalledTimes(2)
})

test('a card has another name when what it shows changes, and the others keep theirs', async () => {
  const root = newFolder()
  const paths = async (change: Partial<SiteConfigInput> = {}) => (await plan(change, root).cards).files.map(({ path }) => path)
  const before = await paths()
  const after = await paths({ socialCards: { areas: { guide: { name: 'Widget Manual', version: false } } } })
  expect(after.filter((path) => before.includes(path))).toHaveLength(1)
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/tokens.css'), ':root { --deep: #002200; }')
  expect((await paths()).filter((path) => before.includes(path))).toEqual([])
})

test('characters that the font does not have stop the build, in the next run as well', async () => {
  const root = newFolder()
  for (let run = 0; run < 2; run++) {
    const { problems } = await plan({ socialCards: { areas: { guide: { name: 'データ' } } } }, root).cards
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'card-characters', at: 'docs.config.ts' })
    expect(problems[0]?.title).toContain('"デ", "ー", "タ"')
  }
})

test('without the setting there are no cards', async () => {
  const { byDoc, files, problems } = await plan({ socialCards: undefined }).cards
  expect([byDoc.size, files, problems]).toEqual([0, [], []])
})
