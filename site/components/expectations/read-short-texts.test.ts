import { signatureBlock } from 'docs-engine'
import { expect, test } from 'vitest'
import { readShortTexts } from './read-short-texts'
import { writeList } from './write-list'

const own = {
  class: 'ExpectA',
  path: 'lib',
  file: 'lib/a.py',
  line: 1,
  kind: 'column_map',
  arguments: [{ name: 'column' }, { name: 'mostly', default: '1' }, { name: 'limit', default: 'None' }],
}
const facts = (version: string, more: object = {}) => ({
  file: `${version}.json`,
  text: JSON.stringify({ package: 'lib', version, expectations: { expect_a: { ...own, ...more } } }),
})
const read = (text: string, newer = facts('1.0')) => readShortTexts(facts('0.18'), { file: 'all.yaml', text }, newer)

test('each Expectation has a text, its arguments, and a link to the newer class', () => {
  const { value, problems } = read('expect_a: Checks A.\n')
  expect(problems).toEqual([])
  const page = writeList(value ?? [])
  expect(page).toContain('### expect_a {#expect_a}\n\nChecks A.')
  expect(page).toContain(
    signatureBlock({ name: 'expect_a', parameters: [{ name: 'column' }, { name: 'limit', default: 'None' }] }),
  )
  expect(page).toContain('Common arguments: `mostly`.')
  expect(page).toContain('[`ExpectA`](site:/docs/reference/expectations/expect_a)')
})

test('a class that the newer library cannot evaluate is not linked', () => {
  expect(read('expect_a: Checks A.\n', facts('1.0', { unregistered: true })).value?.[0]).not.toHaveProperty('newer')
})

test('missing and unknown texts are reported', () => {
  expect(read('expect_b: Checks B.\n').problems.map(({ title }) => title)).toEqual([
    'There is no Expectation "expect_b" in lib 0.18.',
    'The Expectation "expect_a" has no text.',
  ])
})
