/**
 * A menu of the navbar: `peek` is open because the pointer is over it, `open` because the reader pressed its label, by mouse, touch or
 * keyboard.
 */
export type MenuState = 'closed' | 'peek' | 'open'

/** What happens to a menu. */
export type MenuEvent =
  /** The mouse comes over it or leaves it. */
  | 'enter'
  | 'leave'
  /** Its label is pressed: click, tap, Enter or Space. */
  | 'press'
  /** Escape, a press or focus elsewhere, another menu that opens, the next page. */
  | 'dismiss'

/** What a menu is after an event (BEHAVIOUR 2.10; decisions G-36, G-52, G-55). */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'peek' : state
    case 'leave':
      return state === 'peek' ? 'closed' : state
    case 'press':
      // A press while the pointer holds it open keeps it open; the label only toggles.
      return state === 'open' ? 'closed' : 'open'
    case 'dismiss':
      return 'closed'
  }
}
