import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { sample, sampleView } from '../../../test/support/sample-view'
import type { PageView } from '../../model/components/page-view'
import { parseConfig } from '../../model/config/parse-config'
import type { SiteConfig, SiteConfigInput } from '../../model/config/site-config'
import { renderDocument } from './render-document'

type Tree = ReturnType<typeof parseDocument>
type Element = Extract<Tree['children'][number], { attribs: object }>

function open(change: Partial<PageView> = {}) {
  const html = renderDocument(sampleView(change))
  return { html, tree: parseDocument(html) }
}

function all(tree: Tree | Element, accept: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(accept, tree.children)
}

const named = (name: string) => (element: Element) => element.name === name
const labelled = (label: string) => (element: Element) => element.attribs['aria-label'] === label
const text = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim() : undefined
const meta = (tree: Tree, key: string) =>
  all(tree, ({ name, attribs }) => name === 'meta' && (attribs.name === key || attribs.property === key)).map(
    ({ attribs }) => attribs.content,
  )
const link = (tree: Tree, rel: string) =>
  all(tree, ({ name, attribs }) => name === 'link' && attribs.rel === rel).map(({ attribs }) => attribs)

/** The parts of the structured data. */
function dataOf(tree: Tree): { '@type': string; itemListElement?: { item: string }[] }[] {
  const scripts = all(tree, ({ attribs }) => attribs.type === 'application/ld+json')
  expect(scripts.length).toBeLessThan(2)
  return scripts.flatMap((script) => JSON.parse(text(script) ?? '')['@graph'])
}

/** The configuration of the sample with other settings. */
function configured(settings: Pick<SiteConfigInput, 'navbar' | 'footer'>): SiteConfig {
  const versions = [
    { name: 'current', path: '/docs', isLast: true },
    { name: '1.x', path: '/docs/1.x' },
  ]
  const input = {
    product: 'Widget',
    tagline: 'Always know your widgets.',
    url: 'https://docs.example.com',
    versions,
    ...settings,
  }
  const { config, problems } = parseConfig(input, 'docs.config.ts')
  if (!config) throw new Error(problems.map(({ title }) => title).join('\n'))
  return config
}

const OwnFooter = () => <footer>Ours</footer>

describe('the frame', () => {
  test('orders the page: skip link, announcement, navbar, text, footer', () => {
    const { tree } = open()
    const [body] = all(tree, named('body'))
    const parts = (body?.children ?? []).filter((child): child is Element => 'name' in child).map(({ name }) => name)
    expect(parts).toEqual(['section', 'header', 'nav', 'div', 'footer', 'script', 'script'])
    const [skip] = all(tree, labelled('Skip to main content'))
    const [target] = all(tree, named('main'))
    expect(all(skip as Element, named('a'))[0]?.attribs.href).toBe(`#${target?.attribs.id}`)
  })

  test('names the landmarks', () => {
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

  test('follows the color mode of the system without scripts if the site is configured to', () => {
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
    const { config } = sampleView()
    const { html } = open({ config: { ...config, regions: { Footer: OwnFooter } } })
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
})

describe('the head', () => {
  test('escapes the title of page and site', () => {
    const { html } = open()
    expect(html).toContain('<title>Files &lt;b&gt; | Widget</title>')
  })

  test('uses the title of the site on pages without a title', () => {
    expect(open({ doc: { ...sample.doc, title: 'Widget' } }).html).toContain('<title>Widget</title>')
  })

  test('links to the canonical URL, its language alternates and the Markdown copy', () => {
    const { tree } = open()
    const url = 'https://docs.example.com/docs/connect/files'
    expect(link(tree, 'canonical')).toEqual([{ rel: 'canonical', href: url }])
    expect(meta(tree, 'og:url')).toEqual([url])
    expect(link(tree, 'alternate')).toEqual([
      { rel: 'alternate', hreflang: 'en', href: url },
      { rel: 'alternate', hreflang: 'x-default', href: url },
      { rel: 'alternate', type: 'text/markdown', href: '/docs/connect/files.md' },
    ])
    const folder = open({ doc: { ...sample.doc, route: '/docs/connect/' } })
    expect(link(folder.tree, 'alternate').at(-1)?.href).toBe('/docs/connect.md')
  })

  test('names the image of the page, or else the image of the site', () => {
    const images = (tree: Tree) => [...meta(tree, 'og:image'), ...meta(tree, 'twitter:image')]
    expect(images(open().tree)).toEqual([])
    const config = { ...sampleView().config, image: '/img/site.png' }
    expect(images(open({ config }).tree)).toEqual(Array(2).fill('https://docs.example.com/img/site.png'))
    const own = open({ config, doc: { ...sample.doc, image: '/img/own.png' } }).tree
    expect(images(own)).toEqual(Array(2).fill('https://docs.example.com/img/own.png'))
    expect(meta(own, 'twitter:card')).toEqual(['summary_large_image'])
  })

  test('links pages outside the versions to their Markdown copies, except unlisted ones', () => {
    const { version: _, sidebarId: __, ...home } = { ...sample.doc, kind: 'page' as const, route: '/docs/home' }
    const { sidebar: ___, article: ____, ...view } = sampleView({ doc: home, body: <h1>Home</h1> })
    const tree = parseDocument(renderDocument(view))
    expect(link(tree, 'alternate').at(-1)?.href).toBe('/docs/home.md')
    const lost = parseDocument(renderDocument({ ...view, doc: { ...home, route: '/404', unlisted: true } }))
    expect(link(lost, 'alternate').map(({ type }) => type)).not.toContain('text/markdown')
  })

  test('excludes unlisted pages from search engines', () => {
    expect(meta(open().tree, 'robots')).toEqual([])
    expect(meta(open({ doc: { ...sample.doc, unlisted: true } }).tree, 'robots')).toEqual(['noindex, nofollow'])
  })

  test('lists the linked breadcrumbs with absolute URLs in the structured data', () => {
    const { tree } = open()
    const [trail] = dataOf(tree)
    expect(trail?.['@type']).toBe('BreadcrumbList')
    expect(trail?.itemListElement?.map((step) => step.item)).toEqual([
      'https://docs.example.com/docs/connect/',
      'https://docs.example.com/docs/connect/files',
    ])
  })

  test('describes an article with its language, version, last change and site in the structured data', () => {
    const url = 'https://docs.example.com'
    const article = {
      '@type': 'TechArticle',
      headline: 'Files <b>',
      url: `${url}/docs/connect/files`,
      inLanguage: 'en',
      version: '2.0',
      isPartOf: { '@type': 'WebSite', name: 'Widget', url: `${url}/` },
    }
    expect(dataOf(open().tree)[1]).toEqual({ ...article, dateModified: '2026-11-14' })
    const { updated: _, ...doc } = sample.doc
    expect(dataOf(open({ doc }).tree)[1]).toEqual(article)
    const { article: __, ...index } = sampleView({ doc: { ...doc, kind: 'generated-index' } })
    expect(dataOf(parseDocument(renderDocument(index))).map((part) => part['@type'])).toEqual(['BreadcrumbList'])
  })

  test('escapes titles in the structured data', () => {
    const doc = {
      ...sample.doc,
      title: '</script><script>',
      breadcrumbs: [{ label: '</script><script>', href: '/x' }, { label: 'b' }],
    }
    const { tree } = open({ doc })
    expect(all(tree, named('script')).map(({ attribs }) => attribs.id ?? attribs.type)).toEqual([
      'application/ld+json',
      'page-data',
      'site-data',
    ])
  })

  test('renders the head tags of configuration and plugins', () => {
    const { config } = sampleView()
    const headTags = [
      { tag: 'link' as const, attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' } },
    ]
    const ofPlugins = [{ tag: 'script' as const, attributes: { src: '/a.js', defer: true, 'data-x': true } }]
    const { tree } = open({ config: { ...config, headTags }, headTags: ofPlugins })
    expect(link(tree, 'preconnect')).toEqual([{ rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' }])
    expect(all(tree, ({ attribs }) => attribs.src === '/a.js')[0]?.attribs).toEqual({ src: '/a.js', defer: '', 'data-x': '' })
  })

  test('contains the content security policy only if `policyMeta` is set', () => {
    const { config } = sampleView()
    const policies = (tree: Tree) => all(tree, ({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
    expect(policies(open().tree)).toEqual([])
    expect(policies(open({ config: { ...config, policyMeta: true } }).tree)[0]?.attribs.content).toBe("default-src 'none'")
  })
})

describe('the navbar', () => {
  const navbar = (tree: Tree) => all(tree, labelled('Main'))[0] as Element
  const links = (tree: Tree) => all(navbar(tree), named('a'))

  test('leaves out items without a target', () => {
    expect(open().html).not.toContain('Not written yet')
  })

  test('marks the area of the page in the bar and only the page itself in menus', () => {
    const { tree } = open()
    const current = links(tree).filter(({ attribs }) => attribs['aria-current'] === 'page')
    expect(current.map(text)).toEqual(['2.0', 'Guide', 'English'])
  })

  test('uses native menus, of which one is open at a time', () => {
    const menus = all(navbar(open().tree), named('details'))
    expect(menus.map(({ attribs }) => attribs.name)).toEqual(['navbar-menu', 'navbar-menu', 'navbar-menu'])
    expect(menus.every((menu) => !('open' in menu.attribs))).toBe(true)
  })

  test('lists the versions, notes those without the page, and opens external links in a new tab', () => {
    const { tree } = open()
    const versions = all(navbar(tree), named('details'))[0] as Element
    const entries = all(versions, named('a'))
    expect(entries.map(text)).toEqual(['2.0', '1.9page not available', '0.x'])
    expect(entries[1]?.attribs.href).toBe('/docs/1.x/start')
    expect(entries[2]?.attribs).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  })

  test('reserves the space of a hidden version menu and leaves it out of the panel', () => {
    const { version: _, ...home } = { ...sample.doc, route: '/docs/home' }
    const { tree } = open({ doc: { ...home, counterparts: [] } })
    expect(all(navbar(tree), named('details'))[0]?.attribs.class).toContain('menu-reserved')
    expect(text(all(tree, labelled('Main menu'))[0])).not.toContain('Versions')
    expect(text(all(open().tree, labelled('Main menu'))[0])).toContain('Versions')
  })

  test('renders the items of each side with their labels and targets', () => {
    const config = configured({
      navbar: {
        items: [
          { type: 'link', position: 'left', label: 'To', to: '/docs/to' },
          { type: 'link', label: 'Href', href: 'https://example.com/' },
          { type: 'doc', label: 'Doc', docId: 'start' },
          { type: 'sidebar', label: 'Sidebar', sidebarId: 'guide' },
          { type: 'dropdown', label: 'Menu', items: [{ type: 'link', label: 'Item', to: '/docs/item' }] },
          { type: 'versionDropdown', versions: ['1.x', 'current'] },
          { type: 'html', html: '<b>Piece</b>' },
        ],
      },
    })
    const { tree } = open({ config })
    const [first, second] = all(navbar(tree), ({ attribs }) => /\bnavbar-row\b/.test(attribs.class ?? ''))
    const linksOf = (row: Element | undefined) => all(row as Element, named('a')).map((a) => [text(a), a.attribs.href])
    expect(linksOf(first)).toEqual([
      ['Widget', '/'],
      ['To', '/docs/to'],
    ])
    expect(linksOf(second)).toEqual([
      ['Href', 'https://example.com/'],
      ['Doc', '/docs/start'],
      ['Sidebar', '/docs/start'],
      ['Item', '/docs/item'],
      ['1.9page not available', '/docs/1.x/start'],
      ['2.0', '/docs/connect/files'],
    ])
    expect(all(second as Element, named('summary')).map(text)).toEqual(['Menu', 'Version 2.0'])
    expect(all(second as Element, named('b')).map(text)).toEqual(['Piece'])
  })

  test('reports an item that fails to render, with its configuration and the reason', () => {
    const reason = new Error('no address')
    const { config } = sampleView()
    const fails = () =>
      open({
        href: (to) => {
          if (to === '/broken') throw reason
          return to
        },
        config: {
          ...config,
          navbar: { ...config.navbar, items: [{ type: 'link', position: 'left', label: 'Broken', to: '/broken', cta: false }] },
        },
      })
    expect(fails).toThrow(expect.objectContaining({ code: 'navbar-item', cause: reason }))
    expect(fails).toThrow('A navbar item fails to render on')
    expect(fails).toThrow('no address\n{\n  "type": "link",\n  "position": "left",\n  "label": "Broken"')
  })

  test('renders the repository as a link with its name and counts of 0 before the request', () => {
    const badge = links(open().tree).find(({ attribs }) => attribs.href === 'https://github.com/acme/widget')
    expect(badge?.attribs).toMatchObject({ target: '_blank' })
    expect(text(badge)).toBe('Repository acme/widget 0 stars 0 forks')
  })
})

describe('the sidebar', () => {
  const sidebar = (tree: Tree) => all(tree, labelled('Docs sidebar'))[0] as Element

  test('marks the page, expands its category and collapses the others', () => {
    const tree = sidebar(open().tree)
    expect(all(tree, ({ attribs }) => attribs['aria-current'] === 'page').map(text)).toEqual(['Files'])
    const groups = all(tree, named('details'))
    expect(groups.map((group) => 'open' in group.attribs)).toEqual([true, false])
    expect(new Set(groups.map(({ attribs }) => attribs.name)).size).toBe(1)
  })

  test('renders a category with a page as a link and a labeled button', () => {
    const tree = sidebar(open().tree)
    expect(all(tree, ({ attribs }) => attribs.href === '/docs/connect/').map(text)).toEqual(['Connect'])
    expect(all(tree, labelled("Collapse sidebar category 'Connect'"))).toHaveLength(1)
  })

  test('shows an unlisted page only while it is the current one', () => {
    expect(text(sidebar(open().tree))).not.toContain('Secret')
    const { tree } = open({ doc: { ...sample.doc, id: 'connect/secret', route: '/docs/connect/secret' } })
    expect(text(sidebar(tree))).toContain('Secret')
  })
})

describe('the page', () => {
  test('shows the tested version, the reading time and the last change', () => {
    const { tree } = open()
    const [header] = all(tree, ({ attribs }) => attribs.class === 'page-meta')
    expect(text(header)).toContain('Tested with 2.0')
    expect(text(header)).toContain('2 min')
    expect(all(header as Element, named('time'))[0]?.attribs.datetime).toBe('2026-11-14')
    expect(text(header)).toContain('Updated 14 Nov 2026')
  })

  test('does not claim tests that were not run', () => {
    expect(open({ article: { ...sample.article, tested: 'none' } }).html).not.toContain('Tested with')
  })

  test('hides a single breadcrumb', () => {
    const { tree } = open({ doc: { ...sample.doc, breadcrumbs: [{ label: 'Files' }] } })
    expect(all(tree, labelled('Breadcrumbs'))).toEqual([])
  })

  test.each([
    ['same', 'Read the same page'],
    ['nearest', 'The closest page is in the latest version'],
    ['main', "doesn't have this page"],
  ] as const)('the banner of an old version says where the reader goes: %s', (relation, words) => {
    const doc = { ...sample.doc, version: '1.x', counterparts: [{ version: 'current', href: '/docs/there', relation }] }
    const { tree } = open({ doc, activeVersion: sample.old })
    const [banner] = all(tree, ({ attribs }) => attribs.role === 'alert')
    expect(text(banner)).toContain('Widget 1.9, which is no longer maintained')
    expect(text(banner)).toContain(words)
    expect(all(banner as Element, named('a')).map((a) => [text(a), a.attribs.href])).toEqual([['latest version', '/docs/there']])
  })

  test('marks drafts and unlisted pages', () => {
    expect(open({ doc: { ...sample.doc, draft: true } }).html).toContain('Draft.')
    expect(open({ doc: { ...sample.doc, unlisted: true } }).html).toContain('Unlisted page.')
  })

  test('renders the pagination landmark without links', () => {
    const { previous: _, next: __, ...doc } = sample.doc
    const [nav] = all(open({ doc }).tree, labelled('Docs pages'))
    expect(nav?.children).toEqual([])
  })
})

describe('the footer', () => {
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
    expect(columns.map(linksOf)).toEqual([
      [['Core', '/docs/start', undefined]],
      [['About', 'https://example.com/about', '_blank']],
    ])
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

  test('names each social link', () => {
    expect(all(footer(), named('a')).map(({ attribs }) => attribs['aria-label'])).toEqual(['Code on GitHub'])
  })
})
