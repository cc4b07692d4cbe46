import { expect, test } from 'vitest'
import type { PageMembers } from '../pages/write-content'
import { writeDifferences } from './compare-versions'

const members = (shown: Record<string, string[]>, values: Partial<PageMembers> = {}): PageMembers => ({
  shown,
  known: Object.keys(shown),
  families: {},
  own: Object.keys(shown),
  ...values,
})

test('lists members and parameters that only one version has', () => {
  const own = members({ '': ['name', 'id'], add: ['item'], run: ['a', 'b'], size: [] }, { own: ['add', 'run'] })
  const other = members({ '': ['name'], drop: [], run: ['a', 'c'] })
  expect(writeDifferences(own, other, '1.0')).toBe(
    [
      '## Changes since 1.0 {#changes}',
      '',
      '- Added: [`add`](#add), `size`',
      '- Removed: `drop`',
      '- Constructor: added `id`',
      '- [`run`](#run): added `b`; removed `c`',
    ].join('\n'),
  )
})

test('does not list what the other version has without showing it', () => {
  const own = members({ add: [] }, { known: ['add', 'drop'] })
  expect(writeDifferences(own, members({ drop: [] }, { known: ['add', 'drop'] }), '1.0')).toBeUndefined()
})

test('lists a family of methods once if all of them have the same change', () => {
  const families = { add_csv: 'add_*', add_json: 'add_*', add_xml: 'add_*' }
  const shown = (parameters: string[]) => ({ add_csv: parameters, add_json: parameters, add_xml: parameters })
  const own = members(shown(['path', 'id']), { families, own: [] })
  expect(writeDifferences(own, members(shown(['path']), { families }), '1.0')).toMatch(/^- `add_\*`: added `id`$/m)
  expect(writeDifferences(own, members({ add_csv: ['path'] }, { families }), '1.0')).toMatch(
    /- Added: `add_json`, `add_xml`\n- `add_csv`: added `id`$/,
  )
})
