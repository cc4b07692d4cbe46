import { texts } from '../../../common/index.browser'
import { prefersReducedMotion } from '../../environment/reduced-motion.browser'
import { nextPosition, showsBackToTop } from './back-to-top-rules.browser'
import { isCorrection } from './scroll-correction.browser'

let button: HTMLButtonElement | undefined
/** Scroll position in the last frame; undefined on a new page. */
let last: number | undefined
/** Scroll events within this time after a jump on the page belong to the jump, which may be animated, in milliseconds. */
const JUMP_MS = 150
let jumpedAt = -JUMP_MS
/** Position of the animation; undefined while it is not running. */
let position: number | undefined

/** Adds the button to pages of the docs. */
export function addBackToTop(isDoc: boolean): void {
  if (!button) {
    button = document.createElement('button')
    button.type = 'button'
    button.className = 'back-to-top'
    button.ariaLabel = texts.scrollToTop
    button.addEventListener('click', scrollToTop)
  }
  show(false)
  last = undefined
  if (isDoc) document.querySelector('main')?.append(button)
}

/** Shows or hides the button after a scroll. */
export function updateBackToTop(): void {
  const from = last
  const to = scrollY
  last = to
  if (from === undefined || to === from || isCorrection()) return
  if (position !== undefined && to > from) position = undefined
  const now = performance.now()
  if (now - jumpedAt < JUMP_MS) jumpedAt = now
  else
    show(
      showsBackToTop(!button?.hidden, { from, to, windowHeight: innerHeight, pageHeight: document.documentElement.scrollHeight }),
    )
}

/** Hides the button after a jump on the page, which may scroll up. */
export function hideBackToTop(): void {
  jumpedAt = performance.now()
  last = scrollY
  show(false)
}

function show(shown: boolean): void {
  if (button) button.hidden = !shown
}

/** Scrolls to the top, at once with reduced motion. Scrolling down cancels it. */
function scrollToTop(): void {
  position = scrollY
  step()
}

function step(): void {
  if (position === undefined) return
  position = prefersReducedMotion() ? 0 : nextPosition(position)
  scrollTo({ top: position, behavior: 'instant' })
  if (position > 0) requestAnimationFrame(step)
  else position = undefined
}
