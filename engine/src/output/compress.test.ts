import { expect, test } from 'vitest'
import { isCompressible } from './compress'

test.each([
  ['docs/home.html', 256, true],
  ['docs/home.html', 255, false],
  ['assets/a.css', 300, true],
  ['feed.atom', 300, true],
  ['search/current/terms/a.bin', 300, true],
  ['manifest.webmanifest', 300, true],
  ['img/a.png', 100_000, false],
  ['assets/a.js.map', 100_000, false],
  ['html', 100_000, false],
  ['a.xhtml', 100_000, false],
])('%s with %i bytes is compressed: %s', (path, bytes, expected) => {
  expect(isCompressible(path, bytes)).toBe(expected)
})
