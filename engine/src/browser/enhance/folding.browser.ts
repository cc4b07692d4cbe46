import { texts } from '../../model/index.browser'
import { prefersReducedMotion } from '../environment/reduced-motion.browser'
import { collapseDuration } from './collapse-duration.browser'
import { targetOf } from './target-of.browser'

/** Folded parts that move; menus of the navbar open at once. */
const FOLDABLE = '.panel details, main details'

/** Listens for what opens and closes; once. */
export function startFolding(): void {
  document.addEventListener('click', (event) => {
    const details = targetOf(event, 'summary')?.parentElement
    if (event.defaultPrevented || targetOf(event, 'a') || !(details instanceof HTMLDetailsElement)) return
    if (!details.matches(FOLDABLE)) return
    event.preventDefault()
    toggleDetails(details)
  })
  // A second press of a double click would select words.
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && targetOf(event, 'summary')) event.preventDefault()
  })
  // Browsers also open a part to show a search result in it.
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

/** Opens or closes a part; of the categories on one level of the sidebar one is open (BEHAVIOUR 2.14). */
export function toggleDetails(details: HTMLDetailsElement): void {
  const opens = !isOpen(details)
  if (opens) for (const sibling of siblingsOf(details)) fold(sibling, false)
  fold(details, opens)
}

/** Other open categories on the level of a category. */
function siblingsOf(details: Element): HTMLDetailsElement[] {
  const level = details.closest('.panel-docs .tree')
  const found = level?.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]') ?? []
  return [...found].filter((candidate) => candidate !== details)
}

/** A part that is on its way to be closed counts as closed. */
function isOpen(details: HTMLDetailsElement): boolean {
  return details.open && !details.hasAttribute('data-collapsed')
}

/** Moves a part to its open or closed height (BEHAVIOUR 2.18). It is closed once it has arrived. */
function fold(details: HTMLDetailsElement, open: boolean): void {
  if (isOpen(details) === open) return
  const from = details.offsetHeight
  for (const animation of details.getAnimations()) animation.cancel()
  details.open = false
  const closed = details.offsetHeight
  details.open = true
  const opened = details.offsetHeight
  details.toggleAttribute('data-collapsed', !open)
  const frame = (height: number) => ({ height: `${height}px`, overflow: 'clip' })
  const animation = details.animate([frame(from), frame(open ? opened : closed)], {
    duration: collapseDuration(opened - closed, prefersReducedMotion()),
    easing: 'ease-in-out',
  })
  if (open) return
  animation.onfinish = () => {
    details.open = false
    details.removeAttribute('data-collapsed')
  }
}
