import { expect, test } from 'vitest'
import { compileCleanly } from '../../../../test/support/compile-for-test'
import { escapePageText } from './escape-markdown'

test.each([
  'import {wool} from "sheep"',
  'export default sheep',
  'A {brace}, a <Tag attr>, a < b, 5 $ and 6 $',
  '*stars*, _lines_, file_name, __init__, `code`, ~~gone~~',
  '[link](https://example.com), ![image](a.png), [note][^1]',
  '# No heading',
  '- no list',
  '1. no list',
  '> no quote',
  '| no | table |',
  ':::note no admonition',
  '10:30, s3:key, ::name, :name[text]',
  '&amp; &copy; \\ backslash',
  '--- no rule',
])('%s is text on a page', async (text) => {
  expect((await compileCleanly(escapePageText(text))).excerpt).toBe(text)
})

test('lines of a text are one paragraph', async () => {
  expect((await compileCleanly(escapePageText('One\n\n- two\n# three'))).excerpt).toBe('One - two # three')
})
