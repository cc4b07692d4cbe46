/** Edit distance (insertion, deletion, substitution, and transposition). Returns `limit + 1` if the lengths differ by more than `limit`. */
export function distance(a: string, b: string, limit = 8): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      }
      next.push(best)
    }
    before = row
    row = next
  }
  return row[b.length] ?? limit + 1
}

/** Returns names similar to `found`, best match first. */
export function nearest(found: string, names: Iterable<string>, count = 3): string[] {
  const wanted = found.toLowerCase()
  const limit = Math.max(2, Math.floor(found.length / 3))
  const ranked: { name: string; score: number }[] = []
  for (const name of names) {
    const lower = name.toLowerCase()
    const contains = (a: string, b: string) => b.length > 2 && a.includes(b)
    // If one name contains the other, the score depends on the share that differs.
    const part = 1 + Math.abs(lower.length - wanted.length) / Math.max(lower.length, wanted.length)
    const apart = distance(wanted, lower, limit)
    const score = contains(lower, wanted) || contains(wanted, lower) ? Math.min(apart, part) : apart
    if (score <= limit) ranked.push({ name, score })
  }
  ranked.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1))
  return ranked.slice(0, count).map((r) => r.name)
}

/** Creates a hint: "Did you mean …?" with similar names, otherwise the first 12 allowed names. */
export function didYouMean(found: string, names: Iterable<string>): string {
  const all = [...names].sort()
  const close = nearest(found, all)
  const quote = (list: string[]) => list.map((n) => `"${n}"`).join(', ')
  if (close.length > 0) return `Did you mean ${quote(close).replace(/, ([^,]*)$/, ' or $1')}?`
  if (all.length === 0) return 'There are none.'
  return `Allowed: ${quote(all.slice(0, 12))}${all.length > 12 ? ` and ${all.length - 12} more` : ''}.`
}

/** Formats names as a sorted bulleted list of at most `count` entries. */
export function bulleted(names: Iterable<string>, count = 10): string {
  const all = [...new Set(names)].sort()
  if (all.length === 0) return '(none)'
  const lines = all.slice(0, count).map((name) => `- ${name}`)
  if (all.length > count) lines.push(`- … and ${all.length - count} more`)
  return lines.join('\n')
}
