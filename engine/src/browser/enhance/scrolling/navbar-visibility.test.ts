import { expect, test } from 'vitest'
import { afterNavigation, afterScroll, type NavbarState } from './navbar-visibility.browser'

const START: NavbarState = { isHidden: false, y: 0, ignoresNext: false }
const page = { navbarHeight: 60, windowHeight: 800, pageHeight: 4000 }

/** Scrolls to each position in turn; h is hidden, v is visible. */
function scroll(places: number[], from: NavbarState = START): string {
  let state = from
  return places
    .map((y) => {
      state = afterScroll(state, { ...page, y })
      return state.isHidden ? 'h' : 'v'
    })
    .join('')
}

test('scrolling down hides the navbar, scrolling up shows it, and it is always visible at the top of the page', () => {
  expect(scroll([30, 200, 1000, 900, 2000, 1990, 3200, 3100, 10])).toBe('vhhvhvhvv')
})

test('the first scroll from the top of the page does not hide the navbar', () => {
  expect(scroll([200, 300])).toBe('vh')
})

test('a bounce at the end of the page does not show the navbar', () => {
  expect(scroll([100, 3200, 3190, 3100])).toBe('vhhv')
})

test('a jump to a heading hides the navbar, and the scroll event of the jump is ignored', () => {
  const state = afterNavigation({ ...START, y: 1500 }, true)
  expect(state.isHidden).toBe(true)
  expect(scroll([700, 600], state)).toBe('hv')
})

test('navigating to another page shows the navbar', () => {
  expect(afterNavigation({ ...START, isHidden: true, y: 900 }, false).isHidden).toBe(false)
})
