import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { all, dataOf, type Element, labeled, meta, named, open } from '../../test/support/sample-document'
import { sampleView } from '../../test/support/sample-view'
import { renderDocument } from './render-document'

const OwnFooter = () => <footer>Ours</footer>

test('renders skip link, announcement, navbar, content and footer in this order', () => {
  const { tree } = open()
  const [body] = all(tree, named('body'))
  const parts = (body?.children ?? []).filter((child): child is Element => 'name' in child).map(({ name }) => name)
  expect(parts).toEqual(['section', 'header', 'nav', 'div', 'footer', 'script', 'script'])
  const [skip] = all(tree, labeled('Skip to main content'))
  const [target] = all(tree, named('main'))
  expect(all(skip as Element, named('a'))[0]?.attribs.href).toBe(`#${target?.attribs.id}`)
})

test('gives each landmark an accessible name', () => {
  const { tree } = open()
  const names = all(tree, named('nav')).map(({ attribs }) => attribs['aria-label'])
  expect(names).toEqual(['Main', 'Main menu', 'Docs sidebar', 'Breadcrumbs', 'On this page', 'Docs pages'])
})

test('sets language, direction, color mode, version and doc id on the html element', () => {
  const { tree } = open()
  const [html] = all(tree, named('html'))
  expect(html?.attribs).toMatchObject({ lang: 'en', dir: 'ltr', 'data-theme': 'light' })
  expect(html?.attribs.class?.split(' ')).toEqual(
    expect.arrayContaining(['docs-doc-page', 'docs-version-current', 'docs-doc-id-connect/files']),
  )
  expect(html?.attribs).not.toHaveProperty('data-color-scheme')
})

test('follows the color mode of the system without scripts if the site respects it', () => {
  const { config } = sampleView()
  const { tree } = open({ config: { ...config, colorMode: { ...config.colorMode, respectPrefersColorScheme: true } } })
  expect(all(tree, named('html'))[0]?.attribs['data-color-scheme']).toBe('system')
  expect(meta(tree, 'theme-color')).toHaveLength(2)
})

test('renders a page without a sidebar without breadcrumbs and pagination, and with only the main menu in the panel', () => {
  const { sidebar: _, ...view } = sampleView()
  const tree = parseDocument(renderDocument(view))
  expect(all(tree, named('nav')).map(({ attribs }) => attribs['aria-label'])).toEqual(['Main', 'Main menu', 'On this page'])
  expect(dataOf(tree).map((part) => part['@type'])).toEqual(['TechArticle'])
})

test('renders the sidebar once', () => {
  const { html } = open()
  expect(html.match(/href="\/docs\/run\/once"/g)).toHaveLength(2) // sidebar and pagination
})

test('replaces a region with a component of the site', () => {
  const { html } = open({}, { Footer: OwnFooter })
  expect(html).toContain('<footer>Ours</footer>')
})

test('contains no styles, inline scripts or event handlers', () => {
  const { tree } = open()
  const offenders = all(
    tree,
    ({ name, attribs }) =>
      name === 'style' ||
      'style' in attribs ||
      Object.keys(attribs).some((key) => key.startsWith('on')) ||
      (name === 'script' && !attribs.src && !/^application\/(?:ld\+)?json$/.test(attribs.type ?? '')),
  )
  expect(offenders).toEqual([])
})
