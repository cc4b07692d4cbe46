const format = new Intl.NumberFormat('en', { notation: 'compact' })

/** Formats a count in compact notation: 999, 1k, 9.1k, 1.2m. */
export function compactCount(count: number): string {
  return format.format(count).toLowerCase()
}
