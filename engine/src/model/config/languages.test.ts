import { expect, test } from 'vitest'
import { CodeSchema } from './code'
import { languagesWithoutGrammar, resolveLanguage } from './languages'

test('every language of the default configuration has a grammar', () => {
  expect(languagesWithoutGrammar(CodeSchema.parse({}).languages)).toEqual([])
})

test('languages without grammar are found', () => {
  expect(languagesWithoutGrammar(['python', 'klingon', 'text', '../x'])).toEqual(['klingon', '../x'])
})

test('a fence without language is text, and letter case does not matter', () => {
  expect(resolveLanguage(undefined, [])).toBe('text')
  expect(resolveLanguage('Python', ['python'])).toBe('python')
})
