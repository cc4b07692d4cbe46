import { expect, test } from 'vitest'
import { readRegions, WHOLE } from './regions'

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
  expect(readRegions(script).get('context')).toBe('import great_expectations as gx\n\ncontext = gx.get_context(mode="file")')
})

test('removes the common indentation', () => {
  expect(readRegions(script).get('body')).toBe('print("a")\n\nreturn 1')
})

test('returns the whole script without directives, markers and hidden lines', () => {
  expect(readRegions(script).get(WHOLE)).toBe(
    'import great_expectations as gx\n\ncontext = gx.get_context(mode="file")\n\n\ndef run():\n    print("a")\n\n    return 1',
  )
})

test('keeps other comments, including directives below the top', () => {
  expect(readRegions('# note: kept\n# timeout: 5\nx = 1\n# timeout: 6').get(WHOLE)).toBe('# note: kept\nx = 1\n# timeout: 6')
})

test('returns undefined for an unknown region, and empty text for an empty region', () => {
  expect(readRegions(script).get('nope')).toBeUndefined()
  expect(readRegions('# region: a\n# endregion: a').get('a')).toBe('')
})

test('supports Windows line endings and other comment syntaxes', () => {
  expect(readRegions('-- region: q\r\nselect 1\r\n-- endregion: q\r\n').get('q')).toBe('select 1')
})

test('lists the regions in order after the whole script', () => {
  expect([...readRegions(script).keys()]).toEqual([WHOLE, 'context', 'inner', 'body'])
})

test.each([
  ['# region: a\nx', 'never'],
  ['x\n# endregion: a', 'open'],
  ['# region: a\nx\n# endregion: a\ny\n# region: a\nz\n# endregion: a', 'twice'],
])('an unbalanced or duplicate region is an error: %j', (text) => {
  expect(() => readRegions(text)).toThrow(expect.objectContaining({ code: 'snippet-region' }))
})
