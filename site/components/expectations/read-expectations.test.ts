import { describe, expect, test } from 'vitest'
import { readExpectations } from './read-expectations'

const argument = { name: 'column', type: 'str' }
const own = { class: 'ExpectA', path: 'lib', file: 'lib/a.py', line: 1, kind: 'column_map', issues: ['Validity'] }
const facts = (more: object = {}) => ({
  file: 'facts.json',
  text: JSON.stringify({
    package: 'lib',
    version: '1.0',
    expectations: { expect_a: { ...own, arguments: [argument, { name: 'limit' }], result: ['count'], ...more } },
  }),
})
const SHARED = 'common: {}\narguments:\n  column: Name.\nresult:\n  count: Rows.\n'
const TEXT = 'summary: A.\nnulls: Ignored.\ncost: Low.\narguments:\n  limit: The limit.\n'
const read = (text: string, more?: object) =>
  readExpectations(facts(more), { folder: 'texts', texts: { 'shared.yaml': SHARED, 'expect_a.yaml': text } })
const titles = (text: string, more?: object) => read(text, more).problems.map(({ title }) => title)

describe('texts are compared with the facts', () => {
  test('a complete text has no problems', () => {
    const { value, problems } = read(TEXT)
    expect(problems).toEqual([])
    expect(value?.all).toMatchObject([{ type: 'expect_a', class: 'ExpectA', issue: 'Validity', text: { summary: 'A.' } }])
  })

  test.each([
    ['an argument without text', TEXT.replace('limit: The', 'limits: The'), 'texts/expect_a.yaml doesn\'t describe "limit".'],
    ['an unknown argument', `${TEXT}  other: X.\n`, 'texts/expect_a.yaml describes "other", which isn\'t in arguments.'],
    [
      'an unknown key of the result',
      `${TEXT}result:\n  sum: X.\n`,
      'texts/expect_a.yaml describes "sum", which isn\'t in result.',
    ],
    [
      'an unknown related Expectation',
      `${TEXT}related:\n  - { type: expect_b, when: X. }\n`,
      'texts/expect_a.yaml refers to the unknown Expectation "expect_b".',
    ],
    ['a second issue', `${TEXT}issue: Volume\n`, 'texts/expect_a.yaml has an issue, and the facts have one as well.'],
    ['a missing key', TEXT.replace('nulls: Ignored.\n', ''), 'nulls is missing.'],
    ['an unknown key', `${TEXT}sumary: B.\n`, 'The file texts/expect_a.yaml has the unknown key "sumary".'],
  ])('reports %s', (_, text, title) => {
    expect(titles(text)).toContain(title)
  })

  test('reports an Expectation without issue', () => {
    expect(titles(TEXT, { issues: [] })).toEqual(['texts/expect_a.yaml has no issue.'])
    expect(titles(`${TEXT}issue: Volume\n`, { issues: [] })).toEqual([])
  })

  test('reports a missing text and a text for an Expectation that does not exist', () => {
    const { problems } = readExpectations(facts(), { folder: 'texts', texts: { 'shared.yaml': SHARED, 'expect_b.yaml': TEXT } })
    expect(problems.map(({ title }) => title)).toEqual([
      'There is no Expectation "expect_b" in lib 1.0.',
      'The Expectation "expect_a" has no text.',
    ])
  })
})
