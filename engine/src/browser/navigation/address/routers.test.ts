import { describe, expect, test } from 'vitest'
import { formatAddress } from './address.browser'
import { entryHref, hashRouter } from './hash-router.browser'
import { pathRouter } from './path-router.browser'

const HOST = 'https://docs.example.com'

describe('path URLs', () => {
  const router = pathRouter('/base/', HOST)
  const read = (href: string) => router.read(new URL(href, HOST))

  test('the router accepts pages below the base URL', () => {
    expect(read('/base/docs/a?b=c#d')).toEqual({ path: '/base/docs/a', search: '?b=c', hash: '#d' })
    expect(read('/base/')).toEqual({ path: '/base/', search: '', hash: '' })
    expect(read('/base')).toEqual({ path: '/base', search: '', hash: '' })
    expect(read('/base/docs/0.18')?.path).toBe('/base/docs/0.18')
    expect(read('/base/docs/a.html')?.path).toBe('/base/docs/a.html')
  })

  test('the router rejects other hosts, other sites of the host, and files', () => {
    expect(read('https://example.com/base/docs/a')).toBeUndefined()
    expect(read('http://docs.example.com/base/docs/a')).toBeUndefined()
    expect(read('/other/a')).toBeUndefined()
    expect(read('/based/a')).toBeUndefined()
    expect(read('/base/data/taxi.csv')).toBeUndefined()
    expect(read('/base/docs/a.md')).toBeUndefined()
    expect(read('mailto:a@example.com')).toBeUndefined()
  })

  test.each(['//evil.example/x', '///evil.example/x', '/\\evil.example/x', '/\t/evil.example/x', '/\n/\\evil.example/x'])(
    'the path %j of this host is never formatted or requested as a URL of another host',
    (path) => {
      const root = pathRouter('/', HOST)
      const address = root.read(new URL(HOST + path)) ?? { path, search: '', hash: '' }
      expect(root.write(address)).toBe('/evil.example/x')
      expect(root.files(address)).toEqual(['/evil.example/x'])
    },
  )

  test('an address is formatted as it was parsed, and its path is requested', () => {
    const address = { path: '/base/docs/a', search: '?b', hash: '#c' }
    expect(router.write(address)).toBe('/base/docs/a?b#c')
    expect(formatAddress(address)).toBe('/base/docs/a?b#c')
    expect(router.files(address)).toEqual(['/base/docs/a'])
    expect(router.newState()).toEqual({ key: expect.stringMatching(/^[0-9a-z]{6}$/) })
  })
})

describe('hash URLs', () => {
  const shell = `${HOST}/base/index.html`
  const router = hashRouter('/base/', shell, '/docs/home', ['/docs', '/docs/0.18'])
  const here = { path: '/docs/here', search: '?x', hash: '#y' }
  const read = (href: string) => router.read(new URL(href, shell), here)

  test.each([
    ['#/docs/a', '/docs/a', '', ''],
    ['#/docs/a?b=c#d', '/docs/a', '?b=c', '#d'],
    ['#/docs/a#d', '/docs/a', '', '#d'],
    ['#docs/a', '/docs/a', '', ''],
    ['#/', '/docs/home', '', ''],
    ['#/?b#c', '/docs/home', '?b', '#c'],
    ['', '/docs/home', '', ''],
    ['/base/', '/docs/home', '', ''],
    ['/base/#/docs/a', '/docs/a', '', ''],
    ['#anchor', '/docs/here', '?x', '#anchor'],
    ['/base/docs/a?b#c', '/docs/a', '?b', '#c'],
  ])('%s is the address %s%s%s', (href, path, search, hash) => {
    expect(read(href)).toEqual({ path, search, hash })
  })

  test('the router rejects other hosts and files', () => {
    expect(read('https://example.com/base/index.html#/docs/a')).toBeUndefined()
    expect(read('/base/data/taxi.csv')).toBeUndefined()
    expect(read('/elsewhere')).toBeUndefined()
  })

  test.each([
    '#//evil.example/x',
    '#///evil.example/x',
    '#/\\evil.example/x',
    '#\\/evil.example/x',
    '#/\t/evil.example/x',
    '#/\n\\evil.example/x',
  ])('the address %j is requested from this host', (hash) => {
    const pathname = '/index.html'
    const atRoot = hashRouter('/', HOST + pathname, '/docs/home', [])
    const address = atRoot.read({ href: HOST + pathname + hash, origin: HOST, pathname, hash } as URL)
    expect(address?.path).toBe('/evil.example/x')
    expect(atRoot.files(address ?? here)[0]).toBe(`${HOST}/evil.example/x.html`)
  })

  test('an address that begins with several slashes stays on this host', () => {
    const atRoot = hashRouter('/', `${HOST}/index.html`, '/docs/home', [])
    expect(atRoot.read(new URL(`${HOST}//evil.example/x`))?.path).toBe('/evil.example/x')
  })

  test.each(['/../other/a', '/docs/../../other/a', '/%2e%2e/other/a', '/..\\other/a'])(
    'the not-found page is shown for the path %s, which is outside the site',
    (path) => {
      expect(router.files({ path, search: '', hash: '' })).toEqual([`${HOST}/base/404.html`])
    },
  )

  test('an address is formatted as a hash, and entries have no state', () => {
    expect(router.write({ path: '/docs/a', search: '?b', hash: '#c' })).toBe('#/docs/a?b#c')
    expect(router.newState()).toBeNull()
  })

  test('only addresses with a path can be reloaded', () => {
    expect([router.reloads, pathRouter('/', HOST).reloads]).toEqual([false, true])
  })

  test.each([
    ['/docs/a', ['docs/a.html', 'docs/a/index.html', 'docs/404.html']],
    ['/docs/a.html', ['docs/a.html', 'docs/a/index.html', 'docs/404.html']],
    ['/docs/a/', ['docs/a/index.html', 'docs/a.html', 'docs/404.html']],
    ['/docs/0.18', ['docs/0.18.html', 'docs/0.18/index.html', 'docs/404.html']],
    ['/docs/0.18/a', ['docs/0.18/a.html', 'docs/0.18/a/index.html', 'docs/0.18/404.html']],
    ['/DOCS/0.18/a/b', ['DOCS/0.18/a/b.html', 'DOCS/0.18/a/b/index.html', 'docs/0.18/404.html']],
    ['/docs/0.180/a', ['docs/0.180/a.html', 'docs/0.180/a/index.html', 'docs/404.html']],
    ['/a', ['a.html', 'a/index.html', '404.html']],
    ['/', ['index.html', '404.html']],
  ])(
    'the document of %s is requested by the file names of the build, followed by the not-found page of its version',
    (path, files) => {
      expect(router.files({ path, search: '', hash: '' })).toEqual(files.map((file) => `${HOST}/base/${file}`))
    },
  )

  test.each([
    ['/base/docs/home.html', '#/docs/home'],
    ['/base/docs/home?b#c', '#/docs/home?b#c'],
    ['/base/docs/cloud/index.html?b', '#/docs/cloud/?b'],
    ['/base/docs/home.html#/docs/a', '#/docs/a'],
  ])('a document that was opened as %s is redirected to %s of the entry page', (path, hash) => {
    expect(entryHref(new URL(path, HOST), '/base/')).toBe(`/base/index.html${hash}`)
  })

  test.each(['/base/', '/base/index.html', '/base/index.html?b#/docs/a'])('%s is the entry page itself', (path) => {
    expect(entryHref(new URL(path, HOST), '/base/')).toBeUndefined()
  })
})
