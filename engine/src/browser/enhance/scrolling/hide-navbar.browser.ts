import { afterNavigation, afterScroll, type NavbarState } from './navbar-visibility.browser'
import { onScroll } from './on-scroll.browser'
import { isCorrection } from './scroll-correction.browser'

/** Hides the navbar while the reader scrolls down. Called once, on sites with `navbar.hideOnScroll`. */
export function startHidingNavbar(): void {
  let state: NavbarState = { isHidden: false, y: scrollY, ignoresNext: false }
  const show = (next: NavbarState) => {
    state = next
    document.querySelector('.navbar')?.toggleAttribute('data-hidden', next.isHidden)
  }
  onScroll(() => {
    const y = scrollY
    if (y === state.y) return
    if (isCorrection()) state = { ...state, y }
    else {
      const navbarHeight = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
      show(afterScroll(state, { y, navbarHeight, windowHeight: innerHeight, pageHeight: document.documentElement.scrollHeight }))
    }
  })
  const onNavigation = () => show(afterNavigation(state, hasTarget()))
  addEventListener('hashchange', onNavigation)
  document.addEventListener('docs:swapped', onNavigation)
}

/** Whether the URL fragment is the id of an element on the page. */
function hasTarget(): boolean {
  const id = location.hash.replace(/^.*#/, '')
  try {
    return id !== '' && document.getElementById(decodeURIComponent(id)) !== null
  } catch {
    return false
  }
}
