import { LONG_SCRIPT, texts } from '../../../common/index.browser'
import { fragmentOf, pageUrl, writeUrl } from '../../navigation/address/page-url.browser'
import { reveal } from '../reveal.browser'
import { onMove } from '../scrolling/on-move.browser'
import { targetOf } from '../target-of.browser'
import { formatLineRange, parseLineRange } from './line-range.browser'

/** The long scripts of the page: number of the first line, and the links of all lines. */
let scripts: { first: number; links: HTMLAnchorElement[] }[] = []

let isStarted = false

/** Makes the line numbers of long scripts links, and highlights the lines in the URL fragment. */
export function linkLines(): void {
  if (!isStarted) startLineLinks()
  isStarted = true
  const start = anchorStart()
  scripts = [...document.querySelectorAll('main .numbered')]
    .filter((code) => code.childElementCount >= LONG_SCRIPT)
    .map((code, index) => {
      const first = Number(code.querySelector<HTMLElement>('[data-number]')?.dataset.number ?? 1)
      const lines = [...code.children].filter((line) => !line.matches('.hidden'))
      const links = lines.map((line, place) => {
        const number = first + place
        return createLink(line, number, start + formatLineRange({ script: index + 1, from: number, to: number }))
      })
      // Only one link is in the tab order; arrow keys move between them.
      if (links[0]) links[0].tabIndex = 0
      return { first, links }
    })
  showLines('center')
}

function startLineLinks(): void {
  onMove(() => showLines('nearest'))
  document.addEventListener('click', (event) => {
    const link = event.shiftKey && targetOf<HTMLAnchorElement>(event, '.line-link')
    const range = link && parseLineRange(fragmentOf(link))
    if (!range) return
    event.preventDefault()
    const shown = parseLineRange(fragmentOf(location))
    const start = shown?.script === range.script ? shown.from : range.from
    location.replace(
      anchorStart() + formatLineRange({ ...range, from: Math.min(start, range.to), to: Math.max(start, range.to) }),
    )
  })
  document.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const link = targetOf<HTMLAnchorElement>(event, '.line-link')
    const links = link && scripts.find((script) => script.links.includes(link))?.links
    const next = link && step !== 0 && links?.[links.indexOf(link) + step]
    if (!next) return
    event.preventDefault()
    link.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  })
}

function createLink(line: Element, number: number, href: string): HTMLAnchorElement {
  line.querySelector('.line-link')?.remove()
  const link = document.createElement('a')
  link.className = 'line-link'
  link.href = href
  link.ariaLabel = `${texts.line} ${number}`
  link.tabIndex = -1
  line.prepend(link)
  return link
}

/** Highlights the lines in the URL fragment and scrolls to the first one. */
function showLines(block: ScrollLogicalPosition): void {
  const range = parseLineRange(fragmentOf(location))
  for (const [index, { first, links }] of scripts.entries()) {
    const isTarget = range?.script === index + 1
    for (const [place, link] of links.entries()) {
      const number = first + place
      link.parentElement?.classList.toggle('selected', isTarget && number >= range.from && number <= range.to)
    }
    const start = isTarget && links[range.from - first]
    if (!start) continue
    reveal(start)
    start.scrollIntoView({ block, behavior: 'instant' })
  }
}

/** The part of an anchor link before the line range, so that following the link loads no document: `#`, or `#/docs/a#` with hash URLs. */
function anchorStart(): string {
  const url = pageUrl(location)
  url.hash = ''
  const href = `${writeUrl(url, location)}#`
  return href.slice(href.indexOf('#'))
}
