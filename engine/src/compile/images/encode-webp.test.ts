import { mkdtempSync, readdirSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeWebp } from './encode-webp'
import { ImageCache } from './image-cache'

/** An image with detail: stripes in many colors. */
function stripes(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 31 + (i >> 6) * 17) % 256
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

test('encodes an image as a smaller WebP of the requested width, reproducibly', async () => {
  const source = await stripes(600, 300).png().toBuffer()
  const first = await encodeWebp('/a.png', source, 300)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 300, height: 150 })
  expect(first.length).toBeLessThan(source.length)
  expect(Buffer.from(await encodeWebp('/a.png', source, 300)).equals(Buffer.from(first))).toBe(true)
})

test('applies the orientation of a photograph, and the result is smaller', async () => {
  const source = await stripes(400, 200).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer()
  const encoded = await encodeWebp('/a.jpg', source, 200)
  expect(await sharp(encoded).metadata()).toMatchObject({ width: 200, height: 400 })
  expect(encoded.length).toBeLessThan(source.length)
})

test('reports the path of a truncated image', async () => {
  const source = await stripes(600, 300).png().toBuffer()
  await expect(encodeWebp('/img/a.png', source.subarray(0, source.length / 2), 600)).rejects.toMatchObject({
    parts: { code: 'image-broken', at: 'static/img/a.png', title: expect.stringContaining('"/img/a.png"') },
  })
})

test('creates an image once, and get() throws the error if that fails', async () => {
  const cache = new ImageCache(mkdtempSync(join(tmpdir(), 'images-')))
  let made = 0
  const make = async () => Buffer.from(String(++made))
  cache.begin('a.png', make)
  expect(Buffer.from(await cache.get('a.png', make)).toString()).toBe('1')
  cache.begin('a.png', make)
  expect(Buffer.from(await cache.get('a.png', make)).toString()).toBe('1')
  const fail = () => Promise.reject(new Error('cut off'))
  cache.begin('b.png', fail)
  await expect(cache.get('b.png', fail)).rejects.toThrow('cut off')
})

test('deletes unused images', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return Buffer.from(name)
  }
  const cache = new ImageCache(folder)
  await cache.get('a.webp', make('a'))
  await cache.get('b.webp', make('b'))
  const next = new ImageCache(folder)
  expect(Buffer.from(await next.get('a.webp', make('a again'))).toString()).toBe('a')
  expect(made).toEqual(['a', 'b'])
  next.prune()
  expect(readdirSync(join(folder, 'images'))).toEqual(['a.webp'])
})

test('re-creates a damaged image', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  const make = async () => Buffer.from('an image')
  await new ImageCache(folder).get('a.webp', make)
  truncateSync(join(folder, 'images/a.webp'), 20)
  const next = new ImageCache(folder)
  next.begin('a.webp', make)
  expect(Buffer.from(await next.get('a.webp', make)).toString()).toBe('an image')
})
