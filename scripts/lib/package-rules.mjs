/** Licences under which any package may come. */
const FREE = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'])

/** Packages that come under another one, with the reason why they may. */
const NAMED = {
  '@fortawesome/fontawesome-free':
    'icons and a font, under CC-BY-4.0 and the SIL Open Font License; only for pictures of Data Docs',
  '@img/sharp-*': 'libvips under LGPL-3.0-or-later, a library of its own that is used as it comes',
  'axe-core': 'MPL-2.0, unmodified; only for tests',
  lightningcss: 'MPL-2.0, unmodified',
  'lightningcss-*': 'MPL-2.0, unmodified',
  'parse-cache-control': 'BSD, which it names in an old form; only for benchmarks',
  'uri-templates': 'public domain or MIT, which it names by an address; only for the Azure of the snippets',
}

const REGISTRY = 'https://registry.npmjs.org/'

/**
 * What a lockfile may not have: packages without a hash, from elsewhere than the registry, with scripts that run when they are installed, or under
 * a licence that nobody looked at. Where `resolved` is left out, the hash says which package it is, from whatever mirror.
 * @param {{ packages: Record<string, { license?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, link?: boolean }> }} lockfile
 * @returns {string[]}
 */
export function lintLockfile({ packages }) {
  return installed(packages).flatMap(([place, { license, integrity, resolved, hasInstallScript }]) => {
    const name = nameOf(place)
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512 hash`]),
      ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${place} comes from ${resolved}`]),
      ...(hasInstallScript ? [`${place} runs a script when it is installed`] : []),
      ...(isFree(license) || isNamed(name) ? [] : [`${place} has the licence ${license ?? 'of nobody knows what'}`]),
    ]
  })
}

/** The most entries of the product's lockfile: tools that only lint or measure have their own lockfile. */
const MOST_PACKAGES = 300

/**
 * @param {{ packages: Record<string, object> }} lockfile of the product
 * @returns {string[]}
 */
export function lintLockfileSize({ packages }) {
  const count = Object.keys(packages).length
  return count > MOST_PACKAGES ? [`there are ${count} entries; ${MOST_PACKAGES} is the limit`] : []
}

/**
 * How many packages come under each licence, the most frequent first.
 * @returns {string} `MIT 139, Apache-2.0 40`
 */
export function countLicences({ packages }) {
  const counts = new Map()
  for (const [, { license = 'not named' }] of installed(packages)) counts.set(license, (counts.get(license) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([licence, count]) => `${licence} ${count}`)
    .join(', ')
}

/**
 * Where the list of direct dependencies, a document with tables, and what the workspaces ask for say different things: names and licences.
 * @param {string} text
 * @param {readonly string[]} names of all direct dependencies
 * @param {(name: string) => string | undefined} licenceOf
 * @returns {string[]}
 */
export function lintDependencyList(text, names, licenceOf) {
  const listed = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first]) => first !== 'package' && !/^-+$/.test(first))
    .flatMap(([, cell, , licence]) => cell.split(',').map((name) => ({ name: name.trim(), licence: licence || 'MIT' })))
  const covers = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name)
  return [
    ...names.filter((name) => !listed.some((entry) => covers(entry.name, name))).map((name) => `${name} is not listed`),
    ...listed.flatMap(({ name, licence }) => {
      const found = names.filter((wanted) => covers(name, wanted))
      if (found.length === 0) return [`${name} is listed and not used`]
      return found.flatMap((wanted) => {
        const actual = licenceOf(wanted) ?? 'none'
        return licence.toLowerCase().startsWith(actual.toLowerCase())
          ? []
          : [`${wanted} has the licence ${actual}, not ${licence}`]
      })
    }),
  ]
}

function installed(packages) {
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** An SPDX expression: one of what is offered, all of what is asked for. */
function isFree(licence = '') {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((part) => FREE.has(part)))
}

function isNamed(name) {
  return Object.keys(NAMED).some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name))
}
