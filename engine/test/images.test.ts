import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createSite, type Files, page, writeFiles } from './support/fixture-site'
import { readHtml } from './support/html'
import { build, docs, docsInWorker } from './support/run-docs'
import { differences, hashTree, listTree } from './support/tree'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">'
let png: Buffer
let jpeg: Buffer

beforeAll(async () => {
  const [width, height] = [1200, 200]
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 31 + (i >> 6) * 17) % 256
  const drawn = sharp(pixels, { raw: { width, height, channels: 3 } })
  png = await drawn.clone().png().toBuffer()
  jpeg = await drawn.clone().resize(600).jpeg().toBuffer()
})

const withImages = (): Files => ({
  'content/current/guide.md': page(
    'Guide',
    '<Image src="/img/result.png" dark="/img/dark.jpg" alt="The result" />\n\n![A drawing](/img/plan.svg)',
  ),
  'static/img/result.png': png,
  'static/img/dark.jpg': jpeg,
  'static/img/plan.svg': `${SVG}<!-- by hand --><g style="fill:#123456"/></svg>`,
  'static/img/unused.png': png,
})

const webpIn = (root: string) => listTree(join(root, 'dist')).filter((path) => path.endsWith('.webp'))

test('writes the images of pages in several sizes, which the document references, and copies other images unchanged', async () => {
  const root = createSite(withImages())
  await build(root)
  const guide = readHtml(root, 'docs/guide.html')
  const named = guide.all('source').flatMap((source) => (source.attribute('srcset') ?? '').split(', '))
  expect(webpIn(root)).toEqual(named.map((form) => form.replace(/^\/| \d+w$/g, '')).sort())
  expect(named).toHaveLength(3)
  for (const form of named) {
    const [href = '', width] = form.split(' ')
    const { format, ...size } = await sharp(readFileSync(join(root, 'dist', href))).metadata()
    expect(`${format} ${size.width}w`).toBe(`webp ${width}`)
  }
  const [light, dark, drawing] = guide.all('img', { alt: /./ }).slice(-3)
  expect([light?.attribute('width'), light?.attribute('height'), light?.attribute('loading')]).toEqual(['1200', '200', 'lazy'])
  expect(dark?.attribute('src')).toMatch(/^\/assets\/dark\.[0-9a-f]{8}\.jpg$/)
  expect(readFileSync(join(root, 'dist', light?.attribute('src') ?? ''))).toEqual(png)
  const served = `${SVG}<g fill="#123456"/></svg>\n`
  expect(readFileSync(join(root, 'dist', drawing?.attribute('src') ?? ''), 'utf8')).toBe(served)
  expect(readFileSync(join(root, 'dist/img/plan.svg'), 'utf8')).toBe(served)
})

test('two builds of a site write the same images', async () => {
  const [one, two] = [createSite(withImages()), createSite(withImages())]
  await build(one)
  expect((await docs(['build', two, '--quiet'])).code).toBe(0)
  expect(differences(hashTree(join(two, 'dist')), hashTree(join(one, 'dist')))).toEqual([])
})

test('encodes an image once, again if it changes, and removes it from the cache if no page shows it', async () => {
  const root = createSite(withImages())
  await build(root)
  const cached = () => listTree(join(root, '.cache')).filter((path) => path.endsWith('.webp'))
  const times = () => Object.fromEntries(cached().map((path) => [path, statSync(join(root, '.cache', path)).mtimeMs]))
  const first = times()
  expect(cached()).toHaveLength(3)
  rmSync(join(root, 'dist'), { recursive: true })
  await build(root)
  expect(webpIn(root)).toHaveLength(3)
  expect(times()).toEqual(first)

  writeFiles(root, { 'static/img/result.png': await sharp(png).negate().png().toBuffer() })
  await build(root)
  expect(cached().filter((path) => path in first)).toHaveLength(1)
  writeFiles(root, { 'content/current/guide.md': page('Guide') })
  await build(root)
  expect([cached(), webpIn(root)]).toEqual([[], []])
})

const invalid: [what: string, files: () => Files, code: string, found: RegExp][] = [
  [
    'a truncated image',
    () => ({ ...withImages(), 'static/img/result.png': png.subarray(0, png.length / 2) }),
    'image-broken',
    /static\/img\/result\.png/,
  ],
  [
    'a file whose content is not an image',
    () => ({ ...withImages(), 'static/img/result.png': 'text' }),
    'image-broken',
    /content\/current\/guide\.md:5:1/,
  ],
  [
    'a CSV file as an image',
    () => ({ 'content/current/guide.md': page('Guide', '![Rows](/rows.csv)'), 'static/rows.csv': 'a,b\n' }),
    'image-kind',
    /content\/current\/guide\.md:5:1/,
  ],
  ['a missing dark image', () => ({ ...withImages(), 'static/img/dark.jpg': null }), 'missing-file', /"\/img\/dark\.jpg"/],
  [
    'an unused SVG file with a script',
    () => ({ 'static/img/bad.svg': `${SVG}\n<script>alert(1)</script></svg>` }),
    'svg-unsafe',
    /<script>[\s\S]*static\/img\/bad\.svg:2:1/,
  ],
  ['a truncated SVG file', () => ({ 'static/img/bad.svg': `${SVG}<g>` }), 'svg-broken', /static\/img\/bad\.svg:1/],
]

test.each(invalid)('%s fails the build, and the last successful output is unchanged', async (_, files, code, found) => {
  const root = createSite()
  await build(root)
  const before = hashTree(join(root, 'dist'))
  writeFiles(root, files())
  const { code: exit, output } = await docsInWorker(['build', root, '--quiet'])
  expect([exit, output]).toEqual([1, expect.stringContaining(`[${code}]`)])
  expect(output).toMatch(found)
  expect(hashTree(join(root, 'dist'))).toEqual(before)
})
