const MINIMUM = [20, 19]

/** Prints an error and exits if Node.js is older than 20.19. */
export function requireNode(found = process.versions.node) {
  const [major, minor] = found.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  console.error(
    `Node.js ${found} is too old for this project.\n  Install Node.js ${MINIMUM.join('.')} or newer, and run the command again.`,
  )
  process.exit(1)
}
