import { expect, test } from 'vitest'
import { tabChoiceOf } from './tab-choice.browser'

const values = ['postgresql', 'snowflake', 'sqlite']

test('the query takes precedence over storage, and storage over the default', () => {
  expect(tabChoiceOf(values, 'sqlite', 'snowflake')).toBe('sqlite')
  expect(tabChoiceOf(values, null, 'snowflake')).toBe('snowflake')
  expect(tabChoiceOf(values, null, undefined)).toBeUndefined()
})

test('tabs ignore unknown values', () => {
  expect(tabChoiceOf(values, 'oracle', 'snowflake')).toBe('snowflake')
  expect(tabChoiceOf(values, null, 'oracle')).toBeUndefined()
  expect(tabChoiceOf(values, '', undefined)).toBeUndefined()
})
