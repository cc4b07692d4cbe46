import { expect, test } from 'vitest'
import { tokenize } from './tokenize.browser'

const wholes = (text: string) => tokenize(text).map(({ whole }) => whole)

test.each([
  ['add_or_update_expectation', 'addorupdateexpectation', ['add', 'or', 'update', 'expectation']],
  ['ExpectColumnValuesToBeInSet', 'expectcolumnvaluestobeinset', ['expect', 'column', 'values', 'to', 'be', 'in', 'set']],
  ['expect_column_values_to_be_in_set', 'expectcolumnvaluestobeinset', ['expect', 'column', 'values', 'to', 'be', 'in', 'set']],
  ['context.data_sources', 'context.datasources', ['context', 'datasources', 'data', 'sources']],
  ['SQLDatasource', 'sqldatasource', ['sql', 'datasource']],
  ['non-null', 'non-null', ['non', 'null']],
])('divides %s', (text, whole, parts) => {
  expect(tokenize(text)).toEqual([{ whole, parts }])
})

test('plain words, numbers, and versions have no parts', () => {
  expect(tokenize('Validate 3,000 rows with 1.8.1')).toEqual(
    ['validate', '3', '000', 'rows', 'with', '1.8.1'].map((whole) => ({ whole, parts: [] })),
  )
})

test('ignores case, accents, apostrophes, and punctuation', () => {
  expect(wholes('“Café”: the table’s (row_condition)?')).toEqual(['cafe', 'the', 'table', 'rowcondition'])
})

test('survives any text', () => {
  expect(wholes('🎉 ؟مرحبا \u0000\u202e ---___... (?:[')).toEqual(['مرحبا'])
  expect(tokenize('x'.repeat(10_000))).toEqual([])
})
