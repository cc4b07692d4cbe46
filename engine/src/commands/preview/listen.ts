import type { Server } from 'node:http'
import { DocsError } from '../../model'

/** Connections that may wait to be taken; with Node's 511 a thousand readers at once wait seconds for a second try. The system may allow fewer. */
const BACKLOG = 4096

/**
 * Starts a server on loopback. Without a fixed port the first free one from `first` on is taken.
 * @returns the address, e.g. `http://127.0.0.1:4000`
 * @throws DocsError `port-in-use` when a fixed port is taken, or twenty ports in a row are
 */
export async function listen(server: Server, port: { fixed?: number; first: number }): Promise<string> {
  const candidates = port.fixed === undefined ? Array.from({ length: 20 }, (_, i) => port.first + i) : [port.fixed]
  for (const candidate of candidates) {
    if (await tryPort(server, candidate)) {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : candidate
      return `http://127.0.0.1:${actual}`
    }
  }
  throw new DocsError({
    code: 'port-in-use',
    title:
      port.fixed === undefined ? `No port from ${port.first} to ${port.first + 19} is free.` : `Port ${port.fixed} is in use.`,
    hint: 'Stop the other program, or choose another port with --port=N (0 takes any free one).',
  })
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      resolve(true)
    }
    server.once('error', onError).once('listening', onListening).listen({ port, host: '127.0.0.1', backlog: BACKLOG })
  })
}
