import { expect, test } from 'vitest'
import { searchRecords } from './lib/search-records.mjs'

test('each section of a version becomes a record with its headings, filters, and weight', () => {
  const manifest = { areas: ['', 'Core'], pageAreas: [1, 0], weights: [100, 60] }
  const sections = [
    { id: '', headings: [], text: 'Connect.' },
    { id: 'add', headings: ['Add', 'Add a table'], text: 'x'.repeat(9000) },
  ]
  const pages = [
    { route: '/docs/sql', title: 'SQL', sections },
    { route: '/docs/log', title: 'Changelog', sections: [{ id: '', headings: [], text: '' }] },
  ]
  const records = searchRecords({ manifest, pages }, { url: 'https://docs.example.com', version: '1.x', language: 'en' })
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
})
