/** Top and bottom of a heading, in pixels from the top of the window. */
export interface HeadingBox {
  top: number
  bottom: number
}

/**
 * The heading of the section being read: the first one below the line if it is in the upper half of the window, else the previous one; the
 * last one if all are above.
 * @param headings boxes of the headings in document order
 * @param line top of the visible page: the lower edge of a sticky navbar
 * @returns index, or -1 for none
 */
export function activeHeading(headings: readonly HeadingBox[], line: number, windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= line)
  const box = headings[next]
  if (!box) return headings.length - 1
  return box.top > 0 && box.bottom < windowHeight / 2 ? next : next - 1
}
