import { expect, test } from 'vitest'
import { all, configured, type Element, labeled, named, open, type Tree, text } from '../../../test/support/sample-document'
import { sample } from '../../../test/support/sample-view'

const navbar = (tree: Tree) => all(tree, labeled('Main'))[0] as Element
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

test("lists the versions, marks those that don't have the page, and opens external links in a new tab", () => {
  const { tree } = open()
  const versions = all(navbar(tree), named('details'))[0] as Element
  const entries = all(versions, named('a'))
  expect(entries.map(text)).toEqual(['2.0', '1.9opens “Start”', '0.x'])
  expect(entries[1]?.attribs.href).toBe('/docs/1.x/start')
  expect(entries[2]?.attribs).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
})

test('reserves the space of a hidden version menu and leaves it out of the panel', () => {
  const { version: _, ...home } = { ...sample.doc, route: '/docs/home' }
  const { tree } = open({ doc: { ...home, counterparts: [] } })
  expect(all(navbar(tree), named('details'))[0]?.attribs.class).toContain('menu-reserved')
  expect(text(all(tree, labeled('Main menu'))[0])).not.toContain('Versions')
  expect(text(all(open().tree, labeled('Main menu'))[0])).toContain('Versions')
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
    ['1.9opens “Start”', '/docs/1.x/start'],
    ['2.0', '/docs/connect/files'],
  ])
  expect(all(second as Element, named('summary')).map(text)).toEqual(['Menu', 'Version 2.0'])
  expect(all(second as Element, named('b')).map(text)).toEqual(['Piece'])
})

test('on the pages of a sidebar, the item whose page is closest above is current', () => {
  const items = [
    { type: 'doc', label: 'Start', docId: 'start' },
    { type: 'doc', label: 'Files', docId: 'files' },
  ] as const
  const areas = { start: '/docs/start', files: '/docs/connect/files' }
  const findDoc = (id: string) => ({ id, version: 'current', route: areas[id as 'start'], label: id, sidebarId: 'guide' })
  const current = (route: string, shown: readonly { type: 'doc'; docId: string }[] = items) => {
    const { tree } = open({
      config: configured({ navbar: { items: [...shown] } }),
      doc: { ...sample.doc, id: 'other', route },
      findDoc: (id) => ({ ...findDoc(id), unlisted: false }),
    })
    return links(tree).flatMap((a) => (a.attribs['aria-current'] ? [text(a)] : []))
  }
  expect(current('/docs/connect/files/one')).toEqual(['Files'])
  expect(current('/docs/other')).toEqual(['Start'])
  expect(current('/docs/connect/files/one', items.slice(0, 1))).toEqual(['Start'])
})

test('the items of the right side from the first one that leads to no area are at its end', () => {
  const link = { type: 'link', label: 'Forum', href: 'https://example.com/' } as const
  const sidebar = { type: 'sidebar', label: 'Guide', sidebarId: 'guide' } as const
  const piece = { type: 'html', html: '<b>Piece</b>' } as const
  const ends = (items: readonly (typeof link | typeof sidebar | typeof piece)[]) => {
    const { tree } = open({ config: configured({ navbar: { items: [...items] } }) })
    const [areas] = all(navbar(tree), ({ attribs }) => /\bnavbar-areas\b/.test(attribs.class ?? ''))
    const end = all(areas as Element, ({ attribs }) => attribs.class === 'navbar-end').map((found) => text(found))
    return [text(areas), ...end]
  }
  expect(ends([sidebar])).toEqual(['Guide'])
  expect(ends([sidebar, piece])).toEqual(['GuidePiece', 'Piece'])
  expect(ends([piece, sidebar])).toEqual(['PieceGuide', 'PieceGuide'])
})

test('only a call to action looks like a button', () => {
  const items = [
    { type: 'link', label: 'Forum', href: 'https://example.com/', position: 'left' },
    { type: 'link', label: 'Try it', href: 'https://example.com/try', position: 'left', cta: true },
  ] as const
  const { tree } = open({ config: configured({ navbar: { items: [...items] } }) })
  const classes = links(tree).flatMap((link) =>
    link.attribs.href?.startsWith('https://example.com/') ? [link.attribs.class] : [],
  )
  expect(classes).toEqual(['navbar-pill external', expect.stringContaining('button')])
})

test('renders the repository as a link with its name, and with counts of 0 until they are loaded', () => {
  const badge = links(open().tree).find(({ attribs }) => attribs.href === 'https://github.com/acme/widget')
  expect(badge?.attribs).toMatchObject({ target: '_blank' })
  expect(text(badge)).toBe('Repository acme/widget 0 stars 0 forks')
})
