import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../scripts/lib/install.mjs'
import { against, plain } from './lib/table.mjs'

/** How much the product installs: the entries of its lockfile, this folder's own ones not among them. */
export function countLockfile() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  return [against('lockfile entries of the product', Object.keys(packages).length, 300, plain, { exact: true })]
}
