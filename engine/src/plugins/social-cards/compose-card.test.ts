import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dataUri } from '../../compile/images/data-uri'
import { encodePng } from '../../compile/images/encode-png'
import { hashText } from '../../load'
import type { CardFace } from './card-face'
import { composeCard } from './compose-card'
import { openFonts } from './open-fonts'

const FONTS = fileURLToPath(new URL('./fonts', import.meta.url))
const face: CardFace = {
  title: 'GX Core',
  version: '1.8.1',
  name: 'Great Expectations',
  subtitle: 'Docs',
  footer: 'Always know what to expect from your data.',
  colors: { ground: '#141432', text: '#ffffff', muted: '#dcdcf0' },
}
const compose = (change: Partial<CardFace> = {}) => composeCard({ ...face, ...change }, openFonts(FONTS))

test('renders text as paths, and identical cards for equal content', () => {
  const { svg, missing } = compose()
  expect(missing).toEqual([])
  expect(svg).not.toContain('<text')
  expect(compose().svg).toBe(svg)
  expect(compose({ title: 'GX Cloud' }).svg).not.toBe(svg)
})

test('applies kerning', () => {
  const { bold } = openFonts(FONTS)
  expect(bold.measure('AV')).toBeLessThan(bold.measure('A') + bold.measure('V'))
})

test('a card is an image of 1200 by 630 pixels, smaller than 40 KB, with the same bytes each time', async () => {
  const logo = dataUri('/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4" cy="4"/></svg>')
  const { svg } = compose({ title: 'Expectations for every table of the warehouse', ...(logo ? { logo } : {}) })
  const png = await encodePng(svg, 'docs.config.ts')
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(40_000)
  expect(Buffer.from(await encodePng(svg, 'docs.config.ts')).equals(Buffer.from(png))).toBe(true)
})

test('everything is in its place', () => {
  const logo = dataUri('/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4" cy="4"/></svg>')
  // Look at a card before you change this value.
  expect(hashText(compose({ ...(logo ? { logo } : {}) }).svg)).toBe('1050dea1684c5700')
})

const long = 'Unbelievably long names of areas that go on and on about everything that they hold, and do not end'
test.each([
  ['title', { title: long }],
  ['word', { title: 'x'.repeat(80) }],
  ['version', { version: 'a'.repeat(60) }],
  ['name of the site', { name: long }],
  ['footer', { footer: `${long} ${long}` }],
])('a long %s stays within the card', async (_, change) => {
  const { svg } = compose(change)
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ground = [0x14, 0x14, 0x32]
  const isPainted = (x: number, y: number) => ground.some((value, i) => data[(y * info.width + x) * info.channels + i] !== value)
  const margin: string[] = []
  for (let y = 0; y < info.height; y++)
    for (let x = info.width - 40; x < info.width; x++) if (isPainted(x, y)) margin.push(`${x} ${y}`)
  for (let x = 0; x < info.width; x++)
    for (let y = info.height - 40; y < info.height; y++) if (isPainted(x, y)) margin.push(`${x} ${y}`)
  expect(margin.slice(0, 3)).toEqual([])
})

test('lists each character that the font does not contain once', () => {
  expect(compose({ title: 'データ データ', version: '1.8 ✓' }).missing).toEqual(['デ', 'ー', 'タ', '✓'])
  expect(compose({ title: 'Über naïve Dæmons – “façade” · 10 €' }).missing).toEqual([])
})
