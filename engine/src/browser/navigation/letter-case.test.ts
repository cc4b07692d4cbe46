import { expect, test } from 'vitest'
import { findRoute } from './letter-case.browser'

const routes = ['/docs/home', '/docs/cloud/', '/docs/api/Checkpoint_class']

test.each([
  ['/DOCS/Home', '/docs/home'],
  ['/docs/Cloud', '/docs/cloud/'],
  ['/docs/api/checkpoint_class.html', '/docs/api/Checkpoint_class'],
  ['/docs/Cloud/index.html', '/docs/cloud/'],
  ['/docs/none', undefined],
])('%s means %s', (path, route) => {
  expect(findRoute(path, routes)).toBe(route)
})
