import { expect, test } from 'vitest'
import { testTitles } from './test-titles.mjs'

const titles = (text: string, file = 'a.test.ts') => testTitles(file, text)

test('lists tests with the groups that they are in', () => {
  expect(
    titles(`
      test('alone', () => {})
      describe('a page', () => {
        it("has a title", async () => {})
        describe('in print', () => { test(\`opens\`, () => {}) })
      })
      test.describe('a menu', () => { test('opens', { tag: '@slow' }, async ({ page }) => {}) })
    `),
  ).toEqual(['alone', 'a page > has a title', 'a page > in print > opens', 'a menu > opens'])
})

test.each([
  ['a comment', "// test('x', () => {})\n/* test('x', () => {}) */"],
  ['a string', 'const text = "test(\'x\', () => {})"'],
  ['a skipped test', "test.skip('x', () => {})\nit.todo('x')\ntest.fixme('x', async () => {})"],
  ['a skipped group', "describe.skip('a', () => { test('x', () => {}) })"],
  ['a skipped group of Playwright', "test.describe.skip('a', () => { test('x', () => {}) })"],
  ['a skipped table', "test.skip.each(['a'])('x %s', () => {})"],
  ['a test that always skips itself', "test('x', () => { test.skip() })\ntest('y', () => { test.skip(true, 'later') })"],
  ['a group that always skips itself', "test.describe('a', () => { test.skip(true, 'later'); test('x', () => {}) })"],
  ['a test without a body', "test('x')"],
  ['a call of another function', "latest('x', () => {})\nsuite.test('x', () => {})"],
])('ignores %s', (_, text) => {
  expect(titles(text)).toEqual([])
})

test('lists tests that are skipped only on a condition', () => {
  expect(
    titles(`
      test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'needs scripts')
      test('one', () => { test.skip(project === 'off', 'why') })
      test.skipIf(process.platform === 'win32')('two', () => {})
      test.runIf(true)('three', () => {})
    `),
  ).toEqual(['one', 'two', 'three'])
})

test('does not evaluate expressions in titles', () => {
  const text = `for (const route of routes) test(\`\${route} is found\`, () => {})\ntest(name, () => {})`
  expect(titles(text)).toEqual([`\${route} is found`, `\${name}`])
})

test('lists the rows of a literal table, and the title as it is written', () => {
  expect(
    titles(`
      const ROWS = [['a', 1], ['b', make()]] as const
      test.each(ROWS)('%s is %j', () => {})
      describe.each([{ name: 'c' }])('group $name', ({ name }) => { test('x', () => {}) })
      test.each(load())('%s of a file', () => {})
    `),
  ).toEqual(['%s is %j', 'a is 1', 'b is %j', 'group $name > x', 'group c > x', '%s of a file'])
})

test('reads JSX and Python', () => {
  expect(titles("test('x', () => { expect(<p>test('y')</p>).toBe(1) })", 'a.test.tsx')).toEqual(['x'])
  expect(
    titles('# def test_no():\n    def test_one(self):\n@skip("later")\ndef test_two():\nasync def test_three():\n', 'test_a.py'),
  ).toEqual(['test_one', 'test_three'])
})
