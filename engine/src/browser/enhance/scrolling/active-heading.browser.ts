/** Top and bottom of a heading, in pixels from the top of the window. */
export interface HeadingBox {
  top: number
  bottom: number
}

/**
 * The heading that a reader is at (BEHAVIOUR 2.16): the first one below the line while it stands in the upper half of the window,
 * otherwise the one before it; the last one when all are above.
 * @param headings boxes of the headings in the order of the page
 * @param line where the page begins to be seen: the lower edge of a navbar that stays
 * @returns place in the list, -1 for none
 */
export function activeHeading(headings: readonly HeadingBox[], line: number, windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= line)
  const box = headings[next]
  if (!box) return headings.length - 1
  return box.top > 0 && box.bottom < windowHeight / 2 ? next : next - 1
}
