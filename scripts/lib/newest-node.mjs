import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, ROOT } from './install.mjs'

/**
 * Installs the newest Node.js that the site supports, with the exact version of `tools/node/package-lock.json`.
 * @returns {string | undefined} the path of the executable, or `undefined` if there is no package for this platform
 */
export function installNewestNode() {
  const folder = join(ROOT, 'tools/node')
  installPackages(folder)
  const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  return existsSync(node) ? node : undefined
}
