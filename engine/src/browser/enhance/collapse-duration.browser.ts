/**
 * The duration of the opening and closing animation. It grows slowly with the height.
 * @param height of the content, in pixels
 * @returns milliseconds; 1 with reduced motion, so that end events still occur
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180))
}
