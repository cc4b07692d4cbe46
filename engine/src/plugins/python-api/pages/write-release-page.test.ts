import { expect, test } from 'vitest'
import type { Api, ApiPage } from '../api/api'
import { writeReleasePage } from './write-release-page'

const SUITE: ApiPage = {
  page: 'api/Suite_class',
  title: 'Suite',
  full: 'lib.Suite',
  kind: 'class',
  path: 'lib.Suite',
  place: { file: 'lib.py', line: 1 },
  summary: 'A suite.',
  parameters: [],
  properties: [{ name: 'size', text: 'Size.' }],
  methods: [],
  known: [],
}
const API: Api = { packageName: 'lib', version: '1.2', pages: [SUITE], others: {}, bases: {} }

test('lists the changes of each release with the latest one first, and properties without parentheses', () => {
  const history = {
    format: 1 as const,
    releases: { '1.0': '2025-01-31', '1.1': '2025-02-28', '1.2': '2025-03-31' },
    since: {},
    changes: { '1.1': { added: ['Suite.size()', 'Suite.run(mode)'], changed: ['Suite(name)'] }, '1.2': { removed: ['Old'] } },
  }
  const settings = {
    version: 'current',
    page: 'api/changes',
    title: 'Changes',
    description: 'What changed.',
    introduction: 'Hi.',
  }
  expect(writeReleasePage(history, API, settings)).toEqual({
    version: 'current',
    path: 'api/changes.md',
    frontMatter: { title: 'Changes', description: 'What changed.', page_type: 'api' },
    body: [
      'Hi.',
      '## 1.2 {#v1-2}',
      'March 31, 2025',
      '- Removed: `Old`',
      '## 1.1 {#v1-1}',
      'February 28, 2025',
      '- Added: `Suite.size`, `Suite.run(mode)`\n- Changed: `Suite(name)`',
    ].join('\n\n'),
  })
})
