import { expect, test } from 'vitest'
import { countLicenses, lintDependencyList, lintLockfile, lintLockfileSize } from './package-rules.mjs'

const good = { license: 'MIT', integrity: 'sha512-abc' }
const lint = (entry: object, place = 'node_modules/some') => lintLockfile({ packages: { '': {}, site: {}, [place]: entry } })

test('accepts a package with a hash and an allowed license, with or without its URL', () => {
  expect(lint(good)).toEqual([])
  expect(lint({ ...good, resolved: 'https://registry.npmjs.org/some/-/some-1.0.0.tgz' })).toEqual([])
  expect(lint({ ...good, license: '(GPL-3.0 OR MIT)' })).toEqual([])
  expect(lint({ link: true })).toEqual([])
})

test.each([
  ['without a hash', { license: 'MIT' }, 'node_modules/some has no SHA-512 hash'],
  ['with an outdated hash', { ...good, integrity: 'sha1-abc' }, 'node_modules/some has no SHA-512 hash'],
  ['from outside the registry', { ...good, resolved: 'git+ssh://a/b' }, 'node_modules/some comes from git+ssh://a/b'],
  ['with an install script', { ...good, hasInstallScript: true }, 'node_modules/some runs a script when it is installed'],
  ['with another license', { ...good, license: 'GPL-3.0' }, 'node_modules/some has the license GPL-3.0'],
  [
    'with two licenses, one of which is not allowed',
    { ...good, license: 'MIT AND GPL-3.0' },
    'node_modules/some has the license MIT AND GPL-3.0',
  ],
  ['without a license', { integrity: 'sha512-abc' }, 'node_modules/some has the license unknown'],
])('reports a package %s', (_, entry, finding) => {
  expect(lint(entry)).toEqual([finding])
})

test('accepts exceptions in any folder', () => {
  const license = 'LGPL-3.0-or-later'
  expect(lint({ ...good, license }, 'node_modules/@img/sharp-libvips-linux-x64')).toEqual([])
  expect(lint({ ...good, license: 'MPL-2.0' }, 'engine/node_modules/lightningcss-linux-x64-gnu')).toEqual([])
  expect(lint({ ...good, license }, 'node_modules/@img/other')).not.toEqual([])
})

test('licenses are counted', () => {
  const packages = { 'node_modules/a': good, 'node_modules/b': { ...good, license: 'ISC' }, 'node_modules/c': good }
  expect(countLicenses({ packages })).toBe('MIT 2, ISC 1')
})

const table = (...rows: string[]) => ['| package | reason | license |', '| --- | --- | --- |', ...rows].join('\n')
const licenses: Record<string, string> = { react: 'MIT', 'react-dom': 'MIT', yaml: 'ISC', '@types/node': 'MIT' }
const names = Object.keys(licenses)
const list = (...rows: string[]) => lintDependencyList(table(...rows), names, (name) => licenses[name])

test('the list of dependencies must contain exactly the direct dependencies, with their licenses', () => {
  const rows = ['| react, react-dom | pages | |', '| @types/* | types | |']
  expect(list(...rows, '| yaml | front matter | ISC |')).toEqual([])
  expect(list(...rows)).toEqual(['yaml is not listed'])
  expect(list(...rows, '| yaml | front matter | |')).toEqual(['yaml has the license ISC, not MIT'])
  expect(list(...rows, '| yaml | front matter | ISC |', '| sirv | files | |')).toEqual(['sirv is listed but not used'])
})

test('the lockfile of the product has at most 300 entries', () => {
  const lockfile = (count: number) => ({
    packages: Object.fromEntries(Array.from({ length: count }, (_, i) => [`node_modules/${i}`, {}])),
  })
  expect(lintLockfileSize(lockfile(300))).toEqual([])
  expect(lintLockfileSize(lockfile(301))).toEqual(['there are 301 entries; the limit is 300'])
})
