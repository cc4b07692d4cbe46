// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findMissingPage, findRoute, similarRoutes, wordsOf } from './missing-page.browser'

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

test('the most similar page is the first one', () => {
  const best = ['/docs/homes', '/docs/house']
  expect(similarRoutes('/docs/home', best)).toEqual(best)
  expect(similarRoutes('/docs/home', best.toReversed())).toEqual(best)
})

test('a page is similar if its path and its name have two fifths of their pairs of letters in common', () => {
  expect(similarRoutes('/abc', ['/zw/abxy'])).toEqual(['/zw/abxy'])
  expect(similarRoutes('/abc', ['/zwv/abxy'])).toEqual([])
})

test('a name of one letter has no pairs', () => {
  expect(similarRoutes('/a', ['/b/a'])).toEqual([])
})

test.each([
  ['docs/core/connect_to_dat/sql-dat.html', 'core connect to dat sql'],
  ['en/0.15.50/guides/index.html', 'guides'],
  ['docs/%E2%9C', 'E2 9C'],
  ['', ''],
])('the words of "%s" are "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})

describe('the not-found page', () => {
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => {})
  let isListed: boolean
  /** Routes in the list that aren't on this site. */
  let foreign: string[]

  beforeEach(() => {
    replaced.mockClear()
    isListed = true
    foreign = []
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/base/routes.json' && isListed
        ? Response.json([...foreign, '/base/docs/home', '/base/docs/old/home', '/base/docs/old/api_reference'])
        : new Response('', { status: 404 }),
    )
  })

  /** Opens the not-found page of a version at an address. */
  async function open(
    address: string,
    route = '/docs/404',
    place = '<div data-similar-pages hidden><ul></ul></div>',
  ): Promise<void> {
    history.replaceState(null, '', address)
    document.body.innerHTML = `${place}
      <script type="application/json" id="site-data">{"baseUrl":"/base/"}</script>
      <script type="application/json" id="page-data">${JSON.stringify({ route })}</script>`
    await findMissingPage()
  }
  const links = () => [...document.querySelectorAll('[data-similar-pages] li > a')].map((link) => link.getAttribute('href'))
  const isHidden = () => document.querySelector<HTMLElement>('[data-similar-pages]')?.hidden

  test('redirects to the page with another spelling of the address', async () => {
    await open('/base/DOCS/Home/?a=b#c')
    expect(replaced).toHaveBeenCalledExactlyOnceWith('/base/docs/home?a=b#c')
    expect(isHidden()).toBe(true)
  })

  test('routes that leave the site are ignored', async () => {
    foreign = ['//base/docs/home', '/\\base/docs/home', '/\t/base/docs/home', '/base/../docs/home', ' //base/docs/home']
    await open('/base/DOCS/Home')
    expect(replaced).toHaveBeenCalledExactlyOnceWith('/base/docs/home')
    await open('/base/docs/hom')
    expect(links()).toEqual(['/base/docs/home', '/base/docs/old/home'])
  })

  test('does not redirect to the same address', async () => {
    await open('/base/docs/home')
    expect(replaced).not.toHaveBeenCalled()
    expect(isHidden()).toBe(true)
  })

  test('lists similar pages, whose addresses break between words', async () => {
    await open('/base/docs/old/api_referenc')
    expect(links()[0]).toBe('/base/docs/old/api_reference')
    expect(document.querySelector('[data-similar-pages] a')?.innerHTML).toBe(
      '/<wbr>base/<wbr>docs/<wbr>old/<wbr>api_<wbr>reference<wbr>',
    )
    expect(isHidden()).toBe(false)
    expect(replaced).not.toHaveBeenCalled()
  })

  test('enters the words of the address, and shows the notes about it', async () => {
    const place =
      '<input data-address-words><p data-address-pattern="^old/" hidden></p><p data-address-pattern="^new/" hidden></p>'
    await open('/base/old/api_referenc', '/docs/404', place)
    expect(document.querySelector('input')?.value).toBe('old api referenc')
    expect([...document.querySelectorAll('p')].map(({ hidden }) => hidden)).toEqual([false, true])
  })

  test('lists only pages of its version', async () => {
    await open('/base/docs/hom')
    expect(links()).toEqual(['/base/docs/home', '/base/docs/old/home'])
    await open('/base/docs/old/hom', '/docs/old/404')
    expect(links()).toContain('/base/docs/old/home')
    expect(links()).not.toContain('/base/docs/home')
  })

  test('stays as it is if no page is similar, or the list of pages is missing', async () => {
    await open('/base/xyz')
    expect([links(), isHidden()]).toEqual([[], true])
    isListed = false
    await open('/base/docs/hom')
    expect([links(), isHidden()]).toEqual([[], true])
  })

  test.each(['', '<div data-similar-pages hidden></div>'])('a page without a list, "%s", stays as it is', async (place) => {
    await open('/base/docs/hom', '/docs/404', place)
    expect(isHidden() ?? true).toBe(true)
  })
})
