// Runs before the packages are installed, and on versions of Node.js that the rest of the project doesn't support.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The oldest release of each supported major version, and whether later major versions are supported as well. */
const SUPPORTED = engines.node.split(' || ').map((range) => {
  const [, operator, major, minor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(range)
  return { major: Number(major), minor: Number(minor), isOpen: operator === '>=' }
})

/** The supported versions in words. */
export const SUPPORTED_NODE = SUPPORTED.map(
  ({ major, minor }, i) => `${i > 0 && i === SUPPORTED.length - 1 ? 'or ' : ''}${major}${minor > 0 ? `.${minor}` : ''}+`,
).join(', ')

/** Prints an error and exits if this version of Node.js isn't supported. */
export function requireNode(found = process.versions.node) {
  const [major, minor] = found.split('.').map(Number)
  const isSupported = SUPPORTED.some(
    (oldest) => (major === oldest.major && minor >= oldest.minor) || (oldest.isOpen && major > oldest.major),
  )
  if (isSupported) return
  console.error(`Node.js ${found} isn't supported.\n  Install Node.js ${SUPPORTED_NODE}, and run the command again.`)
  process.exit(1)
}
