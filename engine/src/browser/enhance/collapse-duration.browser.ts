/**
 * How long a part takes to open or close (BEHAVIOUR 2.18): tall parts only a little longer than small ones.
 * @param height of the content, in pixels
 * @returns milliseconds; with reduced motion 1, so that what follows the movement still follows
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180))
}
