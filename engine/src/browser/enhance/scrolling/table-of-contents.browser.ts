import { fragmentOf } from '../../navigation/address/page-url.browser'
import { activeHeading } from './active-heading.browser'

/** Links of the list next to the text. In the collapsed list on narrow screens, no entry is marked. */
const LINKS = '.toc-open a'

/** Links with their headings; undefined until they are needed. */
let entries: { link: HTMLAnchorElement; heading: HTMLElement }[] | undefined

/** Clears the entries for a new page. */
export function forgetTableOfContents(): void {
  entries = undefined
}

/** Marks the entry of the section being read. */
export function markActiveHeading(navbarHeight: number): void {
  if (!document.querySelector(LINKS)?.checkVisibility?.()) return
  entries ??= readEntries()
  const active = activeHeading(
    entries.map(({ heading }) => boxOf(heading)),
    navbarHeight,
    innerHeight,
  )
  for (const [index, { link }] of entries.entries()) link.classList.toggle('active', index === active)
}

function readEntries() {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].flatMap((link) => {
    const heading = document.getElementById(fragmentOf(link))
    return heading ? [{ link, heading }] : []
  })
}

/** The box of a heading, or of its parent if it has no height. */
function boxOf(heading: Element): DOMRect {
  const box = heading.getBoundingClientRect()
  return box.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : box
}
