import { expect, test } from 'vitest'
import { shortenQuery } from './shorten-query.browser'

const TRACEBACK = `Traceback (most recent call last):
  File "/home/me/run.py", line 12, in <module>
    context.get_checkpoint("nightly")
  File "/usr/lib/python3/site-packages/great_expectations/data_context.py", line 1406, in get_checkpoint
great_expectations.exceptions.exceptions.DataContextError: Could not find a Checkpoint named "nightly" in the Data Context at /home/me/gx`

test('a traceback becomes the class of its exception and the telling words of the message', () => {
  expect(shortenQuery(TRACEBACK, 64)).toBe('DataContextError: Could not find Checkpoint named Data Context')
})

test('words that do not fit are left out, never cut', () => {
  expect(shortenQuery(TRACEBACK, 40)).toBe('DataContextError: Could not find named')
})

test.each([
  ["AttributeError: 'FileStore' object has no attribute 'sources'", 'AttributeError: object no attribute sources'],
  ["ModuleNotFoundError: No module named 'psycopg2'", 'ModuleNotFoundError: No module named psycopg2'],
])('keeps the name that %s is about', (line, expected) => {
  expect(shortenQuery(`Traceback (most recent call last):\n  File "/a.py", line 1, in <module>\n${line}`, 64)).toBe(expected)
})

test('a short message keeps its values', () => {
  expect(shortenQuery(`${'x\n'.repeat(99)}KeyError: 'result_format'`, 64)).toBe('KeyError: result_format')
})

test('line breaks that are written as characters end a line', () => {
  const json = String.raw`{"exception_traceback": "Traceback\n  File \"a.py\"\na.b.MetricError: No provider found for value_counts\n", "x": 1}`
  expect(shortenQuery(json, 64)).toBe('MetricError: No provider found value_counts')
})

test('a text without an exception becomes its telling words, each once', () => {
  expect(shortenQuery(`How do I validate the rows of a table, and ${'rows '.repeat(99)} tomorrow?`, 64)).toBe(
    'validate rows table tomorrow',
  )
})

test('one long word is cut', () => {
  expect(shortenQuery('x'.repeat(5_000_000), 64)).toBe('x'.repeat(64))
})

test('megabytes are shortened by their end', () => {
  expect(shortenQuery(`${'ValueError: early\n'.repeat(300_000)}${TRACEBACK}`, 64)).toMatch(/^DataContextError: Could/)
})
