import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/install.mjs'

/** Where bench sites are written and built. */
export const WORK = process.env.BENCH_FOLDER ?? path.join(ROOT, '.cache', 'bench')

/**
 * A copy of the engine in the work folder: what is measured stays the same while somebody edits the sources, and its bundle can be
 * removed without pulling it from under a dev server.
 * @returns {{ command: string[], removeBundle(): void }} `command`: how its command line is called
 */
export function copyEngine() {
  const from = path.join(ROOT, 'engine')
  const to = path.join(WORK, 'engine')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(WORK, { recursive: true })
  cpSync(from, to, { recursive: true, filter: (file) => !/[\\/](node_modules|\.cache|test)$|\.test\.tsx?$/.test(file) })
  if (existsSync(path.join(from, 'node_modules'))) symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'))
  // Outside the repository no folder above has the packages.
  const packages = path.join(WORK, 'node_modules')
  if (path.relative(ROOT, WORK).startsWith('..') && !existsSync(packages)) symlinkSync(path.join(ROOT, 'node_modules'), packages)
  return {
    command: [process.execPath, path.join(to, 'bin', 'docs.mjs')],
    removeBundle: () => rmSync(path.join(to, '.cache'), { recursive: true, force: true }),
  }
}
