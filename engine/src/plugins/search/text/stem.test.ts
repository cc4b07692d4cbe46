import { expect, test } from 'vitest'
import { stem } from './stem.browser'

test.each([
  ['validate', 'validates', 'validated', 'validating', 'validation', 'validations'],
  ['run', 'runs', 'running'],
  ['query', 'queries'],
  ['key', 'keys'],
  ['display', 'displays', 'displayed', 'displaying'],
  ['store', 'stores', 'stored', 'storing'],
  ['batch', 'batches'],
  ['expectation', 'expectations'],
  ['missing', 'missingness'],
  ['configure', 'configured', 'configuring'],
])('%s has the same stem as its other forms', (word, ...forms) => {
  for (const form of forms) expect([form, stem(form)]).toEqual([form, stem(word)])
})

test.each([
  ['null', 'nullable'],
  ['status', 'state'],
  ['test', 'text'],
])('%s and %s stay different', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test('does not change words with digits, short words, or other scripts', () => {
  for (const word of ['s3', 'gcs', 'is', 'utf8s', 'класс']) expect(stem(word)).toBe(word)
})
