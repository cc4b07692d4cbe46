import { expect, test } from 'vitest'
import { findRegion, regionNames } from './regions'

const script = `# fixtures: taxi_trips.csv
# timeout: 60

# region: context
import great_expectations as gx
context = gx.get_context()  # hidden

# region: inner
context = gx.get_context(mode="file")
# endregion: inner
# endregion: context


# hide-start
assert context
# hide-end
def run():
    # region: body
    print("a")
      # hide-next-line
    assert True

    return 1
    # endregion: body
`

test('returns a region without markers and hidden lines', () => {
  expect(findRegion(script, 'context')).toBe('import great_expectations as gx\n\ncontext = gx.get_context(mode="file")')
})

test('removes the common indentation', () => {
  expect(findRegion(script, 'body')).toBe('print("a")\n\nreturn 1')
})

test('returns the whole script without directives, markers and hidden lines', () => {
  expect(findRegion(script, undefined)).toBe(
    'import great_expectations as gx\n\ncontext = gx.get_context(mode="file")\n\n\ndef run():\n    print("a")\n\n    return 1',
  )
})

test('keeps other comments, including directives below the top', () => {
  expect(findRegion('# note: kept\n# timeout: 5\nx = 1\n# timeout: 6', undefined)).toBe('# note: kept\nx = 1\n# timeout: 6')
})

test('returns undefined for an unknown region, and empty text for an empty region', () => {
  expect(findRegion(script, 'nope')).toBeUndefined()
  expect(findRegion('# region: a\n# endregion: a', 'a')).toBe('')
})

test('supports Windows line endings and other comment syntaxes', () => {
  expect(findRegion('-- region: q\r\nselect 1\r\n-- endregion: q\r\n', 'q')).toBe('select 1')
})

test('lists unique region names in order', () => {
  expect(regionNames(script)).toEqual(['context', 'inner', 'body'])
})

test.each([
  ['# region: a\nx', 'never'],
  ['x\n# endregion: a', 'open'],
  ['# region: a\nx\n# endregion: a\ny\n# region: a\nz\n# endregion: a', 'twice'],
])('an unbalanced or duplicate region is an error: %j', (text) => {
  expect(() => findRegion(text, 'a')).toThrow(expect.objectContaining({ code: 'snippet-region' }))
})
