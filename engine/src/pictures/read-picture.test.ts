import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './read-picture'
import { webpWidths } from './webp-widths'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } })

test('the size of a picture is the one it is looked at with', async () => {
  expect(readPicture('/a.png', await draw(30, 20).png().toBuffer())).toEqual({ width: 30, height: 20 })
  const lying = await draw(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(readPicture('/a.JPG', lying)).toEqual({ width: 20, height: 30 })
})

test('a drawing has the size of its view box when it names no other', () => {
  expect(readPicture('/a.svg', Buffer.from('<svg viewBox="0 0 8 6"/>'))).toEqual({ width: 8, height: 6 })
})

test.each([
  ['a file that is no picture', '/data/rows.csv', 'a,b', 'picture-kind'],
  ['a file without ending', '/img/logo', 'x', 'picture-kind'],
  ['a picture of a kind that few browsers show', '/img/a.tiff', 'II*', 'picture-kind'],
  ['a broken picture', '/img/a.png', 'no picture', 'picture-broken'],
  ['an empty file', '/img/a.png', '', 'picture-broken'],
  ['a drawing without a size', '/img/a.svg', '<svg/>', 'picture-broken'],
])('%s is refused', (_, path, content, code) => {
  expect(readPicture(path, Buffer.from(content))).toMatchObject({ code, title: expect.stringContaining(`"${path}"`) })
})

test('a picture that a phone could not draw is refused with its size', async () => {
  // Only the header is read: a small file that claims to be huge.
  const png = await draw(1, 1).png().toBuffer()
  png.writeUInt32BE(20_000, 16)
  expect(readPicture('/a.png', png)).toMatchObject({ code: 'picture-size', title: expect.stringContaining('20000 × 1 pixels') })
  png.writeUInt32BE(9_000, 16)
  png.writeUInt32BE(9_000, 20)
  expect(readPicture('/a.png', png)).toMatchObject({ code: 'picture-size' })
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
])('%s of %i bytes, %i pixels wide, is also written as WebP %j pixels wide', (path, bytes, width, widths) => {
  expect(webpWidths(path, bytes, width)).toEqual(widths)
})
