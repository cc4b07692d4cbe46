import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashCode, hashPages } from './passed-pages.mjs'

const PAGE = `---
title: "Query"
---

# Query

Text about [trips.csv](https://docs.example.com/assets/trips.1a2b.csv).

**SQLite**

- A step:

  \`\`\`python title="query.py"
  import sqlite3
  \`\`\`
`

/** A built site with a page whose Markdown copy has this text. */
function built(text: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(dist, 'docs'))
  writeFileSync(join(dist, 'docs/query.md'), text)
  return dist
}

test('a page whose text has changed has another hash', () => {
  expect(hashPages(built(PAGE))).not.toEqual(hashPages(built(PAGE.replace('Text', 'Words'))))
})

test.each([
  ['text', 'Text about', 'Words about'],
  ['the title in the metadata', 'title: "Query"', 'title: "Ask"'],
])('the hash of the code does not depend on %s', (_, from, to) => {
  expect(hashCode(built(PAGE.replace(from, to)), 'docs')).toBe(hashCode(built(PAGE), 'docs'))
})

test.each([
  ['code', 'import sqlite3', 'import duckdb'],
  ['the title of a block', 'query.py', 'ask.py'],
  ['the name of a tab', '**SQLite**', '**DuckDB**'],
  ['a heading', '# Query', '# Ask'],
  ['a file', '1a2b', '3c4d'],
])('the hash of the code depends on %s', (_, from, to) => {
  expect(hashCode(built(PAGE.replace(from, to)), 'docs')).not.toBe(hashCode(built(PAGE), 'docs'))
})

test('the hash of the code covers only pages in the folder', () => {
  expect(hashCode(built(PAGE), 'other')).toBe(hashCode(built(`${PAGE}\n# More`), 'other'))
})
