import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/fixture-site'
import { listFiles } from './list-files'

test('lists new and removed files, also in a folder that has not changed for long', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'b'))
  writeFileSync(join(root, 'a.md'), '')
  writeFileSync(join(root, 'b/c.md'), '')
  for (const folder of [root, join(root, 'b')]) utimesSync(folder, 1_700_000_000, 1_700_000_000)
  expect(listFiles(root)).toEqual(['a.md', 'b/c.md'])
  writeFileSync(join(root, 'b/d.md'), '')
  expect(listFiles(root)).toEqual(['a.md', 'b/c.md', 'b/d.md'])
  rmSync(join(root, 'b'), { recursive: true })
  expect(listFiles(root)).toEqual(['a.md'])
  expect(listFiles(join(root, 'b'))).toEqual([])
})
