import { expect, test } from 'vitest'
import { writeHref } from './write-href'

test('adds the base URL to a route', () => {
  expect(writeHref('/docs/home', { baseUrl: '/' })).toBe('/docs/home')
  expect(writeHref('/docs/cloud/', { baseUrl: '/gx/' })).toBe('/gx/docs/cloud/')
  expect(writeHref('/', { baseUrl: '/gx/', trailingSlash: false })).toBe('/gx/')
})

test('adds or removes the trailing slash before query and fragment, as configured', () => {
  expect(writeHref('/docs/home?a=b/#c', { baseUrl: '/', trailingSlash: true })).toBe('/docs/home/?a=b/#c')
  expect(writeHref('/docs/cloud/#x', { baseUrl: '/', trailingSlash: false })).toBe('/docs/cloud#x')
})

test('does not add a slash to a file, but to a path that ends with a version number', () => {
  expect(writeHref('/data/a.csv', { baseUrl: '/', trailingSlash: true })).toBe('/data/a.csv')
  expect(writeHref('/docs/0.18/home', { baseUrl: '/', trailingSlash: true })).toBe('/docs/0.18/home/')
  expect(writeHref('/docs/0.18', { baseUrl: '/', trailingSlash: true })).toBe('/docs/0.18/')
})
