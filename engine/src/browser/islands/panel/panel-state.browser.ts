/** The view of the panel on narrow screens: the docs sidebar or the main menu. */
export type PanelView = 'docs' | 'main'

/** The state of the panel on narrow screens. The view is kept when the panel closes, so that nothing changes while it slides out. */
export interface PanelState {
  isOpen: boolean
  /** Undefined before the first opening. */
  view: PanelView | undefined
}

/** An event of the panel. */
export type PanelEvent = { type: 'open'; hasSidebar: boolean } | { type: 'back' } | { type: 'close' }

/** The state of the panel after an event. It always opens with the sidebar if the page has one. */
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
