const MINIMUM = [20, 19]

/** Stops with a clear message on a Node older than 20.19. */
export function requireNode(found = process.versions.node) {
  const [major, minor] = found.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  console.error(
    `Node ${found} is too old for this project.\n  It needs Node ${MINIMUM.join('.')} or newer. Install one and run the command again.`,
  )
  process.exit(1)
}
