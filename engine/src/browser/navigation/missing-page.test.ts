import { expect, test } from 'vitest'
import { findRoute, similarRoutes } from './missing-page.browser'

const routes = ['/docs/home', '/docs/cloud/', '/docs/api/Checkpoint_class']

test.each([
  ['/DOCS/Home', '/docs/home'],
  ['/docs/Cloud', '/docs/cloud/'],
  ['/docs/api/checkpoint_class.html', '/docs/api/Checkpoint_class'],
  ['/docs/Cloud/index.html', '/docs/cloud/'],
  ['/docs/none', undefined],
])('finds the route for %s: %s', (path, route) => {
  expect(findRoute(path, routes)).toBe(route)
})

test.each([
  ['/docs/api/Checkpoint', '/docs/api/Checkpoint_class'],
  ['/docs/old/api/checkpoint_class', '/docs/api/Checkpoint_class'],
  ['/docs/hoem', '/docs/home'],
])('%s is similar to %s', (path, route) => {
  expect(similarRoutes(path, routes)[0]).toBe(route)
})

test('suggests no pages for an address without similar ones, and at most four for any address', () => {
  expect(similarRoutes('/wp-login', routes)).toEqual([])
  const many = Array.from({ length: 9 }, (_, i) => `/docs/page-${i}`)
  expect(similarRoutes('/docs/page', many)).toHaveLength(4)
})
