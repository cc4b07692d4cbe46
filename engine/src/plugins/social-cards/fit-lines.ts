/** The available space for a text, in pixels. */
export interface Room {
  width: number
  height: number
  mostLines: number
  /** Font sizes to try, from large to small. */
  sizes: readonly number[]
  /** Distance between baselines, as a fraction of the font size. */
  lineHeight: number
}

/**
 * Breaks a text into lines of similar length, in the largest font size in which it fits. A text that doesn't fit in the smallest size ends
 * with an ellipsis.
 * @param measure width of a text in font size 1
 */
export function fitLines(text: string, room: Room, measure: (text: string) => number): { size: number; lines: string[] } {
  const words = text.split(/\s+/).filter((word) => word !== '')
  let size = 0
  for (size of room.sizes) {
    const lines = wrap(words, room.width / size, measure)
    const fits = lines.length <= mostLines(room, size) && lines.every((line) => measure(line) * size <= room.width)
    if (fits) return { size, lines: balance(words, lines, measure) }
  }
  const width = room.width / size
  const lines = wrap(words, width, measure)
  const kept = lines.slice(0, mostLines(room, size))
  const last = kept.length - 1
  const isCut = (i: number) => (i === last && lines.length > kept.length) || measure(kept[i] ?? '') > width
  return { size, lines: kept.map((line, i) => (isCut(i) ? shorten(line, width, measure) : line)) }
}

function mostLines({ height, lineHeight, mostLines }: Room, size: number): number {
  return Math.min(mostLines, Math.floor(height / (size * lineHeight)))
}

/** Puts as many words as possible into each line. */
function wrap(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && measure(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Makes the longest line as short as possible without adding lines. */
function balance(words: readonly string[], lines: string[], measure: (text: string) => number): string[] {
  const longest = (of: readonly string[]) => Math.max(...of.map(measure))
  let best = lines
  for (;;) {
    const next = wrap(words, longest(best) - 0.01, measure)
    if (next.length > lines.length || longest(next) >= longest(best)) return best
    best = next
  }
}

function shorten(line: string, width: number, measure: (text: string) => number): string {
  let kept = [...line]
  while (kept.length > 0 && measure(`${kept.join('')}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
