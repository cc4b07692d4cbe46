import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

test('the project is licensed under Apache-2.0, as the library that it documents', () => {
  expect(JSON.parse(read('package.json')).license).toBe('Apache-2.0')
  expect(read('LICENSE')).toMatch(/^\s*Apache License\s+Version 2\.0, January 2004/)
})
