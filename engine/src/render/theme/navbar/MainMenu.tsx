import type { ReactNode } from 'react'
import type { PageView } from '../../../model'
import { NavbarLink } from './NavbarLink'
import { type ResolvedItem, resolveItem } from './resolve-item'

/** The items of the navbar as a list, for the panel of narrow screens: the areas first, then what stands in the first row. */
export function MainMenu(view: PageView): ReactNode {
  const { items } = view.config.navbar
  const ordered = [...items.filter((item) => item.position === 'right'), ...items.filter((item) => item.position === 'left')]
  return (
    <ul className="tree main-menu">
      {ordered
        .flatMap((item) => resolveItem(item, view) ?? [])
        // The repository stays in the bar; it is not repeated here (BEHAVIOUR 2.13).
        .filter((item) => item.type !== 'repository' && !(item.type === 'menu' && item.hiddenInPanel))
        .map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i}>{drawItem(item)}</li>
        ))}
    </ul>
  )
}

function drawItem(item: ResolvedItem): ReactNode {
  switch (item.type) {
    case 'link':
      return <NavbarLink link={item.link} />
    case 'menu':
      return (
        <details open={item.kind === 'links' && item.entries.some((link) => link.current)}>
          <summary>{item.panelLabel}</summary>
          <ul>
            {item.entries.map((link) => (
              <li key={link.href + link.label}>
                <NavbarLink link={link} />
              </li>
            ))}
          </ul>
        </details>
      )
    case 'repository':
      return null
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />
  }
}
