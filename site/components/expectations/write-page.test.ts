import { signatureBlock } from 'docs-engine'
import { describe, expect, test } from 'vitest'
import type { Expectation } from './read-expectations'
import { type PageContext, writePage } from './write-page'

const expectation = (more: object = {}): Expectation => ({
  type: 'expect_a',
  class: 'ExpectA',
  path: 'lib.expectations',
  file: 'lib/a.py',
  line: 7,
  kind: 'column_map',
  unregistered: false,
  arguments: [
    { name: 'column', type: 'str' },
    { name: 'limit', type: 'int', parameter: true },
    { name: 'mostly', type: 'float', default: '1' },
  ],
  data_sources: ['pandas', 'Spark'],
  issues: ['Validity'],
  issue: 'Validity',
  result: ['count'],
  text: {
    summary: 'Checks A.',
    arguments: { limit: 'Own text.' },
    result: {},
    nulls: 'Ignored.',
    cost: 'Low.',
    passes: 'A good limit:',
    related: [{ type: 'expect_b', when: 'You need B.' }],
    notes: ['A note.'],
  },
  ...more,
})

function write(one = expectation(), files: readonly string[] = []): string {
  const context: PageContext = {
    version: '1.0',
    all: [one, { ...expectation(), type: 'expect_b', class: 'ExpectB' }],
    shared: { common: { mostly: 'Share.' }, arguments: { column: 'Name.' }, result: { count: 'Rows.' } },
    known: ['pandas', 'Spark', 'SQLite'],
    files,
    sourceOf: (file, line) => `https://example.com/${file}#L${line}`,
  }
  return writePage(one, context)
}

describe('the page of an Expectation', () => {
  test('begins with the import line and the source', () => {
    expect(write()).toMatch(
      /^<ApiInfo path="from lib\.expectations import ExpectA" source="https:\/\/example\.com\/lib\/a\.py#L7" \/>/,
    )
  })

  test('has a signature with all arguments, and types except those of common arguments', () => {
    const all = [
      { name: 'column', kind: 'keyword_only', type: 'str' },
      { name: 'limit', kind: 'keyword_only', type: 'int' },
      { name: 'mostly', kind: 'keyword_only', default: '1' },
    ] as const
    expect(write()).toContain(signatureBlock({ prefix: 'class', name: 'ExpectA', parameters: all }))
  })

  test('links the sample data before the code that reads it', () => {
    expect(write(expectation(), ['trips.csv', 'zones.csv'])).toContain(
      '## Examples\n\nSave [trips.csv](static:/data/trips.csv) and [zones.csv](static:/data/zones.csv) in your working directory. Start with this code, which',
    )
    expect(write()).toMatch(
      /## Examples\n\nStart with this code, which creates the \[Batch\].*:\n\n<Snippet name="[^"]*#setup" \/>/,
    )
  })

  test('lists common arguments last', () => {
    const page = write()
    const [own, common] = page.slice(page.indexOf('<Parameters>'), page.indexOf('## Result')).split('title="Common arguments"')
    expect(own).toContain('Own text.')
    expect(own).toContain('Name.')
    expect(own).not.toContain('Share.')
    expect(common).toContain('Share.')
  })

  test('lists the arguments that accept a value at run time', () => {
    expect(write()).toContain('`limit` also accepts [parameters')
    expect(write(expectation({ arguments: [{ name: 'column' }] }))).not.toContain('also accepts')
  })

  test('shows the output of the examples', () => {
    const page = write()
    expect(page).toContain('<Snippet name="reference/expectations/expect_a.py#setup" />')
    expect(page).toContain('A good limit:\n\n<Snippet name="reference/expectations/expect_a.py#passes" output />')
    expect(page).toContain('<Snippet name="reference/expectations/expect_a.py#fails" output />')
  })

  test('shows only an error if the library cannot evaluate the class', () => {
    const page = write(expectation({ unregistered: true, result: [], data_sources: [] }))
    expect(page).toContain('expect_a.py#error" output')
    expect(page).not.toContain('#passes')
    expect(page).not.toContain('## Result')
    expect(page).toContain('<ExpectationFact name="Data Sources">None</ExpectationFact>')
  })

  test('describes what the Expectation evaluates', () => {
    expect(write()).toContain('<ExpectationFact name="Evaluates">Each value in a column</ExpectationFact>')
    const { text } = expectation()
    expect(write(expectation({ text: { ...text, evaluates: 'Type of the column' } }))).toContain(
      '<ExpectationFact name="Evaluates">Type of the column</ExpectationFact>',
    )
  })

  test('links to similar Expectations and to the gallery', () => {
    expect(write()).toContain('- You need B: [`ExpectB`](/reference/expectations/expect_b)')
    expect(write()).toContain('[Validity](/reference/expectations/?issue=Validity)')
  })
})
