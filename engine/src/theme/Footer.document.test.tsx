import { expect, test } from 'vitest'
import { all, configured, type Element, named, open, text } from '../../test/support/sample-document'
import type { SiteConfigInput } from '../model/config/site-config'

const footer = (input?: SiteConfigInput['footer']) =>
  all((input ? open({ config: configured({ footer: input }) }) : open()).tree, named('footer'))[0] as Element
const linksOf = (element: Element) => all(element, named('a')).map((a) => [text(a), a.attribs.href, a.attribs.target])

test('has the configured style, light by default', () => {
  expect(footer().attribs.class).toBe('footer footer-light')
  expect(footer({ style: 'dark' }).attribs.class).toBe('footer footer-dark')
})

test('renders columns with their titles and links in order', () => {
  const element = footer({
    links: [
      { title: 'Product', items: [{ label: 'Core', to: '/docs/start' }] },
      { title: 'Company', items: [{ label: 'About', href: 'https://example.com/about' }] },
    ],
  })
  const columns = all(element, ({ attribs }) => attribs.class === 'footer-column')
  expect(columns.map((column) => text(all(column, ({ attribs }) => attribs.class === 'footer-title')[0]))).toEqual([
    'Product',
    'Company',
  ])
  expect(columns.map(linksOf)).toEqual([[['Core', '/docs/start', undefined]], [['About', 'https://example.com/about', '_blank']]])
})

test('renders links without columns', () => {
  const element = footer({ links: [{ label: 'Core', to: '/docs/start' }] })
  expect(all(element, ({ attribs }) => attribs.class === 'footer-column')).toEqual([])
  expect(linksOf(element)).toEqual([['Core', '/docs/start', undefined]])
})

test('renders the logo, with a link if it has one, and the tagline of the site', () => {
  const logo = { src: '/img/mark.svg', alt: 'Acme', width: 40, height: 40 }
  const image = (element: Element) => all(element, named('img'))[0]?.attribs
  expect(image(footer({ logo }))).toMatchObject({ src: '/img/mark.svg', alt: 'Acme', width: '40', height: '40' })
  expect(linksOf(footer({ logo }))).toEqual([])
  expect(linksOf(footer({ logo: { ...logo, href: 'https://example.com' } }))).toEqual([['', 'https://example.com', '_blank']])
  expect(linksOf(footer({ logo: { ...logo, href: '/docs/start' } }))).toEqual([['', '/docs/start', undefined]])
  expect(text(footer({ logo }))).toBe('Always know your widgets.')
  expect(text(footer({}))).toBe('')
})

test('ends with the copyright line and the legal links', () => {
  const element = footer({
    copyright: '© 2026 Acme',
    legal: [
      { label: 'Privacy policy', href: 'https://example.com/privacy' },
      { label: 'Imprint', to: '/imprint' },
    ],
  })
  const [end] = all(element, ({ attribs }) => attribs.class === 'footer-end')
  expect(text(all(end as Element, named('p'))[0])).toBe('© 2026 Acme')
  expect(linksOf(end as Element)).toEqual([
    ['Privacy policy', 'https://example.com/privacy', '_blank'],
    ['Imprint', '/imprint', undefined],
  ])
  expect(all(footer({}), ({ attribs }) => attribs.class === 'footer-end')).toEqual([])
})

test('gives each social link an accessible name', () => {
  expect(all(footer(), named('a')).map(({ attribs }) => attribs['aria-label'])).toEqual(['Code on GitHub'])
})
