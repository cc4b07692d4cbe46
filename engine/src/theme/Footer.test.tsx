import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeConfig } from '../../test/make-site'
import type { SiteConfigInput } from '../config'
import { Footer } from './Footer'
import { sampleView } from './sample-view'

/** The footer of a site with these settings; addresses of the site begin with `/base`, static files with `/hashed`. */
function footer(settings: SiteConfigInput['footer'], { offline = false, tagline = '' } = {}) {
  const sample = sampleView()
  const view = {
    ...sample,
    config: makeConfig({ footer: settings, tagline }),
    siteData: { ...sample.siteData, offline },
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

const inside = { label: 'Guide', to: '/docs/guide' }
const outside = { label: 'About us', href: 'https://example.com/about' }
const logo = { src: '/mark.svg', alt: 'Widget', width: 40, height: 30 }

test('an empty footer has neither columns nor a last line', () => {
  const { all, classed } = footer(undefined)
  expect(all('footer').map((attributes) => attributes.class)).toEqual(['footer footer-light'])
  expect(classed('footer-column')).toEqual([])
  expect(classed('footer-plain')).toEqual([])
  expect(classed('footer-end')).toEqual([])
})

test('the style is a class of the footer', () => {
  expect(footer({ style: 'dark' }).all('footer')[0]?.class).toBe('footer footer-dark')
})

test('columns have a title and links; only links to other sites open in a new tab', () => {
  const { all, texts, classed } = footer({
    links: [
      { title: 'Product', items: [inside, outside] },
      { title: 'Company', items: [outside] },
    ],
  })
  expect(classed('footer-title')).toEqual(['Product', 'Company'])
  expect(texts('li')).toEqual(['Guide', 'About us', 'About us'])
  expect(all('a').slice(0, 2)).toEqual([
    { href: '/base/docs/guide' },
    { href: 'https://example.com/about', target: '_blank', rel: 'noopener noreferrer' },
  ])
  expect(all('ul').map((attributes) => attributes.class)).toEqual([undefined, undefined])
})

test('plain links stand without columns', () => {
  const { classed, all } = footer({ links: [inside, outside] })
  expect(classed('footer-plain')).toEqual(['GuideAbout us'])
  expect(classed('footer-column')).toEqual([])
  expect(all('a').map((attributes) => attributes.href)).toEqual(['/base/docs/guide', 'https://example.com/about'])
})

test('links with an icon show it and are named by their label', () => {
  const social = { label: 'Code on GitHub', href: 'https://github.com/acme', icon: 'github' as const }
  const { all, texts } = footer({
    links: [
      { title: 'Social', items: [social] },
      { title: 'Mixed', items: [social, inside] },
    ],
  })
  expect(all('a')[0]).toMatchObject({ 'aria-label': 'Code on GitHub', class: 'footer-social', href: 'https://github.com/acme' })
  expect(texts('a')).toEqual(['', '', 'Guide'])
  expect(all('svg').length).toBe(2)
  expect(all('a')[2]).toEqual({ href: '/base/docs/guide' })
  expect(all('ul').map((attributes) => attributes.class)).toEqual(['footer-icons', undefined])
})

test('the logo is shown with its size, and leads where the settings say', () => {
  const plain = footer({ logo })
  expect(plain.all('img')[0]).toMatchObject({ src: '/hashed/mark.svg', alt: 'Widget', width: '40', height: '30' })
  expect(plain.all('a')).toEqual([])
  expect(footer({ logo: { ...logo, href: '/docs/guide' } }).all('a')).toEqual([
    { class: 'footer-logo', href: '/base/docs/guide' },
  ])
  expect(footer({ logo: { ...logo, href: 'https://example.com' } }).all('a')).toMatchObject([
    { class: 'footer-logo', href: 'https://example.com', target: '_blank' },
  ])
})

test('a logo for the dark mode is shown beside the other one', () => {
  const images = footer({ logo: { ...logo, srcDark: '/dark.svg' } }).all('img')
  expect(images.map((image) => [image.src, image.class])).toEqual([
    ['/hashed/mark.svg', 'only-light'],
    ['/hashed/dark.svg', 'only-dark'],
  ])
})

test('the tagline stands below the logo', () => {
  expect(footer({ logo }, { tagline: 'Always know.' }).classed('footer-tagline')).toEqual(['Always know.'])
  expect(footer({ logo }).classed('footer-tagline')).toEqual([])
})

test('the last line has the copyright and the legal links, if there are any', () => {
  const both = footer({ copyright: '© 2026 Acme', legal: [outside, inside] })
  expect(both.classed('footer-end')).toEqual(['© 2026 AcmeAbout usGuide'])
  expect(both.all('a').map((attributes) => attributes.href)).toEqual(['https://example.com/about', '/base/docs/guide'])
  expect(footer({ copyright: '© 2026 Acme' }).classed('footer-end')).toEqual(['© 2026 Acme'])
  const legal = footer({ legal: [outside] })
  expect(legal.classed('footer-end')).toEqual(['About us'])
  expect(legal.texts('p')).toEqual([])
})

test('a site with offline reading leads to it', () => {
  const { all, classed } = footer(undefined, { offline: true })
  expect(classed('footer-end')).toEqual(['Offline reading'])
  expect(all('a')).toEqual([{ href: '/base/offline' }])
})
