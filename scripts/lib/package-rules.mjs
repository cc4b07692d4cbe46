/** Allowed licenses. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'])

/** Packages with other licenses, with the reason why they are allowed. */
const EXCEPTIONS = {
  '@fortawesome/fontawesome-free':
    'icons and a font under CC-BY-4.0 and the SIL Open Font License, only for screenshots of Data Docs',
  '@img/sharp-*': 'libvips under LGPL-3.0-or-later, a separate library that is used without changes',
  'axe-core': 'MPL-2.0, without changes, only for tests',
  lightningcss: 'MPL-2.0, unmodified',
  'lightningcss-*': 'MPL-2.0, unmodified',
  pako: 'MIT and Zlib, only for smoke tests',
  'parse-cache-control': 'BSD without an SPDX identifier, only for benchmarks',
  'uri-templates': 'public domain or MIT, declared by a URL, only for the Azure emulator of the snippets',
}

const REGISTRY = 'https://registry.npmjs.org/'

/**
 * Lists packages without a hash, from outside the registry, with install scripts, or with a license that isn't allowed. Entries without
 * `resolved` are identified by their hash.
 * @param {{ packages: Record<string, { license?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, link?: boolean
 * }> }} lockfile
 * @returns {string[]}
 */
export function lintLockfile({ packages }) {
  return installed(packages).flatMap(([place, { license, integrity, resolved, hasInstallScript }]) => {
    const name = nameOf(place)
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512 hash`]),
      ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${place} comes from ${resolved}`]),
      ...(hasInstallScript ? [`${place} runs a script when it is installed`] : []),
      ...(isAllowed(license) || isException(name) ? [] : [`${place} has the license ${license ?? 'unknown'}`]),
    ]
  })
}

/** Maximum number of entries in the main lockfile. The benchmarks have a separate one. */
const MAX_PACKAGES = 300

/**
 * @param {{ packages: Record<string, object> }} lockfile of the product
 * @returns {string[]}
 */
export function lintLockfileSize({ packages }) {
  const count = Object.keys(packages).length
  return count > MAX_PACKAGES ? [`there are ${count} entries; the limit is ${MAX_PACKAGES}`] : []
}

/**
 * Counts the packages per license, the most frequent first.
 * @returns {string} `MIT 139, Apache-2.0 40`
 */
export function countLicenses({ packages }) {
  const counts = new Map()
  for (const [, { license = 'unknown' }] of installed(packages)) counts.set(license, (counts.get(license) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([license, count]) => `${license} ${count}`)
    .join(', ')
}

/**
 * Compares the tables of direct dependencies in a document with the dependencies of the workspaces: names and licenses.
 * @param {string} text
 * @param {readonly string[]} names of all direct dependencies
 * @param {(name: string) => string | undefined} licenseOf
 * @returns {string[]}
 */
export function lintDependencyList(text, names, licenseOf) {
  const listed = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first]) => first.toLowerCase() !== 'package' && !/^-+$/.test(first))
    .flatMap(([, cell, , license]) => cell.split(',').map((name) => ({ name: name.trim(), license: license || 'MIT' })))
  const covers = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name)
  return [
    ...names.filter((name) => !listed.some((entry) => covers(entry.name, name))).map((name) => `${name} is not listed`),
    ...listed.flatMap(({ name, license }) => {
      const found = names.filter((wanted) => covers(name, wanted))
      if (found.length === 0) return [`${name} is listed but not used`]
      return found.flatMap((wanted) => {
        const actual = licenseOf(wanted) ?? 'none'
        return license.toLowerCase().startsWith(actual.toLowerCase())
          ? []
          : [`${wanted} has the license ${actual}, not ${license}`]
      })
    }),
  ]
}

function installed(packages) {
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Evaluates an SPDX expression: any operand of OR, all operands of AND. */
function isAllowed(license = '') {
  const plain = license.replace(/^\((.*)\)$/, '$1')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)))
}

function isException(name) {
  return Object.keys(EXCEPTIONS).some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name,
  )
}
