import { highlight } from '../query/highlight.browser'
import { readQuery } from '../query/read-query.browser'

/** Name of the highlight in styles. */
const NAME = 'search'
/** Most marked words on a page. */
const MAX_RANGES = 500

let stop = () => {}

/** Marks the words of a query on the page that is shown next, until the reader presses Escape or leaves that page. */
export function markNextPage(query: string): void {
  stop()
  if (!('highlights' in CSS)) return
  const words = readQuery(query, {})[0]?.words ?? []
  // The result is on another page, or on the shown one.
  const arrivals = ['docs:swapped', 'docs:moved'] as const
  const onArrival = () => {
    stop()
    CSS.highlights.set(NAME, new Highlight(...matchingRanges(document.querySelector('main') ?? document.body, words)))
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    const onLeave = () => stop()
    stop = () => {
      CSS.highlights.delete(NAME)
      removeEventListener('keydown', onKey)
      document.removeEventListener('docs:swapped', onLeave)
      stop = () => {}
    }
    addEventListener('keydown', onKey)
    document.addEventListener('docs:swapped', onLeave)
  }
  for (const type of arrivals) document.addEventListener(type, onArrival)
  stop = () => {
    for (const type of arrivals) document.removeEventListener(type, onArrival)
  }
}

/** The words of a query in the text of an element. */
function matchingRanges(root: Element, words: Parameters<typeof highlight>[1]): Range[] {
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
