import type { ReactNode } from 'react'
import type { PageView } from '../../../model'
import { PANEL_ID } from '../main-id'
import { MainMenu } from '../navbar/MainMenu'
import { SidebarTree } from './SidebarTree'
import { SIDEBAR_CLASS } from './sidebar-class'
import { visibleItems } from './visible-items'

/**
 * The sidebar, once in the document: a column on wide screens, and on narrow ones a native popover that the navbar's button opens,
 * with the main menu above. On pages without sidebar it only holds the main menu.
 */
export function SidebarPanel(view: PageView): ReactNode {
  const { sidebar, doc, texts, href } = view
  return (
    <aside id={PANEL_ID} className="panel" popover="auto" aria-label={sidebar ? texts.panel.docsLabel : texts.panel.label}>
      <div className="panel-top">
        <span>{texts.panel.title}</span>
        {/* Opening the panel moves the focus here (decision G-62); while it is closed the button cannot take it. */}
        <button type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide" aria-label={texts.panel.close} autoFocus />
      </div>
      {/* Once the panel has woken, the sidebar comes first, and the way back to the main menu stands here. */}
      {sidebar && <div className="panel-back" />}
      <nav className="panel-main" aria-label={texts.panel.mainMenu}>
        {sidebar ? (
          <details>
            <summary>{texts.panel.mainMenu}</summary>
            <MainMenu {...view} />
          </details>
        ) : (
          <MainMenu {...view} />
        )}
      </nav>
      {sidebar && (
        <nav className={SIDEBAR_CLASS} aria-label={texts.panel.sidebar}>
          <SidebarTree
            items={visibleItems(sidebar.items, doc.route)}
            route={doc.route}
            href={href}
            texts={texts}
            level="sidebar"
          />
        </nav>
      )}
    </aside>
  )
}
