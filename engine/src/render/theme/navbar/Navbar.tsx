import type { ReactNode } from 'react'
import { menu, panelToggle, repository } from '../../../browser'
import type { PageView } from '../../../model'
import { Icon } from '../../icons'
import { Island } from '../../islands'
import { Logo } from '../Logo'
import { PANEL_ID } from '../main-id'
import { ColorModeToggle } from './ColorModeToggle'
import { NavbarLink } from './NavbarLink'
import { type ResolvedItem, resolveItem } from './resolve-item'

/** Items that go to the far end of the first row: the repository and the call to action. */
function atEndOfFirstRow(item: ResolvedItem): boolean {
  return item.type === 'repository' || (item.type === 'link' && item.link.cta === true)
}

/** Items that lead to an area of the site; the first of the second row that is something else opens the group at its far end. */
function isArea(item: ResolvedItem): boolean {
  return item.type === 'link' && !item.link.external
}

/** The bar at the top: name, versions and calls in the first row, the areas of the site in the second. */
export function Navbar(view: PageView): ReactNode {
  const { config, href, asset } = view
  const { title, subtitle, logo, items, hideOnScroll } = config.navbar
  const resolve = (position: 'left' | 'right') =>
    items.filter((item) => item.position === position).flatMap((item) => resolveItem(item, view) ?? [])
  const first = resolve('left')
  const ends = first.filter(atEndOfFirstRow)
  const repositories = ends.filter((item) => item.type === 'repository')
  const hasSwitch = !config.colorMode.disableSwitch
  const second = resolve('right')
  const firstOther = second.findIndex((item) => !isArea(item))
  const areas = firstOther < 0 ? second : second.slice(0, firstOther)
  const others = firstOther < 0 ? [] : second.slice(firstOther)
  return (
    <nav className="navbar" aria-label="Main" data-hides={hideOnScroll || undefined}>
      <div className="navbar-row">
        <Island of={panelToggle} props={{ panelId: PANEL_ID }} />
        <a className="brand" href={href(config.navbar.href)}>
          {logo && <Logo logo={logo} asset={asset} />}
          {title ?? config.product}
          {subtitle !== undefined && <small>{subtitle}</small>}
        </a>
        {first.filter((item) => !atEndOfFirstRow(item)).map((item, i) => drawItem(item, i, 'navbar-pill'))}
        <div className={repositories.length > 0 && hasSwitch ? 'navbar-end navbar-end-pair' : 'navbar-end'}>
          {repositories.map((item, i) => drawItem(item, i, 'navbar-pill'))}
          {hasSwitch && <ColorModeToggle />}
          {ends.filter((item) => item.type !== 'repository').map((item, i) => drawItem(item, i, 'navbar-pill'))}
        </div>
      </div>
      <div className="navbar-row navbar-areas">
        {areas.map((item, i) => drawItem(item, i, 'navbar-link'))}
        {others.length > 0 && <div className="navbar-end">{others.map((item, i) => drawItem(item, i, 'navbar-link'))}</div>}
      </div>
    </nav>
  )
}

/** An item in the bar; `base` is the class of links and of what opens a menu. */
function drawItem(item: ResolvedItem, key: number, base: string): ReactNode {
  const classes = (name: string) => (item.type === 'link' || !item.className ? name : `${name} ${item.className}`)
  switch (item.type) {
    case 'link':
      return <NavbarLink key={key} link={item.link} base={base} />
    case 'menu':
      return (
        <Island
          key={key}
          of={menu}
          props={{ className: classes(item.reserved ? 'menu menu-reserved' : 'menu'), labelClass: base }}
          slots={{ label: <MenuLabel {...item} />, entries: <MenuEntries {...item} /> }}
        />
      )
    case 'repository':
      return (
        <Island
          key={key}
          of={repository}
          props={{ className: classes('repository'), label: item.label, href: item.href, api: item.api }}
          slots={{ mark: <Icon name="github" /> }}
        />
      )
    case 'html':
      return <div key={key} className={classes('navbar-html')} dangerouslySetInnerHTML={{ __html: item.html }} />
  }
}

type MenuItem = Extract<ResolvedItem, { type: 'menu' }>

function MenuLabel({ kind, label }: MenuItem): ReactNode {
  return (
    <>
      {kind === 'locales' && <Icon name="globe" />}
      {kind === 'versions' && <span className="visually-hidden">Version</span>}{' '}
      {kind === 'versions' ? <span data-version-label="">{label}</span> : label}
    </>
  )
}

function MenuEntries({ entries }: MenuItem): ReactNode {
  return entries.map((link) => (
    <li key={link.href + link.label}>
      <NavbarLink link={link} />
    </li>
  ))
}
