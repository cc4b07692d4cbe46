import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadEngine } from '../engine/bin/load-engine.mjs'
import { FileHashes, Store } from '../engine/src/load/cache'
import { isNotFound } from '../engine/src/load/versions'
import type { SidebarItem } from '../engine/src/model'
import { createSiteCaches, openSite, type Site } from '../engine/src/site'
import redirectRules from '../site/redirects'

/** An entry of the route manifest (docs/routes.md). */
interface Entry {
  route: string
  id?: string
  title: string
  titleReason?: string
  sidebar?: string
  path?: string[]
  position?: number
  kind: string
  source: string
  released?: true
}

const ROOT = fileURLToPath(new URL('../site', import.meta.url))
const files = readdirSync(join(ROOT, 'routes'))
const manifest = files.flatMap((name): Entry[] => JSON.parse(readFileSync(join(ROOT, 'routes', name), 'utf8')))
/** Removes the trailing slash. Most tests compare routes without it; one compares the canonical forms. */
const bare = (route: string) => route.replace(/(?<=.)\/$/, '')
const entryOf = new Map(manifest.map((entry) => [bare(entry.route), entry]))

/** The pages of a sidebar with the labels of their categories. The page of a category is listed in that category. */
function placesOf(items: readonly SidebarItem[], path: readonly string[] = []): { route: string; path: string }[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const inside = item.type === 'category' ? [...path, item.label] : path
    const own = item.href === undefined || item.docId === undefined ? [] : [{ route: item.href, path: inside.join(' > ') }]
    return item.type === 'category' ? [...own, ...placesOf(item.items, inside)] : own
  })
}

let cache: string
let docs: Site['docs']
let versions: Site['versions']
let redirects: Site['redirects']
/** Old addresses whose target pages don't exist yet. */
let pending: readonly string[]
beforeAll(async () => {
  // The site's modules import the engine's bundle.
  const { engine } = await loadEngine()
  cache = mkdtempSync(join(tmpdir(), 'route-manifest-'))
  const { site, problems } = await openSite(ROOT, createSiteCaches(engine, new FileHashes(ROOT), new Store(cache, engine.hash)), {
    includeDrafts: false,
  })
  expect(problems.errors).toEqual([])
  if (!site) throw new Error('The site cannot be loaded.')
  // The manifest lists only the not-found page of the site, not those of the versions.
  docs = site.docs.filter((doc) => doc.version === undefined || !isNotFound(doc))
  versions = site.versions
  redirects = site.redirects
  pending = site.additions.flatMap((output) => output.pendingAddresses ?? [])
})
afterAll(() => rmSync(cache, { recursive: true }))

describe('the route manifest', () => {
  test('has the fields of docs/routes.md, sorted by route', () => {
    const fields = ['route', 'id', 'title', 'titleReason', 'sidebar', 'path', 'position', 'kind', 'source', 'released']
    for (const entry of manifest) {
      expect(Object.keys(entry), entry.route).toEqual(fields.filter((field) => field in entry))
      expect(entry, entry.route).toMatchObject({
        title: expect.any(String),
        kind: expect.any(String),
        source: expect.any(String),
      })
    }
    for (const name of files) {
      const routes = JSON.parse(readFileSync(join(ROOT, 'routes', name), 'utf8')).map((entry: Entry) => entry.route)
      expect(routes, name).toEqual([...routes].sort())
    }
  })

  test('has each route once, without parameters', () => {
    expect(entryOf.size).toBe(manifest.length)
    expect(manifest.filter(({ route }) => !/^\/[\w./-]*$/.test(route))).toEqual([])
  })

  test('has unique ids in each version', () => {
    for (const name of files) {
      const ids = JSON.parse(readFileSync(join(ROOT, 'routes', name), 'utf8')).flatMap(({ id }: Entry) => id ?? [])
      expect(new Set(ids).size, name).toBe(ids.length)
    }
  })

  test('uses only the four sidebars of the specification', () => {
    expect(new Set(manifest.map(({ sidebar }) => sidebar))).toEqual(
      new Set(['gx_core', 'gx_cloud', 'gx_apis', 'learn', undefined]),
    )
    expect(entryOf.get('/docs/0.18/reference/learn/terms/plugin')).not.toHaveProperty('sidebar')
  })
})

describe('every page of the site', () => {
  test('is in the manifest, in its canonical form', () => {
    expect(docs.map(({ route }) => route).filter((route) => entryOf.get(bare(route))?.route !== route)).toEqual([])
  })

  test('has the id that the manifest states', () => {
    const ids = docs.filter(({ route }) => entryOf.get(bare(route))?.id !== undefined).map(({ route, id }) => [route, id])
    expect(ids).toEqual(ids.map(([route]) => [route, entryOf.get(bare(route ?? ''))?.id]))
  })

  test('has the title of the manifest, or the manifest states why not', () => {
    const wrong = docs.flatMap(({ route, title }) => {
      const entry = entryOf.get(bare(route))
      return entry && (entry.title !== title) !== (entry.titleReason !== undefined) ? [`${route}: ${title}`] : []
    })
    expect(wrong, 'Add or remove `titleReason` (docs/routes.md).').toEqual([])
  })

  test('shows the sidebar that the manifest states', () => {
    const sidebars = docs.map(({ route, sidebarId }) => [route, sidebarId])
    expect(sidebars).toEqual(docs.map(({ route }) => [route, entryOf.get(bare(route))?.sidebar]))
  })

  test('is in the sidebar category that the manifest states', () => {
    const places = versions.flatMap((version) => Object.values(version.resolvedSidebars).flatMap(({ items }) => placesOf(items)))
    const wrong = places.filter((place) => {
      const { path, position } = entryOf.get(bare(place.route)) ?? {}
      // While the other pages of a category are pending, its own page may be in the parent category.
      return path && ![path, position === 0 ? path.slice(0, -1) : path].some((labels) => labels.join(' > ') === place.path)
    })
    expect(wrong).toEqual([])
  })

  test('has the same order in its sidebar category as in the manifest', () => {
    for (const { name, resolvedSidebars } of versions) {
      for (const { id, items } of Object.values(resolvedSidebars)) {
        const positions = new Map<string, number[]>()
        for (const { route, path } of placesOf(items)) {
          const { position } = entryOf.get(bare(route)) ?? {}
          if (position !== undefined && position > 0) positions.set(path, [...(positions.get(path) ?? []), position])
        }
        for (const [path, found] of positions) {
          expect(found, `${name} ${id} ${path}`).toEqual([...found].sort((a, b) => a - b))
        }
      }
    }
  })
})

test('every page is below the path of its version', () => {
  const paths = new Map(versions.map(({ name, path }) => [name, path]))
  const wrong = docs.filter(({ version, route }) => {
    const path = version === undefined ? '' : paths.get(version)
    return path === undefined || !`${bare(route)}/`.startsWith(`${path}/`)
  })
  expect(wrong).toEqual([])
  expect([...paths]).toEqual([
    ['current', '/docs'],
    ['0.18', '/docs/0.18'],
  ])
})

test('/docs/home is a component with the id of the manifest', () => {
  expect(docs.find(({ route }) => route === '/docs/home')).toMatchObject({ kind: 'page', id: 'gx_welcome' })
  expect(entryOf.get('/docs/home')?.id).toBe('gx_welcome')
})

test('every route of a statement has a page', () => {
  const built = new Set(docs.map(({ route }) => route))
  const statements: { routes?: string[] }[] = JSON.parse(
    readFileSync(join(ROOT, '../docs/specification.json'), 'utf8'),
  ).statements
  const listed = statements.flatMap(({ routes = [] }) => routes)
  expect(listed.filter((route) => !built.has(route))).toEqual([])
  const named = manifest.filter(({ source, route }) => source === 'specification' && route.startsWith('/docs/'))
  expect([...listed, '/docs/home'].sort()).toEqual(named.map(({ route }) => route).sort())
})

test('the version menu of each older page leads to the page in the version map', () => {
  const [, ...rows] = readFileSync(new URL('version-map.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const expected = rows.map((row) => row.split(',', 2))
  const found = new Map(docs.map(({ route, counterparts }) => [route, counterparts.find(({ version }) => version === 'current')]))
  expect(expected.map(([from = '']) => [from, found.get(from)?.href])).toEqual(expected)
  expect(expected.filter(([from = '']) => found.get(from)?.relation === 'main')).toEqual([])
  const mapped = new Set(expected.map(([from]) => from))
  const project = new Set(manifest.filter(({ source }) => source === 'project').map(({ route }) => route))
  expect(docs.filter(({ version, route }) => version === '0.18' && !mapped.has(route) && !project.has(route))).toEqual([])
})

test('the breadcrumbs of each area start at its landing page', () => {
  const roots = new Set(
    docs.flatMap(({ breadcrumbs: [root], version, sidebarId }) => (root ? `${version} ${sidebarId} ${root.href}` : [])),
  )
  expect([...roots].sort()).toEqual([
    '0.18 gx_apis /docs/0.18/reference/',
    '0.18 gx_cloud /docs/0.18/cloud/',
    '0.18 gx_core /docs/0.18/core/introduction/introduction',
    '0.18 learn /docs/0.18/reference/learn/',
    'current gx_apis /docs/reference/',
    'current gx_cloud /docs/cloud/',
    'current gx_core /docs/core/introduction/',
    'current learn /docs/reference/learn/',
  ])
})

test('the short connect names are redirects to the connect pages', () => {
  for (const name of ['lp', 'airflow', 'databrickssql', 'postgresql', 'python', 'redshift', 's3', 'snowflake']) {
    const [from, to] = [`/docs/cloud/connect/${name}`, `/docs/cloud/connect/connect_${name}`]
    expect(entryOf.has(to), to).toBe(true)
    const redirect = redirects.find((candidate) => candidate.from === from)
    // While a connect page is pending, its redirect is pending too.
    expect(redirect?.to ?? (pending.includes(from) ? to : undefined), from).toBe(to)
  }
})

test('addresses that are listed as gone have no page or redirect, and each list has a reason', () => {
  const lists = (redirectRules ?? []).filter((rule) => 'gone' in rule)
  expect(lists.length).toBeGreaterThan(0)
  const sources = new Set([...redirects.map(({ from }) => from), ...pending].map(bare))
  for (const { gone, reason } of lists) {
    expect(reason.length, gone[0]).toBeGreaterThan(10)
    expect(gone.filter((path) => sources.has(bare(path)))).toEqual([])
  }
})

test('the number of pages per area adds up to the pages of the site', () => {
  const built = new Set(docs.map(({ route }) => bare(route)))
  const counts = new Map<string, { pages: number; routes: number }>()
  for (const { route, sidebar = 'none' } of manifest) {
    const area = `${route.startsWith('/docs/0.18/') ? '0.18.21' : '1.8.1'} ${sidebar}`
    const count = counts.get(area) ?? { pages: 0, routes: 0 }
    counts.set(area, { pages: count.pages + (built.has(bare(route)) ? 1 : 0), routes: count.routes + 1 })
  }
  for (const [area, { pages, routes }] of [...counts].sort()) console.log(`${area}: ${pages} of ${routes} routes have a page`)
  expect([...counts.values()].reduce((sum, { pages }) => sum + pages, 0)).toBe(docs.length)
})

test('every released route has a page or a redirect', () => {
  const available = new Set([...docs.map(({ route }) => route), ...redirects.map(({ from }) => from)].map(bare))
  expect(manifest.filter(({ route, released }) => released && !available.has(bare(route)))).toEqual([])
})
