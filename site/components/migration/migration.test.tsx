import { readFileSync } from 'node:fs'
import { DocsError, type RenderContext } from 'docs-engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { migrationErrors } from './migration-errors'
import { migrationNames } from './migration-names'
import { readMigration } from './read-migration'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const OWN = read('site/content/0.18/migration.json')

const RUNS: Record<string, { code: string; tested: boolean; output?: string }> = {
  'a.py#sources': { code: 'context.sources', tested: true, output: "AttributeError: no 'sources'\n" },
  'a.py#import': { code: 'import x.y', tested: true, output: "ModuleNotFoundError: No module named 'x.y'\n" },
  'a.py#silent': { code: 'context.data_sources', tested: true },
  'a.py#stale': { code: 'context.sources', tested: false, output: "AttributeError: no 'sources'\n" },
}

const missing = (): never => {
  throw new Error('not available in this test')
}

/** The context of a page whose `migration.json` has this text. */
function contextOf(file: string | undefined): RenderContext {
  return {
    page: { id: 'guide', version: '0.18', file: 'content/0.18/guide.md' },
    at: 'content/0.18/guide.md:1:1',
    get config() {
      return missing()
    },
    get texts() {
      return missing()
    },
    link: (target) => target.replace(/^site:/, ''),
    isPending: () => false,
    codeLink: () => undefined,
    doc: () => undefined,
    cards: () => [],
    href: missing,
    snippet: (name) => ({ language: 'python', release: '0.18.21', ...(RUNS[name] ?? missing()) }),
    highlight: missing,
    asset: missing,
    image: missing,
    contentFile: () => file,
    uniqueId: (stem) => stem,
  }
}

const row = { id: 'sources', change: 'renamed', old: ['context.sources'], new: ['context.data_sources'] }
const fileOf = (...rows: object[]) => JSON.stringify({ groups: [{ id: 'data', title: 'Data', rows }] })
const props = {} as never

function errorOf(file: string | undefined, act: (context: RenderContext) => unknown = readMigration) {
  try {
    act(contextOf(file))
  } catch (error) {
    if (error instanceof DocsError) return { ...error.parts, text: `${error.title} ${error.hint}` }
  }
  return undefined
}

describe('migration.json', () => {
  test.each([
    [undefined, 'migration/invalid', 'missing'],
    ['{ "groups": ', 'migration/invalid', 'not valid JSON: unexpected end of file'],
    ['{ "groups": [] }', 'migration/invalid', 'groups is an empty list.'],
    [fileOf({ ...row, id: 'Sources' }), 'migration/invalid', 'groups[0].rows[0].id is "Sources".'],
    [fileOf({ ...row, change: 'lost' }), 'migration/invalid', 'groups[0].rows[0].change is "lost".'],
    [fileOf({ ...row, new: [] }), 'migration/invalid', 'Expected at least one new name'],
    [fileOf({ ...row, nwe: [] }), 'migration/invalid', 'nwe'],
    [fileOf(row, row), 'migration/duplicate', 'The id "sources" occurs twice.'],
    [fileOf({ ...row, id: 'data' }), 'migration/duplicate', 'The id "data" occurs twice.'],
    [
      fileOf({ ...row, errors: ['a.py#sources', 'a.py#sources'] }),
      'migration/duplicate',
      'The error "a.py#sources" occurs twice.',
    ],
  ])('is rejected with its location and a reason: %s', (file, code, text) => {
    const error = errorOf(file)
    const at = expect.stringMatching(/^content\/0\.18\/migration\.json(:\d+:\d+)?$/)
    expect(error).toMatchObject({ code, at, text: expect.stringContaining(text) })
  })

  test('allows removed names without a replacement', () => {
    expect(readMigration(contextOf(fileOf({ ...row, change: 'gone', new: [] })))).toHaveLength(1)
  })
})

test('rows have their ID, both names, a note with code, and a link with a descriptive name', () => {
  const file = fileOf({ ...row, note: 'As `add_sql()` does.', page: '/docs/data' })
  const html = renderToStaticMarkup(migrationNames.render({ props, children: null, context: contextOf(file) }))
  expect(html).toContain('<h3 id="data">Data</h3>')
  expect(html).toContain('<tr id="sources"><td data-column="Old"><div><code>context.<wbr/>sources</code></div></td>')
  expect(html).toContain('<b>Renamed.</b> As <code>add_<wbr/>sql()</code> does. <a href="/docs/data">More<span')
  expect(html).toContain('about context.data_sources')
})

test('the Markdown copy contains the same table', () => {
  const context = contextOf(fileOf({ ...row, old: ['a | b'], note: 'Note.' }))
  expect(migrationNames.markdown?.({ props, children: '', context })).toContain(
    '| Old | In 1.8.1 |\n| --- | --- |\n| `a \\| b` | `context.data_sources`<br />Renamed. Note. |',
  )
})

test.each([
  [
    'all its parts',
    { old: ['a', 'b'], new: ['c', 'd'], note: 'One | two.', page: '/docs/data' },
    '`a`<br />`b` | `c`<br />`d`<br />Renamed. One \\| two. [More](/docs/data)',
  ],
  ['neither note nor page', {}, '`context.sources` | `context.data_sources`<br />Renamed.'],
  ['no new name', { change: 'gone', new: [] }, '`context.sources` | Removed.'],
])('a row with %s becomes one row of the Markdown copy', (_, parts, expected) => {
  const context = contextOf(fileOf({ ...row, ...parts }))
  expect(
    String(migrationNames.markdown?.({ props, children: '', context }))
      .split('\n')
      .at(-1),
  ).toBe(`| ${expected} |`)
})

test('groups messages by type of error and links them to their rows', () => {
  const file = fileOf(
    { ...row, errors: ['a.py#sources'] },
    { ...row, id: 'gone', change: 'gone', new: [], errors: ['a.py#import'] },
  )
  const html = renderToStaticMarkup(migrationErrors.render({ props, children: null, context: contextOf(file) }))
  const [attribute, imports] = html.split('<h3 id="import-errors">')
  expect(attribute).toContain('<code>AttributeError: no &#x27;sources&#x27;</code>')
  expect(attribute).toContain('Replacement: <a href="#sources"><code>context.data_sources</code></a>')
  expect(imports).toContain('Removed. See <a href="#gone">details</a>.')
  expect(html).not.toContain('Other errors')
})

test.each([
  ['a.py#silent', 'printed no error'],
  ['a.py#stale', 'has not been run with the current library'],
])('rejects a message without a current recording: %s', (name, text) => {
  const file = fileOf({ ...row, errors: [name] })
  const error = errorOf(file, (context) => migrationErrors.render({ props, children: null, context }))
  expect(error).toMatchObject({ code: 'migration/not-tested', text: expect.stringContaining(text) })
})

describe('names in migration.json of 0.18', () => {
  const groups = readMigration(contextOf(OWN))
  const rows = groups.flatMap((group) => group.rows)
  const factsOf = (version: string) => {
    const names: string[] = JSON.parse(read(`python/page_checks/facts/${version}.json`)).identifiers
    const api: Record<string, unknown> = JSON.parse(read(`site/api/${version}.json`)).names
    return new Set([...names, ...Object.keys(api)])
  }
  const namesIn = (code: string) => code.replaceAll(/"[^"]*"/g, '').match(/(?<![\w…])[A-Za-z]\w{3,}(?![\w…])/g) ?? []
  /** Words that aren't names of the library. */
  const PLAIN = ['True', 'float', 'folder', 'init', 'limit', 'self', 'GX_ANALYTICS_ENABLED']

  test.each([
    ['0.18', 'old'],
    ['current', 'new'],
  ] as const)('exist in %s (column "%s")', (version, column) => {
    const facts = factsOf(version)
    const unknown = rows.flatMap((entry) => entry[column].flatMap(namesIn)).filter((name) => !facts.has(name))
    expect(unknown.filter((name) => !PLAIN.includes(name))).toEqual([])
  })

  test('cover every recorded error', () => {
    const listed = rows.flatMap((entry) => entry.errors ?? [])
    const snippet = read('site/snippets/current/reference/learn/migration_guide.py')
    const regions = [...snippet.matchAll(/^# region: (\S+)$/gm)].map(([, name]) => name)
    const recorded = regions.map((name) => `current:reference/learn/migration_guide.py#${name}`)
    expect(recorded.filter((name) => !listed.includes(name))).toEqual([])
    expect(recorded.length).toBeGreaterThan(100)
  })
})
