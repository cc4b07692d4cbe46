import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../scripts/lib/install.mjs'
import { against, plain } from './lib/table.mjs'

/** Counts the entries of the main lockfile. The benchmarks have a separate one. */
export function countLockfile() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  return [against('entries of the main lockfile', Object.keys(packages).length, 300, plain, { exact: true })]
}
