import { fragmentOf } from '../../navigation/page-url.browser'
import { activeHeading } from './active-heading.browser'

/** The list beside the text; the folded one of narrow screens shows no place (BEHAVIOUR 2.16). */
const LINKS = '.toc-open a'

/** Links of the page with the headings they lead to; undefined until they are needed. */
let entries: { link: HTMLAnchorElement; heading: HTMLElement }[] | undefined

/** The page has another table of contents. */
export function forgetTableOfContents(): void {
  entries = undefined
}

/** Marks the entry of the heading that the reader is at. */
export function markActiveHeading(navbarHeight: number): void {
  if (!document.querySelector(LINKS)?.checkVisibility()) return
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

/** A heading of no height has its place from what it stands in. */
function boxOf(heading: Element): DOMRect {
  const box = heading.getBoundingClientRect()
  return box.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : box
}
