import { expect, test } from 'vitest'
import { MEDIA_TYPES, mediaType, TEXT_TYPES } from './media-types'

test.each([
  ['docs/home.html', 'text/html; charset=utf-8'],
  ['docs/home.HTML', 'text/html; charset=utf-8'],
  ['assets/runtime.1a2b3c4d.js', 'text/javascript; charset=utf-8'],
  ['docs/changelog.atom', 'application/atom+xml; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['routes.json', 'application/json; charset=utf-8'],
  ['img/a.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['data/archive.tar.gz', 'application/gzip'],
  ['data/trips.parquet', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
  ['a.css/LICENSE', 'application/octet-stream'],
])('sends %s as %s', (path, type) => {
  expect(mediaType(path)).toBe(type)
})

test('lists the types that are sent with their character set', () => {
  expect(TEXT_TYPES).toContain('text/css')
  expect(TEXT_TYPES).not.toContain('image/svg+xml')
  for (const [extension, type] of Object.entries(MEDIA_TYPES))
    expect([extension, mediaType(`a.${extension}`)]).toEqual([
      extension,
      TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type,
    ])
})
