import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/install.mjs'

const LAYERS = 'model|load|compile|browser|render|plugins|publish|commands'

test('the paths in docs/engine.md exist', () => {
  const text = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8')
  const paths = [...text.matchAll(new RegExp(`\`((?:${LAYERS})/[\\w./-]*)\``, 'g'))].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(join(ROOT, 'engine/src', path)))).toEqual([])
})
