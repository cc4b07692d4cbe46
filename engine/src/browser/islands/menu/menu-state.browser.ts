/**
 * A menu of the navbar: `peek` is open because the pointer is over it, `open` because the reader pressed its label, by mouse, touch or
 * keyboard.
 */
export type MenuState = 'closed' | 'peek' | 'open'

/** An event of a menu. */
export type MenuEvent =
  /** The mouse enters or leaves it. */
  | 'enter'
  | 'leave'
  /** Its label is pressed: click, tap, Enter or Space. */
  | 'press'
  /** Escape, a press or focus elsewhere, another open menu, or the next page. */
  | 'dismiss'

/** The state of a menu after an event. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'peek' : state
    case 'leave':
      return state === 'peek' ? 'closed' : state
    case 'press':
      // A press on a menu that is open on hover keeps it open.
      return state === 'open' ? 'closed' : 'open'
    case 'dismiss':
      return 'closed'
  }
}
