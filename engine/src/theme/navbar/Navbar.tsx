import { inspect } from 'node:util'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { menu, panelToggle, repository } from '../../browser'
import type { InterfaceTexts } from '../../common'
import { unreachable } from '../../common'
import type { PageView } from '../../model'
import { DocsError } from '../../model'
import { pageData } from '../head/page-data'
import { Icon } from '../icons/Icon'
import { Island, IslandScope } from '../islands/Island'
import { Logo } from '../Logo'
import { PANEL_ID } from '../panel-id'
import { ColorModeToggle } from './ColorModeToggle'
import { NavbarLink } from './NavbarLink'
import { type NavbarMenu, type ResolvedItem, resolveItem } from './resolve-item'

/** Whether an item is at the end of the first row: the repository and the call to action. */
function isAtEnd(item: ResolvedItem): boolean {
  return item.type === 'repository' || (item.type === 'link' && item.link.cta === true)
}

/**
 * Whether an item links to an area of the site. The second row starts with these; from the first other item on, items are grouped at its
 * end.
 */
function isArea(item: ResolvedItem): boolean {
  return item.type === 'link' && !item.link.external
}

/** The bar at the top. First row: name, versions, repository, call to action. Second row: the areas of the site. */
export function Navbar(view: PageView): ReactNode {
  const { config, texts, href, asset } = view
  const { title, subtitle, logo, items, hideOnScroll } = config.navbar
  const resolve = (position: 'left' | 'right') =>
    items.filter((item) => item.position === position).flatMap((item) => resolveItem(item, view) ?? [])
  const render = (base: string) => (item: ResolvedItem, index: number) => (
    <Item key={index} item={item} base={base} texts={texts} />
  )
  const first = resolve('left')
  const ends = first.filter(isAtEnd)
  const repositories = ends.filter((item) => item.type === 'repository')
  const hasToggle = !config.colorMode.disableSwitch
  const second = resolve('right')
  const firstOther = second.findIndex((item) => !isArea(item))
  const areas = firstOther < 0 ? second : second.slice(0, firstOther)
  const others = firstOther < 0 ? [] : second.slice(firstOther)
  return (
    <nav className="navbar" aria-label={texts.navbar.label} data-hides={hideOnScroll || undefined}>
      <div className="navbar-row">
        <Island of={panelToggle} props={{ panelId: PANEL_ID }} />
        <a className="brand" href={href(config.navbar.href)}>
          {logo && <Logo logo={logo} asset={asset} />}
          {title ?? config.product}
          {subtitle !== undefined && <small>{subtitle}</small>}
        </a>
        {first.filter((item) => !isAtEnd(item)).map(render('navbar-pill'))}
        <div className={repositories.length > 0 && hasToggle ? 'navbar-end navbar-end-pair' : 'navbar-end'}>
          {repositories.map(render('navbar-pill'))}
          {hasToggle && <ColorModeToggle texts={texts} />}
          {ends.filter((item) => item.type !== 'repository').map(render('navbar-pill'))}
        </div>
      </div>
      {second.length > 0 && (
        <div className="navbar-row navbar-areas">
          {areas.map(render('navbar-link'))}
          {others.length > 0 && <div className="navbar-end">{others.map(render('navbar-link'))}</div>}
        </div>
      )}
    </nav>
  )
}

/** Finds the item that makes the page fail to render, by rendering each one alone. */
export function findFailingItem(view: PageView): DocsError | undefined {
  for (const [i, item] of view.config.navbar.items.entries()) {
    try {
      const resolved = resolveItem(item, view)
      const data = { page: pageData(view), site: view.siteData }
      const content = resolved && <Item item={resolved} base="" texts={view.texts} />
      renderToStaticMarkup(<IslandScope data={data}>{content}</IslandScope>)
    } catch (cause) {
      return new DocsError({
        code: 'navbar-item',
        title: `navbar.items[${i}] fails to render: ${cause instanceof Error ? cause.message : String(cause)}\n${inspect(item, { depth: 4 })}`,
        hint: `Correct the item in the configuration, or the component of the plugin that renders it. The first page with this error is ${view.doc.route}.`,
        cause,
      })
    }
  }
  return undefined
}

interface ItemProps {
  item: ResolvedItem
  /** Class of links and of the buttons that open menus. */
  base: string
  texts: InterfaceTexts
}

function Item({ item, base, texts }: ItemProps): ReactNode {
  const withClass = (name: string, own: string | undefined) => (own ? `${name} ${own}` : name)
  switch (item.type) {
    case 'link':
      return <NavbarLink link={item.link} base={base} />
    case 'menu': {
      const className = withClass(item.reserved ? 'menu menu-reserved' : 'menu', item.className)
      const slots = { label: <MenuLabel menu={item} texts={texts} />, entries: <MenuEntries {...item} /> }
      return <Island of={menu} props={{ className, labelClass: base }} slots={slots} />
    }
    case 'repository': {
      const { label, href, api } = item
      const className = withClass('repository', item.className)
      return <Island of={repository} props={{ className, label, href, api }} slots={{ mark: <Icon name="github" /> }} />
    }
    case 'html':
      return <div className={withClass('navbar-html', item.className)} dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'plugin':
      return <div className={withClass('navbar-plugin', item.className)}>{item.content}</div>
    default:
      return unreachable(item)
  }
}

function MenuLabel({ menu: { kind, label }, texts }: { menu: NavbarMenu; texts: InterfaceTexts }): ReactNode {
  return (
    <>
      {kind === 'locales' && <Icon name="globe" />}
      {kind === 'versions' && <span className="visually-hidden">{texts.navbar.version}</span>}{' '}
      {kind === 'versions' ? <span data-version-label="">{label}</span> : label}
    </>
  )
}

/** The links of a menu, in the bar and in the panel. */
export function MenuEntries({ entries }: Pick<NavbarMenu, 'entries'>): ReactNode {
  return entries.map((link) => (
    <li key={link.href + link.label}>
      <NavbarLink link={link} />
    </li>
  ))
}
