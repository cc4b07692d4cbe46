import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pagesToTest } from '../../scripts/lib/passed.mjs'
import { SITES } from './test-dist'

/** Folder of the built site. */
export const DIST = join(import.meta.dirname, '../..', SITES.published.dist)

/** Routes of all documents of the built site except redirect pages, such as `/docs/home` and `/docs/cloud/`. */
export function builtRoutes(): string[] {
  if (!existsSync(DIST)) return []
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `/${relative(DIST, join(entry.parentPath, entry.name))}`)
    .filter((path) => !path.endsWith('/404.html') && !readFileSync(join(DIST, path), 'utf8').includes('http-equiv="refresh"'))
    .map((path) => path.replace(/index\.html$/, '').replace(/\.html$/, ''))
    .sort()
}

/** HTML of a built document. */
export function readDocument(route: string): string {
  return readFileSync(join(DIST, route.endsWith('/') ? `${route}index.html` : `${route}.html`), 'utf8')
}

/** One page of every kind. */
export const KINDS: Record<string, string> = {
  home: '/docs/home',
  landing: '/docs/core/introduction/',
  tutorial: '/docs/core/introduction/try_gx',
  overview: '/docs/core/introduction/gx_overview',
  cloud: '/docs/cloud/overview/gx_cloud_overview',
  guide: '/docs/cloud/connect/connect_postgresql',
  'use case': '/docs/reference/learn/data_quality_use_cases/missingness',
  'API class': '/docs/reference/api/Checkpoint_class',
  glossary: '/docs/reference/learn/glossary',
  help: '/docs/help/get_support',
  'reference table': '/docs/help/compatibility_reference',
  'gallery of Expectations': '/docs/reference/expectations/',
  Expectation: '/docs/reference/expectations/expect_column_values_to_not_be_null',
  changelog: '/docs/core/changelog',
  'older version': '/docs/0.18/oss/tutorials/quickstart',
  'older API class': '/docs/0.18/reference/api/checkpoint/Checkpoint_class',
  'older term': '/docs/0.18/reference/learn/terms/checkpoint',
  'older Expectations': '/docs/0.18/reference/expectations/',
  'page without sidebar': '/docs/0.18/reference/learn/terms/plugin',
  'not found': '/docs/nothing-here',
}

/**
 * Routes for tests that look at every page: all if `ALL_PAGES` is set, otherwise one of each kind and a limited number of those whose content has
 * changed since they last passed.
 */
export function testedRoutes(): string[] {
  const routes = builtRoutes()
  if (process.env.ALL_PAGES || routes.length === 0) return routes
  const changed = pagesToTest(DIST)
  const kinds = new Set(Object.values(KINDS))
  return routes.filter((route) => kinds.has(route) || changed.has(`${route.slice(1).replace(/\/$/, '')}.md`))
}
