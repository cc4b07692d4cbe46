import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { searchRecords } from './lib/search-records.mjs'

test('each section of a version becomes a record with its headings, filters, and weight', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'))
  const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value))
  try {
    for (const name of ['pages', 'text']) mkdirSync(join(folder, name))
    write('index.json', {
      pages: [{ from: 0, file: 'pages/a.json' }],
      areas: ['', 'Core'],
      pageAreas: [1, 0],
      weights: [100, 60],
    })
    write('pages/a.json', [
      { route: '/docs/sql', title: 'SQL', sections: [[''], ['add', 'Add', 'Add a table']], text: 'text/1.json' },
      { route: '/docs/log', title: 'Changelog', sections: [['']], text: 'text/2.json' },
    ])
    write('text/1.json', ['Connect.', 'x'.repeat(9000)])
    write('text/2.json', [''])
    const records = searchRecords(folder, { url: 'https://docs.example.com', version: '1.x', language: 'en' })
    expect(records).toMatchObject([
      {
        objectID: '1.x:/docs/sql',
        url: 'https://docs.example.com/docs/sql',
        type: 'lvl1',
        content: 'Connect.',
        weight: { page: 100 },
      },
      {
        objectID: '1.x:/docs/sql#add',
        url: 'https://docs.example.com/docs/sql#add',
        type: 'lvl3',
        hierarchy: { lvl0: 'Core', lvl1: 'SQL', lvl2: 'Add', lvl3: 'Add a table', lvl4: null },
        content: 'x'.repeat(8000),
        language: 'en',
        docusaurus_tag: 'docs-default-1.x',
      },
      { hierarchy: { lvl0: 'Changelog', lvl1: 'Changelog' }, content: null, weight: { page: 60 } },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
