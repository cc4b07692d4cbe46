import { describe, expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import type { SiteConfigInput } from '../../model/config/site-config'
import { checkLinks, type LinkedPage } from './check-links'

/** A page at `route` with links to `hrefs`. */
function page(route: string, hrefs: string[] = [], ids: string[] = []): LinkedPage {
  return { route, file: `content${route}.md`, ids, links: hrefs.map((href) => ({ href, text: 'Text' })) }
}
const check = (pages: LinkedPage[], config: Partial<SiteConfigInput> = {}) =>
  checkLinks({ pages, redirects: ['/docs'], isFile: (path) => path === '/data/a b.csv' }, makeConfig(config))
const titles = (pages: LinkedPage[], config?: Partial<SiteConfigInput>) => check(pages, config).map((problem) => problem.title)

test.each([
  '/docs/a',
  '/docs/a/',
  '/docs/a.html',
  '/docs/folder',
  '/docs/folder/',
  '/docs/folder/index.html',
  '/docs/%61',
  '/docs/a?x=1',
  'a',
  './folder/',
  '../docs/a',
  '/docs',
  '/data/a%20b.csv',
  'https://example.com/docs/none',
  '//example.com/none',
  'mailto:docs@example.com',
  '#',
  '#part',
  '#top',
  '/docs/a#%C3%BCber',
  '/docs/a/#über',
  '/docs/a#u\u0308ber',
  '/docs/a#u%CC%88ber',
])('accepts a link to %s', (href) => {
  expect(check([page('/docs/b', [href], ['part']), page('/docs/a', [], ['über']), page('/docs/folder/')])).toEqual([])
})

describe('a broken link', () => {
  test('is an error with the page, the link and similar addresses', () => {
    expect(check([page('/docs/b', ['/docs/aa']), page('/docs/a')])).toEqual([
      {
        severity: 'error',
        code: 'broken-link',
        title: 'The page /docs/b has a broken link: "/docs/aa" (“Text”)',
        hint: 'Did you mean "/docs/a" or "/docs/b"?',
        at: 'content/docs/b.md',
      },
    ])
  })

  test('of an anchor suggests headings, not elements of the layout', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((route) => page(route, [], ['__skip_to_content', `one${route}`]))
    const [problem] = check([...pages, page('/f', ['/a#skip'], ['__skip_to_content'])])
    expect(problem?.hint).toBe('Allowed: "one/a".')
  })

  test('is reported with the resolved address if that differs', () => {
    expect(titles([page('/docs/b', ['../none?x'])])).toEqual([
      'The page /docs/b has a broken link: "../none?x" (“Text”), resolved as /none',
    ])
  })

  test('is listed once, together with the others on its page', () => {
    expect(titles([page('/docs/b', ['/x', '/y', '/x']), page('/docs/c', ['/x'])])).toEqual([
      'The page /docs/b has 2 broken links:\n- "/x" (“Text”)\n- "/y" (“Text”)',
      'The page /docs/c has a broken link: "/x" (“Text”)',
    ])
  })

  test('in the text has its position, and suggestions in the syntax of link targets', () => {
    const text = {
      ...page('/docs/b', ['/docs/docs/guide', '/docs/none', '/frame']),
      versionPath: '/docs',
      places: {
        '/docs/docs/guide': { at: 'content/b.md:7:3', written: '/docs/guide' },
        '/docs/none': { at: 'content/_part.md:2:1', written: './none' },
      },
    }
    const found = check([text, page('/docs/guide'), page('/home')]).map(({ title, at, hint }) => [title, at, hint])
    expect(found).toEqual([
      [
        'The page /docs/b has a broken link: "/docs/guide" (“Text”), resolved as /docs/docs/guide',
        'content/b.md:7:3',
        'Did you mean "/guide"?',
      ],
      [
        'The page /docs/b has a broken link: "./none" (“Text”), resolved as /docs/none',
        'content/_part.md:2:1',
        expect.any(String),
      ],
      ['The page /docs/b has a broken link: "/frame" (“Text”)', 'content/docs/b.md', expect.any(String)],
    ])
  })

  test('on at least five pages is reported once, with a hint about the layout', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((route) => page(route, ['/none', ...(route === '/a' ? ['/own'] : [])]))
    const [layout, own, ...others] = check(pages)
    expect(layout).toMatchObject({
      title: 'The link "/none" (“Text”) is broken on 5 pages.',
      hint: expect.stringContaining('layout'),
    })
    expect(own?.title).toBe('The page /a has a broken link: "/own" (“Text”)')
    expect(others).toEqual([])
  })

  test('in a sidebar is reported once, with the sidebar and its file', () => {
    const sidebar = {
      id: 'guides',
      version: 'current',
      file: 'sidebars/current.ts',
      ids: ['entry'],
      links: ['/none', '/a', '/a#entry'].map((href) => ({ href, text: 'Text' })),
    }
    const pages = ['/a', '/b', '/c', '/d', '/e', '/f'].map((route) => ({ ...page(route, ['#entry']), sidebar }))
    expect(check(pages)).toEqual([
      expect.objectContaining({
        title: 'The sidebar "guides" of the version "current" has a broken link: "/none" (“Text”)',
        at: 'sidebars/current.ts',
      }),
    ])
  })

  test('can be one to an address outside of the base URL', () => {
    const config = { baseUrl: '/base/' }
    expect(check([page('/docs/b', ['/base/docs/a', 'a', '#']), page('/docs/a')], config)).toEqual([])
    expect(titles([page('/docs/b', ['/docs/a']), page('/docs/a')], config)).toHaveLength(1)
  })
})

describe('a broken anchor', () => {
  test('is a warning with similar ids', () => {
    expect(check([page('/docs/b', ['/docs/a#prat', '#none']), page('/docs/a', [], ['part'])])).toEqual([
      {
        severity: 'warning',
        code: 'broken-anchor',
        title: 'The page /docs/b has 2 broken anchors:\n- "/docs/a#prat" (“Text”)\n- "#none" (“Text”), resolved as /docs/b#none',
        hint: '/docs/a#prat: Did you mean "part"?\n#none: There are none.',
        at: 'content/docs/b.md',
      },
    ])
  })

  test('is not reported for files', () => {
    expect(check([page('/docs/b', ['/data/a%20b.csv#row=3'])])).toEqual([])
  })
})

test('is an error, a warning or ignored, depending on the configured policies', () => {
  const pages = [page('/docs/b', ['/none', '#none'])]
  const severities = (links: SiteConfigInput['links']) =>
    check(pages, { links }).map(({ code, severity }) => `${code} ${severity}`)
  expect(severities({ onBrokenLinks: 'warn', onBrokenAnchors: 'throw' })).toEqual(['broken-link warning', 'broken-anchor error'])
  expect(severities({ onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' })).toEqual([])
})
