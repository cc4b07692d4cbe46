// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readPendingMarks, writePendingMarks } from './pending-marks.browser'

beforeEach(() => sessionStorage.clear())

test('stores the words to mark for the next page, and removes them', () => {
  expect(readPendingMarks()).toBeUndefined()
  const marks = { route: '/docs/a#b', query: 'batch' }
  writePendingMarks(marks)
  expect(readPendingMarks()).toEqual(marks)
  writePendingMarks(undefined)
  expect(readPendingMarks()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'text', 'null', '{}', '{"route":"/a"}', '{"query":"a"}', '{"route":1,"query":"a"}', '{"route":"/a","query":1}'])(
  'ignores other content of the storage: %s',
  (content) => {
    writePendingMarks({ route: '/a', query: 'a' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', content)
    expect(readPendingMarks()).toBeUndefined()
  },
)

test('reads only the route and the query', () => {
  writePendingMarks({ route: '/a', query: 'b' })
  sessionStorage.setItem(sessionStorage.key(0) ?? '', '{"route":"/a","query":"b","other":1}')
  expect(readPendingMarks()).toEqual({ route: '/a', query: 'b' })
})
