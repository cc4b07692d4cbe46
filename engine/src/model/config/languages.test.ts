import { expect, test } from 'vitest'
import { CodeSchema } from './code'
import { languagesWithoutGrammar, resolveLanguage } from './languages'

test('every language of the default configuration has a grammar', () => {
  expect(languagesWithoutGrammar(CodeSchema.parse({}).languages)).toEqual([])
})

test.each([
  ...[
    'console',
    'shell-session',
    'terminal',
    'pycon',
    'http',
    'xml',
    'powershell',
    'pwsh',
    'toml',
    'ini',
    'diff',
    'patch',
    'dockerfile',
  ],
  ...['docker', 'json', 'yaml', 'sql', 'sh', 'zsh'],
])('%s blocks need no configuration', (language) => {
  expect(() => resolveLanguage(language, CodeSchema.parse({}).languages)).not.toThrow()
})

test('finds languages without a grammar', () => {
  expect(languagesWithoutGrammar(['python', 'klingon', 'text', '../x'])).toEqual(['klingon', '../x'])
})

test('a code block without a language is text, and letter case is ignored', () => {
  expect(resolveLanguage(undefined, [])).toBe('text')
  expect(resolveLanguage('Python', ['python'])).toBe('python')
})
