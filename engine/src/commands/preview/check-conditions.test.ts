import { expect, test } from 'vitest'
import { checkConditions, mayContinue } from './check-conditions'

const file = { etag: '"one"', modified: Date.UTC(2026, 0, 2, 3, 4, 5, 678) }
const SAME = 'Fri, 02 Jan 2026 03:04:05 GMT'
const EARLIER = 'Fri, 02 Jan 2026 03:04:04 GMT'

test.each([
  [{}, 'send'],
  [{ 'if-none-match': '"one"' }, 'unchanged'],
  [{ 'if-none-match': 'W/"one"' }, 'unchanged'],
  [{ 'if-none-match': '"two", W/"one"' }, 'unchanged'],
  [{ 'if-none-match': '*' }, 'unchanged'],
  [{ 'if-none-match': '"two"' }, 'send'],
  [{ 'if-none-match': 'one' }, 'send'],
  [{ 'if-none-match': '"two"', 'if-modified-since': SAME }, 'send'],
  [{ 'if-modified-since': SAME }, 'unchanged'],
  [{ 'if-modified-since': EARLIER }, 'send'],
  [{ 'if-modified-since': 'yesterday' }, 'send'],
  [{ 'if-modified-since': '2026-01-02' }, 'send'],
  [{ 'if-match': '"one"' }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': 'W/"one"' }, 'failed'],
  [{ 'if-match': '"two"' }, 'failed'],
  [{ 'if-unmodified-since': SAME }, 'send'],
  [{ 'if-unmodified-since': EARLIER }, 'failed'],
])('the answer to %j: %s', (headers, answer) => {
  expect(checkConditions(headers, file)).toBe(answer)
})

test('a download goes on only with the file it began with', () => {
  expect(mayContinue(undefined, file)).toBe(true)
  expect(mayContinue('"one"', file)).toBe(true)
  expect(mayContinue(SAME, file)).toBe(true)
  expect(mayContinue('W/"one"', file)).toBe(false)
  expect(mayContinue('"two"', file)).toBe(false)
  expect(mayContinue(EARLIER, file)).toBe(false)
})
