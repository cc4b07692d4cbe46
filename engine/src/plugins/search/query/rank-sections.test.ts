import { expect, test } from 'vitest'
import {
  byRank,
  divideByPage,
  headingBonus,
  ownerBonus,
  type Ranked,
  SectionNumbers,
  scoreSections,
} from './rank-sections.browser'
import { readQuery } from './read-query.browser'

/** Three pages with two, three and one section. */
const NUMBERS = new SectionNumbers({ sections: [2, 3, 1], repeated: [] })
const PLAIN = [100, 100, 100]
const words = (query: string) => readQuery(`${query} `, {})[0]?.words ?? []

/** The scores of sections by number. */
function scores(
  found: readonly (readonly [number, number][])[],
  weights = PLAIN,
  numbers = NUMBERS,
  asked: readonly [number, number][] = [],
): Map<number, number> {
  const all = new Map<number, number>()
  scoreSections(
    { hasName: true, found: found.map((hits) => new Map(hits)), asked: new Map(asked) },
    numbers,
    weights,
    (section, score) => all.set(section, score),
  )
  return all
}
/** The factor of a page for its other sections. */
const more = (best: number, ...others: number[]) => 1 + 0.08 * Math.min(3, others.reduce((sum, score) => sum + score, 0) / best)
/** The importance of a word that is in some of the six sections. */
const rarity = (size: number, total = 6) => Math.log(1 + (total - size + 0.5) / (size + 0.5))

test('sections are numbered through all pages', () => {
  expect(NUMBERS.count).toBe(6)
  expect([0, 1, 2, 3, 4, 5, 6].map((section) => NUMBERS.pageOf(section))).toEqual([0, 0, 1, 1, 1, 2, 0])
  expect([0, 1, 2].map((page) => NUMBERS.firstOf(page))).toEqual([0, 2, 5])
  expect(NUMBERS.firstOf(9)).toBe(0)
  expect(new SectionNumbers({ sections: [], repeated: [] }).count).toBe(0)
})

test('definitions come first, then the higher score', () => {
  const entries: Ranked[] = [
    { score: 1, isDefinition: false },
    { score: 2, isDefinition: false },
    { score: 0.5, isDefinition: true },
    { score: 0.7, isDefinition: true },
  ]
  expect(entries.sort(byRank).map(({ score }) => score)).toEqual([0.7, 0.5, 2, 1])
})

test('the score of a word grows with its weight in the section and with its rarity', () => {
  expect(scores([[[1, 0.5]]]).get(1)).toBeCloseTo(0.5 * rarity(1))
  const common = scores([
    [
      [1, 0.5],
      [3, 1],
    ],
  ])
  expect(common.get(1)).toBeCloseTo(0.5 * rarity(2))
  expect(common.get(3)).toBeCloseTo(rarity(2))
})

test('the first section of a page has a bonus', () => {
  const found = scores([[[2, 1]]])
  expect(found.get(2)).toBeCloseTo(1.3 * rarity(1))
  expect(scores([[[0, 1]]]).get(0)).toBeCloseTo(1.3 * rarity(1))
})

test('the weight of the page is a factor, which is 1 if it is missing', () => {
  expect(scores([[[1, 1]]], [50, 100, 100]).get(1)).toBeCloseTo(0.5 * rarity(1))
  expect(scores([[[1, 1]]], []).get(1)).toBeCloseTo(rarity(1))
})

test('a section with all words ranks above one with some, and only that is complete', () => {
  const complete = new Map<number, boolean>()
  const both = new Map([
    [1, 1],
    [3, 1],
  ])
  const one = new Map([[1, 1]])
  scoreSections({ hasName: true, found: [both, one], asked: new Map() }, NUMBERS, PLAIN, (section, _, isComplete) =>
    complete.set(section, isComplete),
  )
  expect([...complete]).toEqual([
    [1, true],
    [3, false],
  ])
  const found = scores([[...both], [...one]])
  const [first, second] = [rarity(2), rarity(1)]
  expect(found.get(1)).toBeCloseTo(first + second)
  expect(found.get(3)).toBeCloseTo(first * (first / (first + second)) ** 2)
})

test('a question adds to the score of its section, and a fifth of it to other sections of the page with a word', () => {
  const found = scores([[[3, 1]]], [100, 80, 50], NUMBERS, [
    [2, 4],
    [5, 6],
  ])
  expect([...found.keys()].sort()).toEqual([2, 3, 5])
  // The first section has only the word elsewhere on the page.
  const first = 1.3 * rarity(1) * 0.35 * 0.35 ** 2 + 0.7 * 4
  const other = rarity(1) + 0.14 * 4
  const [best = 0, next = 0] = [first, other].sort((a, b) => b - a)
  expect(found.get(3)).toBeCloseTo(0.8 * other * more(best, next))
  expect(found.get(5)).toBeCloseTo(0.5 * 0.7 * 6)
})

test('without an identifier in the query, pages with a low weight rank lower still', () => {
  const found = (hasName: boolean) => {
    let result = 0
    scoreSections({ hasName, found: [new Map([[5, 1]])], asked: new Map() }, NUMBERS, [100, 100, 50], (_, score) => {
      result = score
    })
    return result
  }
  expect(found(true)).toBeCloseTo(0.5 * 1.3 * rarity(1))
  expect(found(false)).toBeCloseTo(0.5 ** 2.5 * 1.3 * rarity(1))
})

test('a page with more sections that match ranks higher, up to a limit', () => {
  const numbers = new SectionNumbers({ sections: [10, 2], repeated: [] })
  const all = Array.from({ length: 10 }, (_, i): [number, number] => [i, 1])
  const found = scores([[...all, [11, 1]]], PLAIN, numbers)
  expect(found.get(1)).toBeCloseTo(rarity(11, 12) * 1.24)
  expect(found.get(11)).toBeCloseTo(rarity(11, 12))
  const two = scores(
    [
      [
        [3, 1],
        [4, 0.5],
      ],
    ],
    PLAIN,
    numbers,
  )
  expect(two.get(3)).toBeCloseTo(rarity(2, 12) * more(1, 0.5))
})

test('a word that is only in another section of the page counts 35 percent', () => {
  const found = scores([[[3, 1]], [[4, 0.8]]])
  const each = rarity(1)
  const covered = (1 + 0.35) / 2
  const [first, second] = [(each + each * 0.8 * 0.35) * covered ** 2, (each * 0.8 + each * 0.35) * covered ** 2]
  expect(found.get(3)).toBeCloseTo(first * more(first, second))
  expect(found.get(4)).toBeCloseTo(second * more(first, second))
})

test('of several other sections, the one with the highest weight counts', () => {
  const found = scores([
    [[3, 1]],
    [
      [2, 0.2],
      [4, 0.8],
    ],
  ])
  const [first, second] = [rarity(1), rarity(2)]
  const coverage = (first + 0.35 * second) / (first + second)
  const best = (first + second * 0.8 * 0.35) * coverage ** 2
  const other = (weight: number) => (first * 0.35 + second * weight) * ((0.35 * first + second) / (first + second)) ** 2
  expect(found.get(3)).toBeCloseTo(best * more(best, 1.3 * other(0.28), other(0.8)))
})

test('a low weight in the section counts as much as the same word elsewhere on the page', () => {
  const found = scores([
    [
      [3, 0.1],
      [4, 1],
    ],
  ])
  expect(found.get(3)).toBeCloseTo(0.35 * rarity(2) * more(1, 0.35))
})

test('a word without any match is as important as a rare one', () => {
  const found = scores([[[1, 1]], []])
  const missing = Math.log(1 + 6)
  expect(found.get(1)).toBeCloseTo(rarity(1) * (rarity(1) / (rarity(1) + missing)) ** 2)
})

test('without matches, nothing is added', () => {
  expect(scores([[], []]).size).toBe(0)
})

test('the first five sections of each page are divided from the others', () => {
  const numbers = new SectionNumbers({ sections: [7, 2], repeated: [] })
  const ranked = [0, 1, 2, 3, 7, 4, 5, 8, 6].map((section) => ({ section, isDefinition: false }))
  const [main, others] = divideByPage(ranked, numbers)
  expect(main.map(({ section }) => section)).toEqual([0, 1, 2, 3, 7, 4, 8])
  expect(others.map(({ section }) => section)).toEqual([5, 6])
})

test('a heading of many pages is shown once, and has a third of the score', () => {
  const numbers = new SectionNumbers({
    sections: [2, 3, 1],
    repeated: [
      [1, 2],
      [4, 1],
    ],
  })
  expect([0, 1, 2, 3, 4, 5].map((section) => numbers.repeatedHeading(section))).toEqual([undefined, 0, undefined, 0, 1, 1])
  const found = scores(
    [
      [
        [1, 1],
        [2, 1],
      ],
    ],
    PLAIN,
    numbers,
  )
  expect(found.get(1)).toBeCloseTo(0.35 * rarity(2))
  expect(found.get(2)).toBeCloseTo(1.3 * rarity(2))
  const ranked = [1, 3, 0, 4, 5].map((section) => ({ section, isDefinition: section === 5 }))
  const [main, others] = divideByPage(ranked, numbers)
  expect(main.map(({ section }) => section)).toEqual([1, 0, 4, 5])
  expect(others.map(({ section }) => section)).toEqual([3])
})

test.each([
  ['Connect to data', 'connect data', 1.25],
  ['Connecting data', 'connect data', 1.25],
  ['Connect data', 'connect', 1 + 0.25 * (2 / 3) ** 2],
  ['Connect', 'connect data', 1 + 0.25 * (2 / 3) ** 2],
  ['Suites', 'connect data', 1],
  ['add_postgres()', 'add_postgres', 1.25],
  ['add_postgres()', 'add_snowflake', 1 + 0.25 * (2 / 4) ** 2],
  ['add', 'add_postgres', 1 + 0.25 * (2 / 3) ** 2],
])('the heading "%s" has a bonus for the query "%s"', (heading, query, bonus) => {
  expect(headingBonus(heading, words(query), new Map())).toBeCloseTo(bonus)
})

test('a misspelled word has the bonus of the words that it stands for', () => {
  const corrections = new Map([['snwoflake', ['snowflake']]])
  expect(headingBonus('Snowflake', words('snwoflake'), corrections)).toBe(1.25)
  expect(headingBonus('Snowflake', words('snwoflake'), new Map())).toBe(1)
})

test.each([
  ['SuiteFactory', 'context.suites.add', 2],
  ['SuiteFactory', 'suite_factory.add', 4],
  ['CheckpointFactory', 'context.suites.add', 1],
  ['Suite', 'context.suites.add', 2],
])('the owner %s has a bonus for %s', (name, identifier, bonus) => {
  expect(ownerBonus(name, words(identifier)[0]?.parts ?? [])).toBe(bonus)
})
