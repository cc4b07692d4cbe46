import type { Server } from 'node:http'
import { performance } from 'node:perf_hooks'

/** How long answers wait at most for connections to be taken, in milliseconds. */
const LONGEST_WAIT = 100

/**
 * Lets a server take the connections that wait before it answers on those it has. Node takes one connection per turn of its event loop (libuv 1.45), and
 * in a turn it answers every connection that asks: the last of a thousand that ask without pause would wait for half a million answers.
 * @returns what runs an answer: at once while no connection comes, else when the last one has been taken
 */
export function acceptFirst(server: Server): (answer: () => void) => void {
  let taken = 0
  let held: (() => void)[] | undefined
  let since = 0
  const release = () => {
    const answers = held ?? []
    held = undefined
    for (const answer of answers) answer()
  }
  server.on('connection', () => {
    if (held && performance.now() - since > LONGEST_WAIT) release()
    if (!held) {
      held = []
      since = performance.now()
    }
    const last = ++taken
    // The next turn takes the next connection, if there is one.
    setImmediate(() => setImmediate(() => last === taken && release()))
  })
  return (answer) => {
    if (held) held.push(answer)
    else answer()
  }
}
