import { expect, test } from 'vitest'
import { writeHref } from './write-href'

test('a route is written under the base URL, as it is', () => {
  expect(writeHref('/docs/home', { baseUrl: '/' })).toBe('/docs/home')
  expect(writeHref('/docs/cloud/', { baseUrl: '/gx/' })).toBe('/gx/docs/cloud/')
  expect(writeHref('/', { baseUrl: '/gx/', trailingSlash: false })).toBe('/gx/')
})

test('the closing slash follows the configuration, before query and anchor', () => {
  expect(writeHref('/docs/home?a=b/#c', { baseUrl: '/', trailingSlash: true })).toBe('/docs/home/?a=b/#c')
  expect(writeHref('/docs/cloud/#x', { baseUrl: '/', trailingSlash: false })).toBe('/docs/cloud#x')
})

test('a file gets no slash, though a version number in a folder name does', () => {
  expect(writeHref('/data/a.csv', { baseUrl: '/', trailingSlash: true })).toBe('/data/a.csv')
  expect(writeHref('/docs/0.18/home', { baseUrl: '/', trailingSlash: true })).toBe('/docs/0.18/home/')
  expect(writeHref('/docs/0.18', { baseUrl: '/', trailingSlash: true })).toBe('/docs/0.18/')
})
