import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { RedirectsOptionsSchema } from './redirects-options'
import { resolveRedirects } from './resolve-redirects'

const versions = [
  { name: 'current', path: '/docs', isLast: true },
  { name: '0.18', path: '/docs/0.18', isLast: false },
]
const current = ['/docs/home', '/docs/cloud/', '/docs/api/Checkpoint_class']
const old = ['/docs/0.18/home', '/docs/0.18/oss/guides/setup', '/docs/0.18/oss/guides/run/Once', '/docs/0.18/terms/plugin']
const docs = [...current.map((route) => ({ route, version: 'current' })), ...old.map((route) => ({ route, version: '0.18' }))]

const resolve = (config: z.input<typeof RedirectsOptionsSchema>, planned: string[] = []) =>
  resolveRedirects(RedirectsOptionsSchema.parse(config), { docs, versions, planned, at: 'docs.config.ts' })
const moved = (paths: Record<string, string>, others: z.input<typeof RedirectsOptionsSchema> = {}, planned?: string[]) =>
  resolve({ ...others, rules: [{ reason: 'Moved', paths }, ...(others.rules ?? [])] }, planned)
/** The target and status of the redirect from a path. */
const from = (result: ReturnType<typeof resolve>, path: string) => {
  const found = result.redirects.find((redirect) => redirect.from === path)
  return found && `${found.to} ${found.status}`
}
const codes = (result: ReturnType<typeof resolve>) => result.problems.map((problem) => problem.code)

describe('a moved page', () => {
  test('is reached in one hop, however often it moved', () => {
    const result = moved({ '/a': '/b', '/b': '/c/', '/C': '/docs/cloud' })
    expect(['/a', '/b', '/C'].map((path) => from(result, path))).toEqual(Array(3).fill('/docs/cloud/ 301'))
    expect(result.problems).toEqual([])
  })

  test('may be a section of another page, or on another host', () => {
    const result = moved({ '/a': '/b#part', '/b': '/docs/home', '/x': 'https://example.com/x' })
    expect(from(result, '/a')).toBe('/docs/home#part 301')
    expect(from(result, '/x')).toBe('https://example.com/x 301')
  })

  test('leads to the anchor of the last move, or to that of an earlier one', () => {
    const result = moved({ '/a': '/b#part', '/b': '/docs/home#own', '/c': '/d#part', '/d': '/docs/home', '/e': '/docs/home' })
    expect(['/a', '/b', '/c', '/d', '/e'].map((path) => from(result, path))).toEqual([
      '/docs/home#own 301',
      '/docs/home#own 301',
      '/docs/home#part 301',
      '/docs/home 301',
      '/docs/home 301',
    ])
    const away = moved({ '/a': '/b#part', '/b': 'https://example.com/x#own', '/c': '/d#part', '/d': 'https://example.com/y' })
    expect(['/a', '/c'].map((path) => from(away, path))).toEqual([
      'https://example.com/x#own 301',
      'https://example.com/y#part 301',
    ])
  })

  test('has the status 302 if one of its moves is temporary', () => {
    const result = resolve({
      rules: [
        { reason: 'For now', status: 302, paths: { '/b': '/docs/home' } },
        { reason: 'For good', paths: { '/a': '/b' } },
      ],
    })
    expect(from(result, '/a')).toBe('/docs/home 302')
  })
})

describe('a prefix rule', () => {
  test('becomes one redirect for each page below the prefix', () => {
    const result = moved({ '/docs/guides/*': '/docs/0.18/oss/guides/*' })
    expect(result.redirects).toEqual([
      { from: '/docs/guides/run/Once', to: '/docs/0.18/oss/guides/run/Once', status: 301 },
      { from: '/docs/guides/setup', to: '/docs/0.18/oss/guides/setup', status: 301 },
    ])
  })

  test('continues through other rules and to the version for missing pages', () => {
    const result = moved({ '/guides/*': '/docs/guides/*', '/docs/guides/*': '/docs/oss/guides/*' }, { missingPages: '0.18' })
    expect(from(result, '/guides/setup')).toBe('/docs/0.18/oss/guides/setup 302')
    expect(from(result, '/docs/guides/setup')).toBe('/docs/0.18/oss/guides/setup 302')
    expect(from(result, '/docs/oss/guides/setup')).toBe('/docs/0.18/oss/guides/setup 302')
  })

  test('applies to the results of other rules, also if there is only one', () => {
    const result = moved({ '/a/*': '/b/*', '/b/*': '/docs/0.18/terms/*' })
    expect(['/b/plugin', '/a/plugin'].map((path) => from(result, path))).toEqual(Array(2).fill('/docs/0.18/terms/plugin 301'))
  })

  test('has lower priority than pages, exact rules and earlier prefix rules', () => {
    const result = moved({
      '/docs/*': '/docs/0.18/*',
      '/docs/terms/plugin': '/docs/home',
      '/docs/t/*': '/docs/0.18/terms/*',
      '/docs/T/*': '/docs/0.18/oss/*',
    })
    expect(from(result, '/docs/home')).toBeUndefined()
    expect(from(result, '/docs/terms/plugin')).toBe('/docs/home 301')
    expect(from(result, '/docs/t/plugin')).toBe('/docs/0.18/terms/plugin 301')
  })
})

test('an address whose page exists only in an older version redirects there temporarily', () => {
  const result = resolve({ missingPages: '0.18' })
  expect(result.redirects).toEqual([
    { from: '/docs/oss/guides/run/Once', to: '/docs/0.18/oss/guides/run/Once', status: 302 },
    { from: '/docs/oss/guides/setup', to: '/docs/0.18/oss/guides/setup', status: 302 },
    { from: '/docs/terms/plugin', to: '/docs/0.18/terms/plugin', status: 302 },
  ])
})

test('a redirect to a planned route without a page is pending', () => {
  const paths = { '/a': '/docs/later', '/b': '/a', '/c': '/docs/home' }
  const result = moved(paths, {}, ['/docs/home', '/docs/Later/'])
  expect(result).toEqual({
    redirects: [{ from: '/c', to: '/docs/home', status: 301 }],
    waiting: ['/a', '/b'],
    problems: [],
  })
})

test('a prefix rule may wait for pages of the version for missing pages', () => {
  const result = moved({ '/guides/*': '/docs/later/*' }, { missingPages: '0.18' }, ['/docs/0.18/later/page'])
  expect(result.problems).toEqual([])
})

describe('an error', () => {
  test.each([
    ['a target that is not a page', moved({ '/a': '/docs/hom' }), 'redirect-target'],
    ['a prefix rule without matching pages', moved({ '/a/*': '/docs/none/*' }), 'redirect-target'],
    ['a source that is a page', moved({ '/docs/HOME/': '/docs/cloud/' }), 'redirect-source'],
    ['a loop', moved({ '/a': '/b', '/b': '/a' }), 'redirect-loop'],
    ['a duplicate source', moved({ '/a': '/docs/home', '/A/': '/docs/cloud/' }), 'redirect-duplicate'],
    ['a rule with a prefix on only one side', moved({ '/a/*': '/docs/home' }), 'redirect-form'],
    [
      'an address that is gone and has a redirect',
      moved({ '/a': '/docs/home' }, { rules: [{ reason: 'Dropped', gone: ['/A'] }] }),
      'redirect-gone',
    ],
  ])('is reported for %s', (_, result, code) => {
    expect(new Set(codes(result))).toContain(code)
    for (const problem of result.problems) expect(problem.hint).not.toBe('')
  })

  test('is only a warning if there are more lines than Cloudflare Pages supports', () => {
    const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`/old/${i}`, '/docs/home']))
    // Each redirect takes two lines, with and without trailing slash.
    expect(moved(many(1000)).problems).toEqual([])
    expect(moved(many(1001)).problems).toEqual([expect.objectContaining({ severity: 'warning', code: 'redirects-many' })])
  })

  test('suggests the nearest page', () => {
    expect(moved({ '/a': '/docs/hom' }).problems[0]?.hint).toContain('"/docs/home"')
  })

  test('does not occur for a prefix rule whose target is below its source', () => {
    expect(moved({ '/docs/*': '/docs/docs/*' }).redirects).toEqual([])
  })
})
