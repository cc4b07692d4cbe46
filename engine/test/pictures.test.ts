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
  const [width, height] = [1200, 500]
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 31 + (i >> 6) * 17) % 256
  const drawn = sharp(pixels, { raw: { width, height, channels: 3 } })
  png = await drawn.clone().png().toBuffer()
  jpeg = await drawn.clone().resize(600).jpeg().toBuffer()
})

const withPictures = (): Files => ({
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

test('pictures of pages are written in sizes and forms that the document names; others stay as they are', async () => {
  const root = createSite(withPictures())
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
  expect([light?.attribute('width'), light?.attribute('height'), light?.attribute('loading')]).toEqual(['1200', '500', 'lazy'])
  expect(dark?.attribute('src')).toMatch(/^\/assets\/dark\.[0-9a-f]{8}\.jpg$/)
  expect(readFileSync(join(root, 'dist', light?.attribute('src') ?? ''))).toEqual(png)
  const served = `${SVG}<g fill="#123456"/></svg>\n`
  expect(readFileSync(join(root, 'dist', drawing?.attribute('src') ?? ''), 'utf8')).toBe(served)
  expect(readFileSync(join(root, 'dist/img/plan.svg'), 'utf8')).toBe(served)
})

test('two builds of one site write the same pictures', async () => {
  const [one, two] = [createSite(withPictures()), createSite(withPictures())]
  await build(one)
  expect((await docs(['build', two, '--quiet'])).code).toBe(0)
  expect(differences(hashTree(join(two, 'dist')), hashTree(join(one, 'dist')))).toEqual([])
})

test('a picture is encoded once, made anew when it changes, and forgotten when no page shows it', async () => {
  const root = createSite(withPictures())
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

const faulty: [what: string, files: () => Files, code: string, found: RegExp][] = [
  [
    'a picture that is cut off',
    () => ({ ...withPictures(), 'static/img/result.png': png.subarray(0, png.length / 2) }),
    'picture-broken',
    /static\/img\/result\.png/,
  ],
  [
    'a file that is no picture inside',
    () => ({ ...withPictures(), 'static/img/result.png': 'text' }),
    'picture-broken',
    /content\/current\/guide\.md:5:1/,
  ],
  [
    'a table as a picture',
    () => ({ 'content/current/guide.md': page('Guide', '![Rows](/rows.csv)'), 'static/rows.csv': 'a,b\n' }),
    'picture-kind',
    /content\/current\/guide\.md:5:1/,
  ],
  [
    'a dark picture that is missing',
    () => ({ ...withPictures(), 'static/img/dark.jpg': null }),
    'missing-file',
    /"\/img\/dark\.jpg"/,
  ],
  [
    'a drawing with a script that no page shows',
    () => ({ 'static/img/bad.svg': `${SVG}\n<script>alert(1)</script></svg>` }),
    'svg-unsafe',
    /<script>[\s\S]*static\/img\/bad\.svg:2:1/,
  ],
  ['a drawing that is cut off', () => ({ 'static/img/bad.svg': `${SVG}<g>` }), 'svg-broken', /static\/img\/bad\.svg:1/],
]

test.each(faulty)('%s fails the build, and the last good output stays', async (_, files, code, found) => {
  const root = createSite()
  await build(root)
  const before = hashTree(join(root, 'dist'))
  writeFiles(root, files())
  const { code: exit, output } = await docsInWorker(['build', root, '--quiet'])
  expect([exit, output]).toEqual([1, expect.stringContaining(`[${code}]`)])
  expect(output).toMatch(found)
  expect(hashTree(join(root, 'dist'))).toEqual(before)
})
