import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PROGRAMS, provide, ROOT } from './install.mjs'

type Program = keyof typeof PROGRAMS

/** A fake machine that has some programs, with a log of messages and installations. */
function machineWith(
  available: Program[],
  facts: { platform?: NodeJS.Platform; isRoot?: boolean; isCi?: boolean; apt?: boolean } = {},
) {
  const { platform = 'linux', isRoot = false, isCi = false, apt = true } = facts
  const log: string[] = []
  const machine = {
    platform,
    isRoot,
    isCi,
    has: (program: Program) => available.includes(program),
    hasApt: () => apt,
    print: (line: string) => void log.push(line),
    install: (packages: string[]) => void log.push(`installed ${packages.join(' ')}`),
  }
  return { log, machine }
}

test('prints and installs nothing if everything is installed', () => {
  const { log, machine } = machineWith(['chromium'], { isRoot: true, isCi: true })
  expect(provide(['chromium'], 'The browser tests need', { machine })).toBe('ready')
  expect(log).toEqual([])
})

test('prints what it installs first, as root with apt-get', () => {
  const { log, machine } = machineWith([], { isRoot: true })
  expect(provide(['chromium'], 'The browser tests need', { machine })).toBe('ready')
  expect(log).toEqual(['The browser tests need Chromium. Installing with apt-get: chromium', 'installed chromium'])
})

test.each([
  ['an ordinary user', {}, 'sudo apt-get install chromium'],
  ['root without apt-get', { isRoot: true, apt: false }, 'chromium'],
  ['an ordinary user in CI', { isCi: true }, 'sudo apt-get install chromium'],
  ['a user of macOS', { platform: 'darwin', apt: false }, 'Homebrew'],
] as const)('prints the missing programs for %s and installs nothing', (_, facts, words) => {
  const { log, machine } = machineWith(['nginx'], facts)
  expect(provide(['chromium', 'nginx'], 'The tests need', { machine })).toBe('missing')
  expect(log).toEqual([expect.stringContaining(words)])
  expect(log[0]).toContain('The tests need Chromium.')
})

test('continues without optional programs and reports it', () => {
  for (const isRoot of [false, true]) {
    const { log, machine } = machineWith(['openssl'], { isRoot })
    expect(provide(['nginx', 'apache', 'openssl'], 'The tests of hosting need', { isOptional: true, machine })).toBe('skipped')
    expect(log).toEqual([
      'The tests of hosting need nginx and Apache httpd. They are skipped. To include them: sudo apt-get install nginx-light apache2-bin (on Debian and Ubuntu).',
    ])
  }
})

test('requires optional programs in CI', () => {
  const root = machineWith([], { isRoot: true, isCi: true })
  expect(provide(['nginx'], 'The tests of hosting need', { isOptional: true, machine: root.machine })).toBe('ready')
  expect(root.log.at(-1)).toBe('installed nginx-light')
  const user = machineWith([], { isCi: true })
  expect(provide(['nginx'], 'The tests of hosting need', { isOptional: true, machine: user.machine })).toBe('missing')
})

test('names the packages of the browsers for smoke tests, and installs them in CI', () => {
  const user = machineWith(['firefox'])
  const programs: Program[] = ['firefox', 'webkit', 'xvfb']
  expect(provide(programs, 'The smoke tests need', { isOptional: true, machine: user.machine })).toBe('skipped')
  expect(user.log).toEqual([
    "The smoke tests need WebKitGTK's driver and Xvfb. They are skipped. To include them: sudo apt-get install webkit2gtk-driver xvfb (on Debian and Ubuntu).",
  ])
  const root = machineWith([], { isRoot: true, isCi: true })
  expect(provide(programs, 'The smoke tests need', { isOptional: true, machine: root.machine })).toBe('ready')
  expect(root.log.at(-1)).toBe('installed firefox-esr webkit2gtk-driver xvfb')
})

test('npm start requires only Node', () => {
  expect(readFileSync(join(ROOT, 'scripts/start.mjs'), 'utf8')).not.toMatch(/\b(?:provide|require(?!Node)\w+)\(/)
})
