// What a command needs on a fresh machine. Plain Node without dependencies.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findApache, findNginx, findNginxBrotli } from './find-web-servers.mjs'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs a program with its output shown; stops this one with its exit code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lockfile when they are missing or older than it. */
export function installPackages(folder = ROOT) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules/.lock-hash')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(stamp, lock)
}

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

/** Path of an installed Chromium; `CHROMIUM` names another one. */
export function findChromium() {
  return [process.env.CHROMIUM, ...CHROMIUM_PATHS].find((path) => path && existsSync(path))
}

/** Installs Debian packages, or names them and stops where that is not possible. */
export function installDebianPackages(names, why) {
  const root = process.getuid?.() === 0
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!root || !apt) {
    console.error(
      `${why}\n  Install ${names.join(' and ')} (Debian: apt-get install ${names.join(' ')}) and run the command again.`,
    )
    process.exit(1)
  }
  console.log(`Installing ${names.join(', ')}…`)
  run('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] })
  run('apt-get', ['install', '-yq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Makes sure that there is an nginx, with its brotli module, for the tests of the configuration that builds write for it. */
export function installNginx() {
  const missing = [
    ...(findNginx() ? [] : ['nginx-light']),
    ...(process.env.NGINX || findNginxBrotli() ? [] : ['libnginx-mod-http-brotli-static']),
  ]
  if (missing.length > 0) installDebianPackages(missing, 'The tests of hosting need nginx with its brotli module.')
}

/** The same for Apache: its program alone, no service that starts. */
export function installApache() {
  if (!findApache()) installDebianPackages(['apache2-bin'], 'The tests of hosting need Apache httpd.')
}

/** Makes sure that there is `openssl`, which makes the certificates for tests of TLS. */
export function installOpenssl() {
  const missing = spawnSync('openssl', ['version'], { stdio: 'ignore' }).error !== undefined
  if (missing) installDebianPackages(['openssl'], 'The tests of TLS need openssl.')
}

/** Makes sure that there is `wrk`, which asks servers for pages over many connections. */
export function installWrk() {
  const missing = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error !== undefined
  if (missing) installDebianPackages(['wrk'], 'Measuring servers under load needs wrk.')
}

/** Makes sure that there is a Chromium for the browser tests and returns its path. */
export function installChromium() {
  const found = findChromium()
  if (found) return found
  installDebianPackages(['chromium'], 'The browser tests need Chromium.')
  const path = findChromium()
  if (!path) throw new Error('Chromium was installed but not found; set CHROMIUM to its path.')
  return path
}
