import { expect, test } from 'vitest'
import { syntaxError } from './syntax-error'

test('reports an unknown syntax error with the message and position of the parser', () => {
  const { error } = syntaxError(new Error('2:3: Unexpected thing (mdx-jsx:odd)'), 'one\ntwo three\n', {
    file: 'a.md',
    linesBefore: 4,
  })
  expect(error.parts).toMatchObject({
    code: 'markdown-syntax',
    title: 'Cannot parse the text: Unexpected thing',
    at: 'a.md:6:3',
  })
})
