/** A navbar that gets out of the way. */
export interface NavbarState {
  isHidden: boolean
  /** Where the page was scrolled to before. */
  y: number
  /** The next scrolling was caused by a jump to a heading and decides nothing. */
  ignoresNext: boolean
}

/** What surrounds a scrolling, in pixels. */
export interface ScrollPlace {
  y: number
  navbarHeight: number
  windowHeight: number
  pageHeight: number
}

/** What scrolling does to the navbar (BEHAVIOUR 4.4): down hides it, up shows it but where the page springs back at its end. */
export function afterScroll(state: NavbarState, { y, navbarHeight, windowHeight, pageHeight }: ScrollPlace): NavbarState {
  if (y < navbarHeight) return { ...state, isHidden: false, y }
  if (state.ignoresNext) return { ...state, ignoresNext: false, y }
  if (y >= state.y) return { ...state, isHidden: state.y > 0 || state.isHidden, y }
  return { ...state, isHidden: state.isHidden && y + windowHeight >= pageHeight - navbarHeight, y }
}

/** What a navigation does to it: a jump to a place in the page hides it, any other one shows it. */
export function afterNavigation(state: NavbarState, leadsToHeading: boolean): NavbarState {
  return { ...state, isHidden: leadsToHeading, ignoresNext: leadsToHeading }
}
