/** Edit distance (insert, delete, replace, swap of neighbours), cut off at `limit`. */
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

/** The names closest to `found`, best first, at most `count`; empty when none is near enough to help. */
export function nearest(found: string, names: Iterable<string>, count = 3): string[] {
  const wanted = found.toLowerCase()
  const limit = Math.max(2, Math.floor(found.length / 3))
  const ranked: { name: string; score: number }[] = []
  for (const name of names) {
    const lower = name.toLowerCase()
    const holds = (a: string, b: string) => b.length > 2 && a.includes(b)
    // One inside the other counts as one difference, and more the less of it that is.
    const part = 1 + Math.abs(lower.length - wanted.length) / Math.max(lower.length, wanted.length)
    const apart = distance(wanted, lower, limit)
    const score = holds(lower, wanted) || holds(wanted, lower) ? Math.min(apart, part) : apart
    if (score <= limit) ranked.push({ name, score })
  }
  ranked.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1))
  return ranked.slice(0, count).map((r) => r.name)
}

/** A hint sentence: "Did you mean …?" when something is near, else the list of what is allowed (cut at 12). */
export function didYouMean(found: string, names: Iterable<string>): string {
  const all = [...names].sort()
  const close = nearest(found, all)
  const quote = (list: string[]) => list.map((n) => `"${n}"`).join(', ')
  if (close.length > 0) return `Did you mean ${quote(close).replace(/, ([^,]*)$/, ' or $1')}?`
  if (all.length === 0) return 'There is none to choose from.'
  return `Allowed: ${quote(all.slice(0, 12))}${all.length > 12 ? ` and ${all.length - 12} more` : ''}.`
}

/** Names as a list, one a line, sorted; for messages that must name all there is. Cut at `count`, since nobody reads thousands. */
export function bulleted(names: Iterable<string>, count = 500): string {
  const all = [...new Set(names)].sort()
  if (all.length === 0) return '(none)'
  const lines = all.slice(0, count).map((name) => `- ${name}`)
  if (all.length > count) lines.push(`- … and ${all.length - count} more`)
  return lines.join('\n')
}
