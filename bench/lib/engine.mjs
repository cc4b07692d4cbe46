import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/install.mjs'

/** Folder of the bench sites. */
export const WORK = process.env.BENCH_FOLDER ?? path.join(ROOT, '.cache', 'bench')

/**
 * Copies the engine to the work folder, so that edits of the sources don't affect a run, and its bundle can be removed while a dev server is
 * running.
 * @returns {{ command: string[], removeBundle(): void }} `command`: program and arguments of its command line
 */
export function copyEngine() {
  const from = path.join(ROOT, 'engine')
  const to = path.join(WORK, 'engine')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(WORK, { recursive: true })
  cpSync(from, to, { recursive: true, filter: (file) => !/[\\/](node_modules|\.cache|test)$|\.test\.tsx?$/.test(file) })
  if (existsSync(path.join(from, 'node_modules'))) symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'))
  // Links the packages, which are not found from outside the repository.
  const packages = path.join(WORK, 'node_modules')
  if (path.relative(ROOT, WORK).startsWith('..') && !existsSync(packages)) symlinkSync(path.join(ROOT, 'node_modules'), packages)
  return {
    command: [process.execPath, path.join(to, 'bin', 'docs.mjs')],
    removeBundle: () => rmSync(path.join(to, '.cache'), { recursive: true, force: true }),
  }
}
