import { readFileSync } from 'node:fs'
import { contrastProblems } from 'docs-engine/testing'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the brand keeps every text readable on every surface, in both modes', () => {
  expect(contrastProblems(read('../../engine/src/theme/tokens.css') + read('./tokens.css'))).toEqual([])
})
