/** What the panel of narrow screens shows: the sidebar of the docs, or the main menu. */
export type PanelView = 'docs' | 'main'

/** The panel of narrow screens. The view outlasts closing, so that nothing changes while the panel slides out. */
export interface PanelState {
  isOpen: boolean
  /** Undefined before the first opening. */
  view: PanelView | undefined
}

/** What happens to the panel. */
export type PanelEvent = { type: 'open'; hasSidebar: boolean } | { type: 'back' } | { type: 'close' }

/** What the panel is after an event (BEHAVIOUR 4.5): every opening begins with the sidebar, where the page has one. */
export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'open':
      return state.isOpen ? state : { isOpen: true, view: event.hasSidebar ? 'docs' : 'main' }
    case 'back':
      return { ...state, view: 'main' }
    case 'close':
      return { ...state, isOpen: false }
  }
}
