import { fragmentOf } from '../../navigation/address/page-url.browser'
import { activeHeading } from './active-heading.browser'

/** Links of the list next to the text. In the collapsed list on narrow screens, no entry is marked. */
const LINKS = '.toc-open a'

/** Links with their headings; undefined until they are needed. */
let entries: { link: HTMLAnchorElement; heading: HTMLElement }[] | undefined

/** Heading that the reader has jumped to, until the page scrolls away from it. */
let target = ''
let isReached = false

/** Clears the entries for a new page. */
export function forgetTableOfContents(): void {
  entries = undefined
  followTarget()
}

/** Follows a jump to a heading: the end of a page may be too short to scroll the heading to the top of the window. */
export function followTarget(): void {
  target = fragmentOf(location)
  isReached = false
}

/** Marks the entry of the section being read: at the end of the page, the one that the reader has jumped to, or the last one. */
export function markActiveHeading(navbarHeight: number): void {
  if (!document.querySelector(LINKS)?.checkVisibility?.()) return
  entries ??= readEntries()
  const boxes = entries.map(({ heading }) => boxOf(heading))
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  if (isReached && !isEnd) target = ''
  isReached = isEnd
  const jumped = isEnd ? entries.findIndex(({ heading }) => heading.id === target) : -1
  const isVisible = (boxes[jumped]?.bottom ?? 0) > navbarHeight
  const active = isVisible ? jumped : isEnd && scrollY > 0 ? boxes.length - 1 : activeHeading(boxes, navbarHeight, innerHeight)
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
