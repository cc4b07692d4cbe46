import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SidebarCategoryItem, SidebarItem } from '../../../model'
import { sameRoute } from '../../../model'
import { isActive } from './visible-items'

/** What every level of the tree needs. */
interface TreeProps {
  items: readonly SidebarItem[]
  /** Route of the current page. */
  route: string
  href(route: string): string
  /** Place of the level in the tree; keeps the names of its categories apart from those of other levels. */
  level: string
}

/** A level of the sidebar. Categories are `details` of one name, so that opening one closes its neighbours. */
export function SidebarTree({ items, route, href, level }: TreeProps): ReactNode {
  const html = items.map((item, i) => entryHtml(item, { route, href, level: `${level}-${i}`, group: level })).join('')
  return <ul className="tree" dangerouslySetInnerHTML={{ __html: html }} />
}

interface EntryPlace {
  route: string
  href(route: string): string
  level: string
  group: string
}

/** HTML of entries that do not hold the current page: it is the same on every page of the sidebar, and so drawn once. */
const resting = new WeakMap<SidebarItem, string>()

function entryHtml(item: SidebarItem, place: EntryPlace): string {
  const active = isActive(item, place.route)
  const known = active ? undefined : resting.get(item)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(
    <li className={item.className}>
      <Entry item={item} {...place} />
    </li>,
  )
  if (!active) resting.set(item, flat(html))
  return html
}

/** The same text in one piece: the renderer's result is a chain of parts, which each page that it goes into would walk along. */
function flat(text: string): string {
  return Buffer.from(text).toString()
}

function Entry({ item, route, href, level, group }: EntryPlace & { item: SidebarItem }): ReactNode {
  if (item.type === 'html') return <div dangerouslySetInnerHTML={{ __html: item.value }} />
  const link = (className?: string) => {
    if (item.href === undefined) return item.label
    const external = !item.href.startsWith('/')
    return (
      <a
        className={external ? 'external' : className}
        href={external ? item.href : href(item.href)}
        aria-current={sameRoute(item.href, route) ? 'page' : undefined}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Label item={item} />
      </a>
    )
  }
  if (item.type === 'link') return link()
  const active = isActive(item, route)
  const children = <SidebarTree items={item.items} route={route} href={href} level={level} />
  if (!item.collapsible) {
    return (
      <>
        {item.href === undefined ? (
          <span className="tree-label">
            <Label item={item} />
          </span>
        ) : (
          link(active ? 'active' : undefined)
        )}
        {children}
      </>
    )
  }
  const open = active || !item.collapsed
  // Of `details` with one name only one can be open: those that are open by configuration beside the active one stay out of the group.
  const name = active || !open ? group : undefined
  if (item.href === undefined) {
    return (
      <details name={name} open={open}>
        <summary className={active ? 'active' : undefined}>
          <Label item={item} />
        </summary>
        {children}
      </details>
    )
  }
  return (
    <>
      {link(active ? 'active' : undefined)}
      <details name={name} open={open} className="beside">
        <summary aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${item.label}'`} />
        {children}
      </details>
    </>
  )
}

function Label({ item }: { item: Exclude<SidebarItem, { type: 'html' }> | SidebarCategoryItem }): ReactNode {
  return (
    <>
      {item.label}
      {item.badge !== undefined && <small className="tree-badge">{item.badge}</small>}
    </>
  )
}
