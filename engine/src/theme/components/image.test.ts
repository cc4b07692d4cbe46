import { expect, test } from 'vitest'
import { compileCleanly, problemsOf } from '../../../test/support/compile-for-test'

const large = { width: 2400, height: 1200 }
const webp = [
  { href: '/assets/a-800.webp', width: 800 },
  { href: '/assets/a-2400.webp', width: 2400 },
]
const site = {
  assets: ['/a.png', '/dark.png', '/b.svg'],
  images: { '/a.png': { ...large, webp }, '/dark.png': { ...large, webp } },
}

test('renders the size of an image, its WebP files and the original as a fallback', async () => {
  const { html } = await compileCleanly('<Image src="/a.png" alt="The result" />', site)
  expect(html).toContain(
    '<source type="image/webp" srcSet="/assets/a-800.webp 800w, /assets/a-2400.webp 2400w" sizes="(min-width: 800px) 760px, 100vw"/>',
  )
  expect(html).toContain('<img src="/a.0a1b.png" alt="The result" width="2400" height="1200" decoding="async"/>')
})

test('loads the first image of a page eagerly and all others lazily', async () => {
  const { html } = await compileCleanly(
    '<Image src="/b.svg" alt="One" />\n\n![Two](/b.svg)\n\n<Image src="/b.svg" alt="Three" />',
    site,
  )
  const loading = [...html.matchAll(/<img [^>]*alt="(\w+)"[^>]*>/g)].map(([tag, alt]) => `${alt} ${tag.includes('lazy')}`)
  expect(loading).toEqual(['One false', 'Two true', 'Three true'])
  expect(html).not.toContain('preload')
})

test('links a large image to its file, but not a small or a decorative one', async () => {
  const { html } = await compileCleanly('![The result](/a.png)\n\n![Small](/b.svg)\n\n![](/a.png)', site)
  expect(html.match(/<a class="zoom"[^>]*>/g)).toEqual([
    '<a class="zoom" href="/a.0a1b.png" aria-label="Enlarge image: The result">',
  ])
})

test('does not link a large image inside a link to its file', async () => {
  const { html } = await compileCleanly('[**![The result](/a.png)**](https://example.com)', site)
  expect(html).not.toContain('zoom')
})

test('renders the light and the dark variant of an image lazily', async () => {
  const { html, markdown } = await compileCleanly(
    '<Image src="/a.png" dark="/dark.png" alt="The result" caption="Line." />',
    site,
  )
  expect(html).toMatch(/<a class="zoom only-light" href="\/a\.0a1b\.png".*<a class="zoom only-dark" href="\/dark\.0a1b\.png"/)
  expect(html.match(/loading="lazy"/g)).toHaveLength(2)
  expect(html).toContain('<figcaption>Line.</figcaption>')
  expect(markdown).toMatch(/!\[The result\]\(\S*\/a\.0a1b\.png\)\n\nLine\./)
})

test.each(['src="/no.png"', 'src="/a.png" dark="/no.png"'])('<Image %s /> reports the missing file', async (props) => {
  expect(await problemsOf(`<Image ${props} alt="x" />`, site)).toEqual(['missing-file 1:1'])
})
