/** Length of the key of a history entry, in characters: enough to tell the entries of one tab apart. */
const LENGTH = 6

/** A new key for a history entry: random, base 36. */
export function createHistoryKey(random: () => number = Math.random): string {
  return random()
    .toString(36)
    .slice(2, 2 + LENGTH)
    .padEnd(LENGTH, '0')
}
