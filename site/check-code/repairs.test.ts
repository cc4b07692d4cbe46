import { expect, test } from 'vitest'
import { measureRepairs } from './measure-repairs'
import { knowledge } from './test-knowledge'

const measures = measureRepairs(knowledge)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('finds at least 90 % of the lines that had to change', () => {
  const changed = sum(measures.map((measure) => measure.changed))
  const missed = measures.flatMap((measure) => measure.missed.map((line) => `${measure.name}:${line}`))
  expect(changed).toBeGreaterThan(0)
  expect(1 - missed.length / changed, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
})

test('at least 95 % of the certain findings are in lines that had to change', () => {
  const certain = sum(measures.map((measure) => measure.certain))
  const wrong = measures.flatMap((measure) => measure.wrong.map((line) => `${measure.name}:${line}`))
  expect(certain).toBeGreaterThan(0)
  expect(1 - wrong.length / certain, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
})
