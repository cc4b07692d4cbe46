import { siteAddress } from '../../../index.browser'
import { highlight, matchesOf } from '../query/highlight.browser'
import { type QueryWord, readQuery } from '../query/read-query.browser'
import { loadStyles } from './load-styles.browser'
import { type PendingMarks, readPendingMarks, writePendingMarks } from './pending-marks.browser'

/** Name of the highlight in styles, and class of the element with marks. */
const NAME = 'search'
const CLASS = 'search-marked'
/** Most marked words on a page. */
const MAX_RANGES = 500
/** A result is on another page, or on the shown one. */
const ARRIVALS = ['docs:swapped', 'docs:moved'] as const

let stop = () => {}

/**
 * Marks the words of a query on the page of a result, which is shown next, until the reader presses Escape or leaves that page. If the
 * browser loads the page, {@link markLoadedPage} marks them.
 */
export function markNextPage(marks: PendingMarks): void {
  stop()
  if (!('highlights' in CSS)) return
  writePendingMarks(marks)
  const onArrival = () => {
    stop()
    markPage(marks.query)
  }
  for (const type of ARRIVALS) document.addEventListener(type, onArrival)
  stop = () => {
    for (const type of ARRIVALS) document.removeEventListener(type, onArrival)
    writePendingMarks(undefined)
  }
}

/** Marks the words if the browser has loaded the page of a result. */
export function markLoadedPage(): void {
  const marks = readPendingMarks()
  writePendingMarks(undefined)
  const address = marks && siteAddress(marks.route)
  if (address && 'highlights' in CSS && new URL(address, location.href).href === location.href) markPage(marks.query)
}

function markPage(query: string): void {
  const main = document.querySelector('main') ?? document.body
  const words = readQuery(query, {})[0]?.words ?? []
  const ranges = matchingRanges(main, words)
  revealMatch(ranges, words, main)
  // If the browser has loaded the page, the styles of the dialog are missing.
  void loadStyles()
  CSS.highlights.set(NAME, new Highlight(...ranges))
  main.classList.add(CLASS)
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
  const onLeave = () => stop()
  stop = () => {
    CSS.highlights.delete(NAME)
    main.classList.remove(CLASS)
    removeEventListener('keydown', onKey)
    document.removeEventListener('docs:swapped', onLeave)
    stop = () => {}
  }
  addEventListener('keydown', onKey)
  document.addEventListener('docs:swapped', onLeave)
}

/** The words of a query in the text of an element. */
function matchingRanges(root: Element, words: readonly QueryWord[]): Range[] {
  const ranges: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (ranges.length < MAX_RANGES && texts.nextNode()) {
    const node = texts.currentNode
    let end = 0
    for (const [text, isMatch] of highlight(node.nodeValue ?? '', words)) {
      const start = end
      end += text.length
      if (!isMatch) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

/** Opens the tab or folded part with a word of the query that isn't visible elsewhere in the section of the address. */
function revealMatch(ranges: readonly Range[], words: readonly QueryWord[], main: Element): void {
  const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const target = document.getElementById(decodeURIComponent(location.hash.replace(/.*#/, '')))
  const next = target ? headings.find((heading) => heading !== target && isBefore(target, heading)) : headings[1]
  const inSection = ranges.filter(
    ({ startContainer }) => (!target || !isBefore(startContainer, target)) && (!next || isBefore(startContainer, next)),
  )
  const isVisible = ({ startContainer }: Range) => startContainer.parentElement?.checkVisibility() ?? true
  const visible = new Set(inSection.filter(isVisible).flatMap((range) => matchesOf(range.toString(), words)))
  const isMissing = (range: Range) => matchesOf(range.toString(), words).some((word) => !visible.has(word))
  const hidden = inSection.find((range) => !isVisible(range) && isMissing(range))?.startContainer.parentElement
  for (let part = hidden; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
    // As if the browser had found the word with its own search.
    if (part.hidden) part.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
  // The navigator scrolls to the section first.
  if (hidden) requestAnimationFrame(() => hidden.scrollIntoView({ block: 'nearest' }))
}

const isBefore = (node: Node, other: Node) => (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
