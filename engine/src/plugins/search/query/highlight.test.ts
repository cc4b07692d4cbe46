import { expect, test } from 'vitest'
import { highlight, snippet } from './highlight.browser'
import { readQuery } from './read-query.browser'

const words = (query: string) => readQuery(query, {})[0]?.words ?? []
const marked = (text: string, query: string) =>
  highlight(text, words(query))
    .map(([part, isMatch]) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['Validate your data', 'validating', '[Validate] your data'],
  ['Call add_or_update()', 'update ', 'Call [add_or_update]()'],
  ['ExpectColumnValuesToBeInSet', 'expect_column_values_to_be_in_set', '[ExpectColumnValuesToBeInSet]'],
  ['Connect to Snowflake', 'snowflak', 'Connect to [Snowflake]'],
  ['Connect to Snowflake', 'snwoflake ', 'Connect to [Snowflake]'],
  ['<img src=x>', 'img', '<[img] src=x>'],
  ['PandasAzureBlobStorageDatasource', 'blobstorage', '[PandasAzureBlobStorageDatasource]'],
  ['A stable table', 'table', 'A stable [table]'],
  ['Nothing here', 'batch', 'Nothing here'],
])('marks in "%s" what matches "%s"', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('a snippet is the part with the most words of the query', () => {
  const text = 'one two batch three four five six seven eight nine ten the row condition of a batch is next and more'
  expect(snippet(text, words('row condition batch'), 8)).toEqual([
    ['… ten the ', false],
    ['row', true],
    [' ', false],
    ['condition', true],
    [' of a ', false],
    ['batch', true],
    [' is …', false],
  ])
  expect(snippet(text, words('spark'), 8)).toEqual([])
})

test('a snippet is part of one line, the first of those with the most words of the query', () => {
  const text = 'Run a Checkpoint and its Actions.\nA Checkpoint\nhas Actions.\ncheckpoint = context.checkpoints.get("daily")'
  const shown = (query: string) => snippet(text, words(query), 10).map(([part]) => part)
  expect(shown('checkpoint').join('')).toBe('Run a Checkpoint and its Actions.')
  expect(shown('daily').join('')).toBe('checkpoint = context.checkpoints.get("daily")')
})
