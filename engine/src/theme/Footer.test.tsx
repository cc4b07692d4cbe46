import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeConfig } from '../../test/make-site'
import { sampleView } from '../../test/support/sample-view'
import type { PageView } from '../model'
import type { SiteConfigInput } from '../model/config/site-config'
import { Footer } from './Footer'

/** The footer of a site with these settings; addresses of the site begin with `/base`, static files with `/hashed`. */
function footer(settings: SiteConfigInput['footer'], footerLinks: PageView['footerLinks'] = []) {
  const sample = sampleView()
  const view = {
    ...sample,
    config: makeConfig({ footer: settings }),
    footerLinks,
    href: (route: string) => `/base${route}`,
    asset: (path: string) => `/hashed${path}`,
  }
  const root = parseDocument(renderToStaticMarkup(<Footer {...view} />))
  return {
    all: (name: string) => DomUtils.getElementsByTagName(name, root).map(({ attribs }) => attribs),
    texts: (name: string) => DomUtils.getElementsByTagName(name, root).map((element) => DomUtils.textContent(element)),
    classed: (name: string) => DomUtils.getElementsByClassName(name, root).map((element) => DomUtils.textContent(element)),
  }
}

const internal = { label: 'Guide', to: '/docs/guide' }
const external = { label: 'About us', href: 'https://example.com/about' }
const logo = { src: '/mark.svg', alt: 'Widget', width: 40, height: 30 }

test('resolves internal links and leaves external ones unchanged', () => {
  const { all } = footer({ links: [internal, external], logo: { ...logo, href: '/docs/guide' } })
  expect(all('a').map((attributes) => attributes.href)).toEqual([
    '/base/docs/guide',
    '/base/docs/guide',
    'https://example.com/about',
  ])
  expect(all('img').map((attributes) => attributes.src)).toEqual(['/hashed/mark.svg'])
})

test('renders the icon of a link and uses its label as the accessible name', () => {
  const social = { label: 'Code on GitHub', href: 'https://github.com/acme', icon: 'github' as const }
  const { all, texts } = footer({
    links: [
      { title: 'Social', items: [social] },
      { title: 'Mixed', items: [social, internal] },
    ],
  })
  expect(all('a')[0]).toMatchObject({ 'aria-label': 'Code on GitHub', class: 'footer-social', href: 'https://github.com/acme' })
  expect(texts('a')).toEqual(['', '', 'Guide'])
  expect(all('svg').length).toBe(2)
  expect(all('a')[2]).toEqual({ href: '/base/docs/guide' })
  expect(all('ul').map((attributes) => attributes.class)).toEqual(['footer-icons', undefined])
})

test('renders both variants of a logo', () => {
  const images = footer({ logo: { ...logo, srcDark: '/dark.svg' } }).all('img')
  expect(images.map((image) => [image.src, image.class])).toEqual([
    ['/hashed/mark.svg', 'only-light'],
    ['/hashed/dark.svg', 'only-dark'],
  ])
})

test('renders the last line if there is only a copyright notice or only legal links', () => {
  expect(footer({ copyright: '© 2026 Acme' }).classed('footer-end')).toEqual(['© 2026 Acme'])
  const legal = footer({ legal: [external] })
  expect(legal.classed('footer-end')).toEqual(['About us'])
  expect(legal.texts('p')).toEqual([])
})

test('ends with the links of plugins', () => {
  const { all, classed } = footer(undefined, [{ label: 'Offline reading', to: '/offline' }])
  expect(classed('footer-end')).toEqual(['Offline reading'])
  expect(all('a')).toEqual([{ href: '/base/offline' }])
})
