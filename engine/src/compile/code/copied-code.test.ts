import { expect, test } from 'vitest'
import { copiedCode } from './copied-code'
import { parseMarks } from './marks'

const copied = (code: string, language: string) => copiedCode(parseMarks(code, language), language)

test('removed lines are not copied, and hidden lines are', () => {
  expect(copied('# hide-next-line\na\n# diff-remove\nb\n# diff-add\nc\nd', 'python')).toBe('a\nc\nd')
  expect(copied('-- diff-remove\nselect 1;\nselect 2;', 'sql')).toBe('select 2;')
})

test('only the commands of a session are copied', () => {
  expect(copied('(venv) $ pip install gx \\\n>   pandas\nInstalling\n$ gx', 'console')).toBe('pip install gx \\\n  pandas\ngx')
  expect(copied('>>> for x in y:\n...     x\n...\n1\n>>> z', 'pycon')).toBe('for x in y:\n    x\n\nz')
  expect(copied('pip install gx\nls', 'console')).toBe('pip install gx\nls')
})

test.each([
  ['-a\n+b\n c', 'b\nc'],
  ['- a: 1\n+ a: 2\n  b: 3\n+\n', 'a: 2\nb: 3\n\n'],
  ['- a: 1\n+ a: 2\nb: 3', 'a: 2\nb: 3'],
  [' class A:\n-    x = 1\n+    x = 2\n\n     y', 'class A:\n    x = 2\n\n    y'],
  ['-a\n-b', ''],
  ['a\n  b', 'a\n  b'],
])('the result of a diff is copied: %j', (code, result) => {
  expect(copied(code, 'diff')).toBe(result)
})

test.each(['--- a/x.py\n+++ b/x.py\n@@ -1 +1 @@\n-a\n+b', 'diff --git a/x b/x\n-a\n+b', '@@ -1 +1 @@\n-a\n+b'])(
  'a patch is copied as it is: %j',
  (code) => {
    expect(copied(code, 'diff')).toBe(code)
  },
)
