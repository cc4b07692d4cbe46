import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DocsError } from '../../model'

const ATTEMPTS = 20

/**
 * Starts a server on the loopback interface, on a fixed port or on the first free port from `first` upward.
 * @returns the origin, e.g. `http://127.0.0.1:4000`
 * @throws DocsError `port-in-use` if the fixed port or 20 ports in a row are in use
 */
export async function listen(server: Server, { fixed, first }: { fixed?: number; first: number }): Promise<string> {
  const ports = fixed === undefined ? Array.from({ length: ATTEMPTS }, (_, i) => first + i) : [fixed]
  for (const port of ports) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    } catch (error) {
      if (!isPortTaken(error)) throw error
    }
  }
  throw new DocsError({
    code: 'port-in-use',
    title: fixed === undefined ? `Ports ${first} to ${first + ATTEMPTS - 1} are all in use.` : `Port ${fixed} is in use.`,
    hint: 'Stop the other program, or choose another port with --port=N (0 selects any free port).',
  })
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
