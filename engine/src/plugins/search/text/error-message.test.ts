import { expect, test } from 'vitest'
import { isErrorMessage, lastException, normalizeMessage, withoutValues } from './error-message.browser'

test.each([
  "AttributeError: 'FileStore' object has no attribute 'sources'",
  'great_expectations.exceptions.exceptions.DataContextError: Unknown',
  'Traceback (most recent call last):',
  'The column "fare" in BatchData does not exist.',
  'ValueError no such key',
])('%s is an error message', (query) => {
  expect(isErrorMessage(query)).toBe(true)
})

test.each([
  'python 3.13',
  'DataContextError',
  'run a checkpoint',
  "don't run it",
  'context.suites.get("trips")',
  'how do I handle errors',
])('%s is no error message', (query) => {
  expect(isErrorMessage(query)).toBe(false)
})

test.each([
  ['great_expectations.exceptions.exceptions.DataContextError: Unknown', 'DataContextError: Unknown'],
  ["'FileStore' object has no attribute 'keys'", "  object has no attribute 'keys'"],
  ["type object 'FileStore' has no attribute 'keys'", "type object   has no attribute 'keys'"],
  ["FileStore.add() got an unexpected keyword argument 'key'", " add() got an unexpected keyword argument 'key'"],
  ['path /home/a/b.csv does not exist', 'path   does not exist'],
  ['see https://example.com/v/missing now', 'see   now'],
  ['port 5432 failed, object at 0x7f01, 2 errors', 'port   failed, object at  ,   errors'],
  ['401 Client Error', '401 Client Error'],
  ['utf-8 and psycopg2', 'utf-8 and psycopg2'],
  ['and/or', 'and/or'],
])('%s is compared as %s', (message, expected) => {
  expect(normalizeMessage(message)).toBe(expected)
})

test.each([
  ["no attribute 'sources'", 'no attribute  '],
  ['The column "fare" in BatchData', 'The column   in BatchData'],
  ["No module named 'psyc", 'No module named  '],
  ["it doesn't exist", "it doesn't exist"],
  ['Field required [type=missing, input_value={}, input_type=dict]', 'Field required  '],
])('%s is %s without its values', (message, expected) => {
  expect(withoutValues(message)).toBe(expected)
})

test('the last exception of a traceback counts, with all lines of its message', () => {
  const text =
    'Traceback (most recent call last):\n  File "/a.py", line 1\nKeyError: 1\n\nDuring handling of the above exception:\n' +
    'a.b.ValidationError: 1 validation error for Suite\nname\n  field required\n\nProcess finished'
  expect(lastException(text)).toEqual({
    name: 'ValidationError',
    message: '1 validation error for Suite \nname\n  field required',
  })
})

test.each([
  ['E   a.exceptions.StoreError: No key', 'StoreError', 'No key '],
  ['2026-01-01 12:00 ERROR a.b.StoreError: No key', 'StoreError', 'No key '],
  ["raise KeyError('result_format')", 'KeyError', "result_format') "],
])('finds the exception in %s', (text, name, message) => {
  expect(lastException(text)).toEqual({ name, message })
})

test('a text without an exception has none', () => {
  expect(lastException('All rows are valid: 100')).toBeUndefined()
})
