import { texts } from '../../common/index.browser'
import { prefersReducedMotion } from '../environment/reduced-motion.browser'
import { collapseDuration } from './collapse-duration.browser'
import { targetOf } from './target-of.browser'

/** The custom property that the styles read the duration of the animation from. */
const DURATION = '--collapse-duration'

/** Listens for clicks on summaries; called once. The browser opens and closes the `details`, and the styles animate them. */
export function startCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const details = targetOf(event, 'summary')?.parentElement
    if (details instanceof HTMLDetailsElement) prepareToggle(details)
  })
  // The second press of a double click would select text.
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && targetOf(event, 'summary')) event.preventDefault()
  })
  // Browsers also open `details` to show a result of find-in-page.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return
      const summary = target.querySelector('summary')
      if (summary?.ariaLabel) summary.ariaLabel = summary.ariaLabel.replace(/^\w+/, target.open ? texts.collapse : texts.expand)
    },
    true,
  )
}

/** Opens or closes `details` as a click on its summary does. */
export function toggleDetails(details: HTMLDetailsElement): void {
  prepareToggle(details)
  details.open = !details.open
}

/** Opens or closes `details` without animation. */
export function setOpen(details: HTMLDetailsElement, open: boolean): void {
  details.style.setProperty(DURATION, '0s')
  details.open = open
}

/** Sets the duration of the animation, and closes the other open categories on the level of a category that is about to open. */
function prepareToggle(details: HTMLDetailsElement): void {
  setDuration(details)
  const level = details.closest('.panel-docs .tree')
  if (details.open || !level) return
  for (const sibling of level.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]')) {
    setDuration(sibling)
    sibling.open = false
  }
}

function setDuration(details: HTMLDetailsElement): void {
  const heights = [...details.children].slice(1).map(({ scrollHeight }) => scrollHeight)
  const height = heights.reduce((sum, one) => sum + one, 0)
  details.style.setProperty(DURATION, `${collapseDuration(height, prefersReducedMotion())}ms`)
}
