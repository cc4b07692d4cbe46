import { expect, test } from 'vitest'
import { messageChain } from './problem-page.browser'

test('the message of an error is followed by those of its causes', () => {
  const error = new Error('No page.', { cause: new Error('No file.', { cause: 'no disk' }) })
  expect(messageChain(error)).toBe('No page.\nCause: No file.\nCause: no disk')
  expect(messageChain('plain')).toBe('plain')
})
