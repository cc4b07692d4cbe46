import { texts } from '../../../model/index.browser'
import { prefersReducedMotion } from '../../environment/reduced-motion.browser'
import { nextPosition, showsBackToTop } from './back-to-top-rules.browser'
import { isCorrection } from './scroll-correction.browser'

let button: HTMLButtonElement | undefined
/** Where the page was in the last frame; undefined on a new page. */
let last: number | undefined
/** Moves that follow each other this closely after a jump within the page belong to it, in milliseconds: it may be a smooth one. */
const JUMP_MS = 150
let jumpedAt = -JUMP_MS
/** Where the way to the top has come to; undefined while no one is on it. */
let position: number | undefined

/** Puts the button on a page of the docs (decision G-67). */
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

/** A jump within the page is no turning back: the button goes, and the move does not bring it. */
export function hideBackToTop(): void {
  jumpedAt = performance.now()
  last = scrollY
  show(false)
}

function show(shown: boolean): void {
  if (button) button.hidden = !shown
}

/** To the top, a part of the way each frame; scrolling down stops it. With reduced motion at once (decision G-60). */
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
