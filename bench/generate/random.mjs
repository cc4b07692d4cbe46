/**
 * A seeded random number generator. The same seed returns the same sequence on every machine.
 * @param {string} seed any text
 */
export function createRandom(seed) {
  let state = hash(seed)
  // mulberry32: 32 bits of state are enough to choose words
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min, max) => min + Math.floor(next() * (max - min + 1))
  return {
    /** A number from 0 (inclusive) to 1 (exclusive). */
    next,
    /** An integer from `min` to `max`, inclusive. */
    int,
    /** One entry of a list. */
    pick: (list) => list[int(0, list.length - 1)],
    /** `count` different entries of a list, in random order. */
    pickSome(list, count) {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0])
    },
    /** True with the given probability. */
    chance: (probability) => next() < probability,
    /** A log-normal number. Half of the numbers are below `median`. A larger `sigma` increases the spread. */
    spread: (median, sigma) => median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  }
}

function hash(text) {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}
