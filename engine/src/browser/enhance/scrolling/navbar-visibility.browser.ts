/** State of a navbar that hides on scroll. */
export interface NavbarState {
  isHidden: boolean
  /** Previous scroll position. */
  y: number
  /** The next scroll event is ignored, because a jump to a heading caused it. */
  ignoresNext: boolean
}

/** A scroll position and the sizes around it, in pixels. */
export interface ScrollPlace {
  y: number
  navbarHeight: number
  windowHeight: number
  pageHeight: number
}

/** The state after scrolling: down hides the navbar; up shows it, except when the page bounces at its end. */
export function afterScroll(state: NavbarState, { y, navbarHeight, windowHeight, pageHeight }: ScrollPlace): NavbarState {
  if (y < navbarHeight) return { ...state, isHidden: false, y }
  if (state.ignoresNext) return { ...state, ignoresNext: false, y }
  if (y >= state.y) return { ...state, isHidden: state.y > 0 || state.isHidden, y }
  return { ...state, isHidden: state.isHidden && y + windowHeight >= pageHeight - navbarHeight, y }
}

/** The state after a navigation: a jump to a heading hides the navbar, any other navigation shows it. */
export function afterNavigation(state: NavbarState, leadsToHeading: boolean): NavbarState {
  return { ...state, isHidden: leadsToHeading, ignoresNext: leadsToHeading }
}
