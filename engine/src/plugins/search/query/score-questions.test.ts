import { expect, test } from 'vitest'
import { QuestionNumbers, scoreQuestions } from './score-questions.browser'

/** Questions of 2, 2, and 4 words of section 3, and of 2 words of section 7. */
const NUMBERS = new QuestionNumbers({ sections: [3, 3, 4, 1], words: '2242' })
const scores = (...found: [question: number, weight: number][][]) => scoresOfWords(found)
const scoresOfWords = (found: [question: number, weight: number][][], shares: number[] = []) => {
  const hits = found.map((entries) => new Map(entries))
  return scoreQuestions(hits, shares, NUMBERS)
}
/** The importance of a word that is in some of the four questions. */
const rarity = (size: number) => Math.log(1 + (4 - size + 0.5) / (size + 0.5))

test('questions are numbered through all sections', () => {
  expect(NUMBERS.count).toBe(4)
  expect([0, 1, 2, 3].map((question) => NUMBERS.sectionOf(question))).toEqual([3, 3, 3, 7])
  expect([0, 1, 2, 3].map((question) => NUMBERS.lengthOf(question))).toEqual([2, 2, 4, 2])
  expect(new QuestionNumbers({ sections: [], words: '' }).count).toBe(0)
})

test('a question with exactly the words of the query counts most', () => {
  const found = scores([[3, 1]], [[3, 0.9]])
  expect([...found.keys()]).toEqual([7])
  expect(found.get(7)).toBeCloseTo(rarity(1) * 1.9 * 0.95 ** 1.6)
})

test('a question counts less if it has other words, or lacks some of the query', () => {
  expect(scores([[2, 1]]).get(3)).toBeCloseTo(rarity(1) * 0.25)
  const [known, unknown] = [rarity(1), rarity(0)]
  expect(scores([[3, 1]], []).get(7)).toBeCloseTo(known * (known / (known + unknown)) ** 1.6 * 0.5)
})

test('a word of most sections is not telling, even if few questions have it', () => {
  expect(scoresOfWords([[[3, 1]]], [0.1]).get(7)).toBeCloseTo(rarity(1) * 0.5)
  expect(scoresOfWords([[[3, 1]]], [0.75]).get(7)).toBeCloseTo(rarity(3) * 0.5)
})

test('the second best question of a section counts a quarter', () => {
  const one = rarity(3) * 0.5
  const found = scores([
    [0, 1],
    [1, 1],
    [2, 0.1],
  ])
  expect(found.get(3)).toBeCloseTo(1.25 * one)
})
