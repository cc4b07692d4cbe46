import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import areas from '../src/model/errors/codes.json'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const codes = Object.values(areas).flatMap((area) => Object.keys(area))

/** The text of all files in a folder whose paths match. */
function readAll(folder: string, wanted: RegExp): string {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

test('every error code is listed once', () => {
  expect(codes).toEqual([...new Set(codes)])
})

test('every error code is used in a source file', () => {
  const sources = readAll('engine/src', /(?<!\.test)\.tsx?$/)
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})

test('every error code is covered by a test', () => {
  const tests = readAll('engine', /\.test\.tsx?$/) + readAll('e2e', /\.spec\.ts$/)
  expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(tests))).toEqual([])
})
