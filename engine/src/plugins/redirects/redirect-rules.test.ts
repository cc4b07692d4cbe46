import { expect, test } from 'vitest'
import type { z } from 'zod'
import { checkRules, readRules } from './redirect-rules'
import { RedirectsOptionsSchema } from './redirects-options'

type Rules = NonNullable<NonNullable<z.input<typeof RedirectsOptionsSchema>>['rules']>
const parse = (rules: Rules) => RedirectsOptionsSchema.parse({ rules })
const moved = (paths: Record<string, string>, status?: 301 | 302) => ({ reason: 'Moved', paths, ...(status ? { status } : {}) })
const gone = (...paths: string[]) => ({ reason: 'Gone', gone: paths })
/** Codes of the problems, with the page `/docs/a`. */
function problems(...rules: Rules): string[] {
  const config = parse(rules)
  return checkRules(config, readRules(config), new Map([['/docs/a', '/docs/a']]), 'docs.config.ts').map(({ code }) => code)
}

test('reads the rules in order, with the prefixes that end with a star', () => {
  expect(readRules(parse([moved({ '/a': '/b', '/old/*': '/new/*' }), gone('/x'), moved({ '/c': '/d' }, 302)]))).toEqual([
    { from: '/a', to: '/b', status: 301, isPrefix: false, isUneven: false },
    { from: '/old/', to: '/new/', status: 301, isPrefix: true, isUneven: false },
    { from: '/c', to: '/d', status: 302, isPrefix: false, isUneven: false },
  ])
})

test.each([
  ['/a', '/b', []],
  ['/a/*', '/b/*', []],
  ['/a/*', '/b', ['redirect-form']],
  ['/a', '/b/*', ['redirect-form']],
])('the redirect from %s to %s has the problems %j', (from, to, codes) => {
  expect(problems(moved({ [from]: to }))).toEqual(codes)
})

test('a redirect from a page is an error, but not a prefix with its address', () => {
  expect(problems(moved({ '/docs/a': '/b' }))).toEqual(['redirect-source'])
  expect(problems(moved({ '/Docs/A/': '/b' }))).toEqual(['redirect-source'])
  expect(problems(moved({ '/docs/a/*': '/b/*' }))).toEqual([])
})

test('two redirects from the same address are an error, regardless of letter case and trailing slash', () => {
  expect(problems(moved({ '/x': '/b', '/X/': '/c' }))).toEqual(['redirect-duplicate'])
  expect(problems(moved({ '/x/*': '/b/*' }), moved({ '/X/*': '/c/*' }))).toEqual(['redirect-duplicate'])
  expect(problems(moved({ '/x': '/b', '/x/*': '/c/*', '/y': '/b' }))).toEqual([])
})

test('an address that is gone must not exist or have a redirect', () => {
  expect(problems(gone('/x'))).toEqual([])
  expect(problems(gone('/docs/a'))).toEqual(['redirect-gone'])
  expect(problems(moved({ '/x': '/b' }), gone('/X'))).toEqual(['redirect-gone'])
})
