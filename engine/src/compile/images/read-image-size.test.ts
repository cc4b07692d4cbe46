import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePng } from '../../../test/support/make-png'
import { readImageSize } from './read-image-size'
import { webpWidths } from './webp-widths'

const createImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } })

test('the size of an image includes its orientation', async () => {
  expect(await readImageSize('/a.png', await createImage(30, 20).png().toBuffer())).toEqual({ width: 30, height: 20 })
  const rotated = await createImage(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await readImageSize('/a.JPG', rotated)).toEqual({ width: 20, height: 30 })
})

test.each(['jpeg', 'gif', 'webp', 'avif'] as const)('reads the size of a %s image', async (kind) => {
  expect(await readImageSize(`/a.${kind}`, await createImage(30, 20).toFormat(kind).toBuffer())).toEqual({
    width: 30,
    height: 20,
  })
})

test('an SVG without width and height has the size of its view box', async () => {
  expect(await readImageSize('/a.svg', Buffer.from('<svg viewBox="0 0 8.4 5.5"/>'))).toEqual({ width: 8, height: 6 })
})

test.each([
  ['a file that is not an image', '/data/rows.csv', 'a,b', 'image-kind'],
  ['a file without an extension', '/img/logo', 'x', 'image-kind'],
  ['an image format that few browsers support', '/img/a.tiff', 'II*', 'image-kind'],
  ['a corrupt image', '/img/a.png', 'not an image', 'image-broken'],
  ['an empty file', '/img/a.png', '', 'image-broken'],
  ['an SVG without a size', '/img/a.svg', '<svg/>', 'image-broken'],
])('rejects %s', async (_, path, content, code) => {
  expect(await readImageSize(path, Buffer.from(content))).toMatchObject({ code, title: expect.stringContaining(`"${path}"`) })
})

/** A small PNG file whose header declares the given size. */
function pngHeader(width: number, height: number): Buffer {
  const png = Buffer.from(makePng(0))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each([
  [16_383, 2_441, undefined],
  [16_384, 1, 'image-size'],
  [1, 16_384, 'image-size'],
  [8_000, 5_000, undefined],
  [8_000, 5_001, 'image-size'],
  [20_000, 20_000, 'image-size'],
])('checks the limits for %i × %i pixels: %s', async (width, height, code) => {
  const found = await readImageSize('/a.png', pngHeader(width, height))
  if (code === undefined) expect(found).toEqual({ width, height })
  else expect(found).toMatchObject({ code, title: expect.stringContaining(`${width} × ${height} pixels`) })
})

test.each([
  ['/a.png', 50_000, 700, [700]],
  ['/a.png', 50_000, 1000, [1000]],
  ['/a.jpeg', 50_000, 1100, [800, 1100]],
  ['/a.PNG', 50_000, 2400, [800, 1600, 2400]],
  ['/icon.png', 900, 64, []],
  ['/a.gif', 50_000, 700, []],
  ['/a.svg', 50_000, 700, []],
  ['/a.webp', 50_000, 700, []],
])(
  'the image %s with %i bytes and a width of %i pixels has WebP variants with these widths: %j',
  (path, bytes, width, widths) => {
    expect(webpWidths(path, bytes, width)).toEqual(widths)
  },
)
