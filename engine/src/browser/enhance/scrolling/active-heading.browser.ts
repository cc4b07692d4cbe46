/** Top and bottom of a heading, in pixels from the top of the window. */
export interface HeadingBox {
  top: number
  bottom: number
}

/**
 * Finds the heading of the section being read: the first one below the line if it is in the upper half of the window, otherwise the
 * previous one, or the last one if all headings are above the line.
 * @param headings boxes of the headings in document order
 * @param line top of the visible content, i.e. the lower edge of a sticky navbar, in pixels from the top of the window
 * @returns the index of the heading, or -1 if there is none
 */
export function activeHeading(headings: readonly HeadingBox[], line: number, windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= line)
  const box = headings[next]
  if (!box) return headings.length - 1
  return box.top > 0 && box.bottom < windowHeight / 2 ? next : next - 1
}
