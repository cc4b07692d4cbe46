import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/install.mjs'

const SOURCES = join(ROOT, 'engine/src')

test('the paths in docs/engine.md exist', () => {
  const text = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8')
  const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const layers = folders.map(({ name }) => name).join('|')
  const paths = [...text.matchAll(new RegExp(`\`((?:${layers})/[\\w./-]*)\``, 'g'))].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(join(SOURCES, path)))).toEqual([])
})
