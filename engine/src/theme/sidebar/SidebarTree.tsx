import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InterfaceTexts } from '../../common'
import { samePage, unreachable } from '../../common'
import { breakableName } from '../../compile'
import type { SidebarCategoryItem, SidebarItem } from '../../model'
import { SiteLink } from '../SiteLink'
import { isActive } from './visible-items'

interface TreeProps {
  items: readonly SidebarItem[]
  /** Route of the current page. */
  route: string
  href(route: string): string
  texts: InterfaceTexts
  /** Identifies this level of the tree, so that its categories don't share a name with those of other levels. */
  level: string
}

/** An entry and its place in the tree. */
interface EntryProps<Item extends SidebarItem = SidebarItem> extends Omit<TreeProps, 'items'> {
  item: Item
  /** Name of the categories on the level of the entry. */
  group: string
}

/** A level of the sidebar. Its categories are `details` elements of one name, so that opening one closes the others. */
export function SidebarTree({ items, level, ...rest }: TreeProps): ReactNode {
  const html = items.map((item, i) => entryHtml({ ...rest, item, level: `${level}-${i}`, group: level })).join('')
  return <ul className="tree" dangerouslySetInnerHTML={{ __html: html }} />
}

/** HTML of entries that don't contain the current page. It is the same on every page with the sidebar. */
const inactiveHtml = new WeakMap<SidebarItem, string>()

function entryHtml(props: EntryProps): string {
  const { item, route } = props
  const active = isActive(item, route)
  const cached = active ? undefined : inactiveHtml.get(item)
  if (cached !== undefined) return cached
  const html = renderToStaticMarkup(
    <li className={item.className}>
      <Entry {...props} />
    </li>,
  )
  if (!active) inactiveHtml.set(item, flatten(html))
  return html
}

/** Copies a concatenated string into a flat one, which is faster to write into each page. */
function flatten(text: string): string {
  return Buffer.from(text).toString()
}

function Entry({ item, ...rest }: EntryProps): ReactNode {
  switch (item.type) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'link':
      return <EntryLink item={item} {...rest} />
    case 'category':
      return <Category item={item} {...rest} />
    default:
      return unreachable(item)
  }
}

function Category({ item, ...rest }: EntryProps<SidebarCategoryItem>): ReactNode {
  const { route, level, group, texts } = rest
  const active = isActive(item, route)
  const className = active ? 'active' : undefined
  const link = item.href !== undefined && <EntryLink item={item} className={className} {...rest} />
  const children = <SidebarTree {...rest} items={item.items} level={level} />
  if (!item.collapsible) {
    return (
      <>
        {link || (
          <span className="tree-label">
            <Label item={item} />
          </span>
        )}
        {children}
      </>
    )
  }
  const open = active || !item.collapsed
  // Only one of several `details` with the same name can be open, so categories that the configuration opens have no name.
  const name = active || !open ? group : undefined
  if (!link) {
    return (
      <details name={name} open={open}>
        <summary className={className}>
          <Label item={item} />
        </summary>
        {children}
      </details>
    )
  }
  const action = open ? texts.runtime.collapse : texts.runtime.expand
  return (
    <>
      {link}
      <details name={name} open={open} className="beside">
        <summary aria-label={texts.sidebarCategory(action, item.label)} />
        {children}
      </details>
    </>
  )
}

type LabeledItem = Exclude<SidebarItem, { type: 'html' }>

function EntryLink({ item, className, route, href }: EntryProps<LabeledItem> & { className?: string | undefined }): ReactNode {
  const target = item.href ?? ''
  const external = !target.startsWith('/')
  return (
    <SiteLink
      className={external ? 'external' : className}
      href={external ? target : href(target)}
      aria-current={samePage(target, route) ? 'page' : undefined}
      external={external}
    >
      <Label item={item} />
    </SiteLink>
  )
}

/** The label of an entry. One without spaces may be wider than the sidebar. */
function Label({ item }: { item: LabeledItem }): ReactNode {
  return (
    <>
      {breakableName(item.label)}
      {item.badge !== undefined && <small className="tree-badge">{item.badge}</small>}
    </>
  )
}
