import type { ReactNode } from 'react'
import { unreachable } from '../../common'
import type { PageView } from '../../model'
import { MenuEntries } from './Navbar'
import { NavbarLink } from './NavbarLink'
import { type ResolvedItem, resolveItem } from './resolve-item'

/** The navbar items as a list, for the panel on narrow screens: the areas first, then the items of the first row. */
export function MainMenu(view: PageView): ReactNode {
  const { items } = view.config.navbar
  const ordered = [...items.filter((item) => item.position === 'right'), ...items.filter((item) => item.position === 'left')]
  return (
    <ul className="tree main-menu">
      {ordered
        .flatMap((item) => resolveItem(item, view) ?? [])
        // The repository and items of plugins are visible in the bar on all screens.
        .filter((item) => item.type !== 'repository' && item.type !== 'plugin' && !(item.type === 'menu' && item.hiddenInPanel))
        .map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i}>
            <Item item={item} />
          </li>
        ))}
    </ul>
  )
}

function Item({ item }: { item: ResolvedItem }): ReactNode {
  switch (item.type) {
    case 'link':
      return <NavbarLink link={item.link} />
    case 'menu':
      return (
        <details open={item.kind === 'links' && item.entries.some((link) => link.current)}>
          <summary>{item.panelLabel}</summary>
          <ul>
            <MenuEntries {...item} />
          </ul>
        </details>
      )
    case 'repository':
    case 'plugin':
      return null
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />
    default:
      return unreachable(item)
  }
}
