import { expect, test } from 'vitest'
import { absoluteHref } from './absolute-href'

const site = { url: 'https://docs.example.com', baseUrl: '/base/', router: 'path' as const }
const read = (href: string, config: Partial<Parameters<typeof absoluteHref>[2]> = {}) =>
  absoluteHref(href, '/docs/guide', { ...site, ...config })

test('adds the host to an address of the site, and the address of the page to a fragment', () => {
  expect(read('/base/docs/home?a=b#c')).toBe('https://docs.example.com/base/docs/home?a=b#c')
  expect(read('/base/img/a.0a1b.png')).toBe('https://docs.example.com/base/img/a.0a1b.png')
  expect(read('#id')).toBe('https://docs.example.com/base/docs/guide#id')
  expect(read('#id', { trailingSlash: true })).toBe('https://docs.example.com/base/docs/guide/#id')
})

test('does not change addresses of other sites', () => {
  for (const href of ['https://example.com', 'mailto:a@example.com', 'tel:+1'])
    expect([read(href), read(href, { router: 'hash' })]).toEqual([href, href])
})

test('with hash URLs, the addresses of pages are in the fragment, but not those of files', () => {
  expect(read('/base/docs/home#c', { router: 'hash' })).toBe('https://docs.example.com/base/#/docs/home#c')
  expect(read('#id', { router: 'hash' })).toBe('https://docs.example.com/base/#/docs/guide#id')
  expect(read('/base/img/a.0a1b.png', { router: 'hash' })).toBe('https://docs.example.com/base/img/a.0a1b.png')
})
