import type { ReactNode } from 'react'
import type { PageView } from '../../model'
import { MainMenu } from '../navbar/MainMenu'
import { PANEL_ID } from '../panel-id'
import { SidebarTree } from './SidebarTree'
import { SIDEBAR_CLASS } from './sidebar-class'
import { visibleItems } from './visible-items'

/**
 * The sidebar: a column on wide screens; on narrow ones a native popover that a button of the navbar opens, with the main menu at its top.
 * On pages without a sidebar it contains only the main menu.
 */
export function SidebarPanel(view: PageView): ReactNode {
  const { sidebar, doc, texts, href } = view
  return (
    <aside id={PANEL_ID} className="panel" popover="auto" aria-label={sidebar ? texts.panel.docsLabel : texts.panel.label}>
      <div className="panel-top">
        <span>{texts.panel.title}</span>
        {/* Receives the focus when the panel opens. */}
        <button type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide" aria-label={texts.panel.close} autoFocus />
      </div>
      {/* The panel's island moves the sidebar to the top and adds a button for the main menu here. */}
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
