const format = new Intl.NumberFormat('en', { notation: 'compact' })

/** A count in short: 999, 1k, 9.1k, 1.2m. */
export function compactCount(count: number): string {
  return format.format(count).toLowerCase()
}
