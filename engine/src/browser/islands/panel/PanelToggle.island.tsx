import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { DESKTOP, texts } from '../../../common/index.browser'
import { pageStore } from '../../stores/page-store.browser'
import { defineIsland } from '../define-island.island'
import { isolate } from './isolate.browser'
import { nextPanelState } from './panel-state.browser'

/** Props of the button that opens the panel on narrow screens. */
export interface PanelToggleProps {
  /** Id of the panel. */
  panelId: string
}

/**
 * The button that opens the panel. It makes the native popover modal: focus stays inside while it is open and then returns to the button.
 * The panel shows the sidebar first, with a button back to the main menu, and closes when the window becomes wide. The server renders the
 * panel; only the back button is added, in `.panel-back`.
 */
function PanelToggle({ panelId }: PanelToggleProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const [{ isOpen, view }, send] = useReducer(nextPanelState, { isOpen: false, view: undefined })
  const [isLive, setLive] = useState(false)
  const panel = usePanel(panelId)
  const main = panel?.querySelector<HTMLElement>('.panel-main')
  const docs = panel?.querySelector<HTMLElement>('.panel-docs')
  const back = panel?.querySelector('.panel-back')

  useEffect(() => {
    setLive(true)
    if (!panel) return
    let release = () => {}
    const onOpen = () => {
      release = isolate(panel)
      send({ type: 'open', hasSidebar: panel.querySelector('.panel-docs') !== null })
    }
    const onClose = () => {
      release()
      send({ type: 'close' })
      // The browser restores the focus only in some cases. A link to a heading has already moved it.
      queueMicrotask(() => {
        const { activeElement, body } = document
        if (!activeElement || activeElement === body || panel.contains(activeElement))
          button.current?.focus({ preventScroll: true })
      })
    }
    const onToggle = ({ newState }: Event & { newState?: string }) => (newState === 'open' ? onOpen() : onClose())
    if (panel.matches(':popover-open')) onOpen()
    panel.addEventListener('beforetoggle', onToggle)
    // A navigation while the panel is open changes the elements around it.
    const unsubscribe = pageStore.subscribe(() => {
      release()
      if (panel.matches(':popover-open')) release = isolate(panel)
    })
    return () => {
      panel.removeEventListener('beforetoggle', onToggle)
      unsubscribe()
      release()
      send({ type: 'close' })
      delete panel.dataset.view
    }
  }, [panel])

  useEffect(() => {
    const wide = matchMedia(DESKTOP)
    const onWide = () => {
      if (wide.matches && panel?.matches(':popover-open')) panel.hidePopover()
    }
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [panel])

  useEffect(() => {
    if (!panel || !view) return
    panel.dataset.view = view
    if (!isOpen) return
    const menu = main?.querySelector('details')
    if (menu && view === 'main') menu.open = true
    const hidden = view === 'main' ? docs : main
    if (hidden) hidden.inert = true
    return () => {
      if (hidden) hidden.inert = false
    }
  }, [panel, main, docs, isOpen, view])

  const showMain = () => {
    send({ type: 'back' })
    panel?.querySelector<HTMLElement>('.panel-top button')?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="navbar-toggle"
        popoverTarget={panelId}
        aria-label={texts.toggleNavigation}
        aria-expanded={isLive ? isOpen : undefined}
      />
      {back &&
        view === 'docs' &&
        createPortal(
          <button type="button" onClick={showMain} data-runtime="">
            {texts.backToMainMenu}
          </button>,
          back,
        )}
    </>
  )
}

/** The panel of the shown page, which is replaced together with the sidebar. */
function usePanel(id: string): HTMLElement | undefined {
  const [panel, setPanel] = useState<HTMLElement>()
  useEffect(() => {
    const read = () => setPanel(document.getElementById(id) ?? undefined)
    read()
    return pageStore.subscribe(read)
  }, [id])
  return panel
}

export default defineIsland({ name: 'panel-toggle', wake: 'intent', Component: PanelToggle })
