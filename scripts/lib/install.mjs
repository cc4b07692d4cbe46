// Installs the requirements of a command, or reports them. Has no dependencies. Commands that import it require a supported version of Node.js.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from '../../engine/bin/require-node.mjs'
import { findApache, findNginx, findNginxBrotli } from './find-web-servers.mjs'

requireNode()

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs a program. If it fails, exits with its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lockfile if they are missing or outdated. */
export function installPackages(folder = ROOT) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules/.lock-hash')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the packages of package-lock.json with npm…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(stamp, lock)
}

/** Programs that commands need in addition to Node. */
export const PROGRAMS = {
  chromium: { name: 'Chromium', packages: ['chromium'], isInstalled: () => findChromium() !== undefined },
  nginx: { name: 'nginx', packages: ['nginx-light'], isInstalled: () => findNginx() !== undefined },
  brotli: {
    name: "nginx's brotli module",
    packages: ['libnginx-mod-http-brotli-static'],
    isInstalled: () => process.env.NGINX !== undefined || findNginxBrotli() !== undefined,
  },
  apache: { name: 'Apache httpd', packages: ['apache2-bin'], isInstalled: () => findApache() !== undefined },
  openssl: { name: 'openssl', packages: ['openssl'], isInstalled: () => runs('openssl', 'version') },
  rsync: { name: 'rsync', packages: ['rsync'], isInstalled: () => runs('rsync', '--version') },
  firefox: { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== undefined },
  webkit: { name: "WebKitGTK's driver", packages: ['webkit2gtk-driver'], isInstalled: () => findWebKitDriver() !== undefined },
  xvfb: { name: 'Xvfb', packages: ['xvfb'], isInstalled: () => runs('Xvfb', '-help') },
  wrk: { name: 'wrk', packages: ['wrk'], isInstalled: () => runs('wrk', '--version') },
}

/** The environment of {@link provide}, replaced in tests. */
const MACHINE = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  isCi: Boolean(process.env.CI),
  has: (program) => PROGRAMS[program].isInstalled(),
  hasApt: () => runs('apt-get', '--version'),
  print: (line) => console.log(line),
  install: installDebianPackages,
}

/**
 * Ensures that programs are installed: installs them if the user is root and apt-get exists, otherwise prints how to install them.
 * @param {(keyof typeof PROGRAMS)[]} programs
 * @param {string} reason the beginning of the message, such as "The browser tests need"
 * @param {{ isOptional?: boolean, machine?: typeof MACHINE }} options `isOptional`: outside of CI the programs are not installed
 * @returns {'ready' | 'skipped' | 'missing'} `missing`: the command can't continue
 */
export function provide(programs, reason, { isOptional = false, machine = MACHINE } = {}) {
  const missing = programs.filter((program) => !machine.has(program))
  if (missing.length === 0) return 'ready'
  const needs = `${reason} ${list(missing.map((program) => PROGRAMS[program].name))}.`
  const packages = missing.flatMap((program) => PROGRAMS[program].packages)
  if (isOptional && !machine.isCi) {
    machine.print(`${needs} They are skipped. To include them: ${howTo(packages, machine)}.`)
    return 'skipped'
  }
  if (!machine.isRoot || !machine.hasApt()) {
    machine.print(`${needs}\n  Install the missing programs and run the command again: ${howTo(packages, machine)}.`)
    return 'missing'
  }
  machine.print(`${needs} Installing with apt-get: ${packages.join(' ')}`)
  machine.install(packages)
  return 'ready'
}

/** Ensures that programs are installed, or exits. */
export function requirePrograms(programs, reason) {
  if (provide(programs, reason) === 'missing') process.exit(1)
}

function howTo(packages, { platform }) {
  if (platform === 'darwin')
    return 'with Homebrew or from their websites. Set NGINX, APACHE and CHROMIUM to the paths of programs in other locations'
  return `sudo apt-get install ${packages.join(' ')} (on Debian and Ubuntu)`
}

const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)

function runs(command, argument) {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0
}

function installDebianPackages(names) {
  run('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] })
  run('apt-get', ['install', '-yq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Chromium. The variable `CHROMIUM` overrides it. */
export function findChromium() {
  return [process.env.CHROMIUM, ...CHROMIUM_PATHS].find((path) => path && existsSync(path))
}

const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Path of Firefox. The variable `FIREFOX` overrides it. */
export function findFirefox() {
  return [process.env.FIREFOX, ...FIREFOX_PATHS].find((path) => path && existsSync(path))
}

/** Path of the program that drives WebKitGTK. */
export function findWebKitDriver() {
  return ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path))
}

/** Ensures that Chromium is installed and returns its path, or exits. */
export function requireChromium() {
  requirePrograms(['chromium'], 'The browser tests, benchmarks and screenshots need')
  const path = findChromium()
  if (!path) throw new Error('Chromium was installed but not found. Set CHROMIUM to its path.')
  return path
}
