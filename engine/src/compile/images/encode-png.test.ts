import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng, pngHash } from './encode-png'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="32" height="32" fill="#ff6310"/></svg>'

test('renders an SVG as a PNG of its intrinsic size with a transparent background', async () => {
  const png = await encodePng(svg, 'static/a.svg')
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 64, height: 32, hasAlpha: true })
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer()
  expect([...pixels.subarray(0, 4)]).toEqual([0xff, 0x63, 0x10, 255])
  expect(pixels[40 * 4 + 3]).toBe(0)
})

test('the hash only depends on the SVG', () => {
  expect(pngHash(svg)).toBe(pngHash(svg))
  expect(pngHash(svg)).not.toBe(pngHash(svg.replace('ff6310', '000000')))
})

test('reports the file of an SVG that cannot be rendered', async () => {
  await expect(encodePng('<svg>', 'static/a.svg')).rejects.toMatchObject({
    parts: { code: 'image-broken', at: 'static/a.svg' },
  })
})
