import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formerNames } from './former-names'

/** Whether the current version, or the migration guide, has a page with this route. */
function exists(route: string): boolean {
  const path = route.replace(/^\/docs\//, '').replace(/#.*/, '')
  const name = path.split('/').at(-2)
  return [path, `current/${path}`, `current/${path}${name}`, `current/${path}index`].some((file) =>
    existsSync(join(import.meta.dirname, 'content', `${file}.md`)),
  )
}

test('names of version 0.18 lead to the page with what replaced them, and to the migration guide', () => {
  const names = formerNames()
  expect(names['/docs/core/connect_to_data/dataframes/']).toContain('RuntimeBatchRequest')
  expect(names['/docs/core/connect_to_data/']).toContain('context.sources')
  expect(names['/docs/0.18/reference/learn/migration_guide#data']).toContain('context.sources')
  const guides = Object.keys(names).filter((route) => !route.startsWith('/docs/reference/api/'))
  expect(guides.filter((route) => !exists(route))).toEqual([])
})
