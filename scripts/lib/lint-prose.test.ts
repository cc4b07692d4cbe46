import { expect, test } from 'vitest'
import { compilePhrases, lintProse } from './lint-prose.mjs'

const PHRASES = compilePhrases([
  { find: 'by hand', write: 'manually' },
  { find: 'CODE says', write: 'returns' },
  { find: 'Is [^.?!]+\\?', write: 'If …', case: true, headings: false },
])
const lint = (file: string, text: string) => lintProse(file, text, PHRASES).map(({ line, found }) => `${line} ${found}`)

test('finds a phrase with its line and replacement', () => {
  expect(lintProse('page.md', 'One.\n\nDo it By Hand.\n', PHRASES)).toEqual([{ line: 3, found: 'By Hand', write: 'manually' }])
})

test('finds phrases across line breaks, but not across paragraphs or inside words', () => {
  expect(lint('page.md', 'Do it by\nhand. Do it by\n\nhand. Do it by handle.')).toEqual(['1 by hand'])
  expect(lint('module.ts', '// Do it by\n// hand.\nconst by = hand')).toEqual(['1 by hand'])
})

test('matches inline code as CODE', () => {
  expect(lint('page.md', 'The file says so, and `run()` says so.')).toEqual(['1 `run()` says'])
})

test('can ignore headings and tables', () => {
  expect(lint('page.md', '## Is it so?\n\n| Is it so? |\n\nIs it so? Then go.')).toEqual(['5 Is it so?'])
})

test('ignores code, URLs and keys', () => {
  expect(lint('page.md', '```bash\nby hand\n```\n\n[a](https://example.com/by hand), `by hand`, <Tabs group="by hand">')).toEqual(
    [],
  )
  expect(lint('data.json', '{ "by hand": 1 }')).toEqual([])
  expect(lint('data.yaml', 'class: by\nhand:\n  example: `by hand`')).toEqual([])
  expect(lint('script.py', 'by hand\nx = "hand"')).toEqual([])
})

test.each([
  ['page.md', '---\ntitle: Made by hand\n---\n'],
  ['page.md', '```python title="Made by hand"\n```'],
  ['page.md', '```dot alt="x"\na [label="Made\\nby hand"]\n```'],
  ['page.md', '<Step title="Made by hand">'],
  ['data.json', '{ "text": "Made by hand" }'],
  ['data.yaml', 'summary: Made by hand'],
  ['data.yaml', 'notes:\n  - "Made by hand."'],
  ['data.yaml', '# Made by hand'],
  ['script.py', 'x = 1  # made by hand'],
  ['script.py', 'def f():\n    """Made by hand."""'],
  ['script.py', 'print("Made by hand")'],
  ['module.ts', "export const text = 'Made by hand'"],
  ['module.ts', 'const text = `made by hand`'],
  ['module.tsx', 'const text = <p>Made by hand</p>'],
  ['style.css', '/* Made by hand. */'],
])('reads the prose of %s: %s', (file, text) => {
  expect(lint(file, text).map((finding) => finding.replace(/^\d+ /, ''))).toEqual(['by hand'])
})
