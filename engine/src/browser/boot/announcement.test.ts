import { expect, test } from 'vitest'
import { isDismissed, migratedId } from './announcement.browser'

test('the old misspelled id is equivalent to the correct one', () => {
  expect(migratedId('annoucement-bar')).toBe('announcement-bar')
  expect(migratedId('workshop')).toBe('workshop')
  expect(migratedId(null)).toBeNull()
})

test.each([
  ['the same id, closed', true, 'a', 'true', true],
  ['the same id, not closed', true, 'a', 'false', false],
  ['the old spelling of another id, closed', true, 'annoucement-bar', 'true', false],
  ['the same id, nothing stored', true, 'a', null, false],
  ['another id, closed', true, 'b', 'true', false],
  ['no id, closed', true, null, 'true', false],
  ['the same id, closed, but it cannot be closed', false, 'a', 'true', false],
])('%s', (_, isCloseable, id, dismiss, expected) => {
  expect(isDismissed({ id: 'a', isCloseable }, { id, dismiss })).toBe(expected)
})

test('an announcement that was closed under the old spelling of its id stays closed', () => {
  const announcement = { id: 'announcement-bar', isCloseable: true }
  expect(isDismissed(announcement, { id: 'annoucement-bar', dismiss: 'true' })).toBe(true)
  expect(isDismissed(announcement, { id: 'annoucement-bar', dismiss: 'false' })).toBe(false)
})
