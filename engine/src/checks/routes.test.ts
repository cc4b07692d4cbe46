import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeConfig } from '../../test/make-site'
import { checkLostRoutes } from './check-lost-routes'
import { checkRedirects } from './check-redirects'
import { checkDuplicateRoutes, uniqueRoutes } from './duplicate-routes'
import { readReleasedRoutes } from './read-released-routes'

describe('a route of the last release', () => {
  test('may become a folder page, or a redirect', () => {
    expect(checkLostRoutes(['/docs/a', '/docs/b/', '/docs/c'], ['/docs/a/', '/docs/b'], ['/docs/c'])).toEqual([])
  })

  test('that leads nowhere fails the build; all such routes are told together', () => {
    expect(checkLostRoutes(['/docs/a', '/docs/b', '/docs/c'], ['/docs/a'], [])).toEqual([
      {
        severity: 'error',
        code: 'lost-route',
        title: '2 routes of the last release would be lost:\n- /docs/b\n- /docs/c',
        hint: 'Bring the page back, or add a redirect to the page that took its place.',
        at: 'released-routes.json',
      },
    ])
  })
})

describe('the file of released routes', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'released-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('may be missing before the first release', () => {
    expect(readReleasedRoutes(root)).toEqual([])
  })

  test('is a list of routes', () => {
    writeFileSync(join(root, 'released-routes.json'), '["/docs/a"]')
    expect(readReleasedRoutes(root)).toEqual(['/docs/a'])
  })

  test.each(['{}', '[1]', '['])('cannot be %s', (text) => {
    writeFileSync(join(root, 'released-routes.json'), text)
    expect(() => readReleasedRoutes(root)).toThrow(/not a JSON list of texts|not valid JSON/)
  })
})

test('redirects lead to pages and hide none', () => {
  const entryRedirects = { '/': '/docs/a/', '/docs/a': '/docs/b', '/old': '/docs/a#part' }
  const problems = checkRedirects({ entryRedirects }, [{ route: '/docs/a' }], 'docs.config.ts')
  expect(problems.map(({ code, title }) => `${code}: ${title}`)).toEqual([
    'redirect-source: The redirect from "/docs/a" hides the page with this address.',
    'redirect-target: The redirect from "/docs/a" leads to "/docs/b", which is no page.',
  ])
})

describe('duplicate routes', () => {
  const docs = ['/a', '/b', '/A/', '/', '/a'].map((route, i) => ({ route, file: `${i}.md` }))

  test('are told once for each address, without regard to letter case and closing slash', () => {
    const [problem, ...others] = checkDuplicateRoutes(docs, makeConfig())
    expect(others).toEqual([])
    expect(problem).toMatchObject({ severity: 'warning', code: 'duplicate-route', at: '2.md' })
    expect(problem?.title).toBe('3 pages have the route /a:\n- /a (0.md)\n- /A/ (2.md)\n- /a (4.md)')
    expect(checkDuplicateRoutes(docs, makeConfig({ links: { onDuplicateRoutes: 'ignore' } }))).toEqual([])
  })

  test('leave the first page', () => {
    expect(uniqueRoutes(docs).map((doc) => doc.file)).toEqual(['0.md', '1.md', '3.md'])
  })
})
