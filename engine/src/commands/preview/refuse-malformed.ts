import { type Server, STATUS_CODES } from 'node:http'
import type { Turns } from './turns'

/** Methods that are answered, as the `Allow` header names them. */
export const ALLOWED = 'GET, HEAD'

/** Statuses of what the parser of requests gives up on, by its error. All else is 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
/** A well-formed request with a method that the parser does not know. */
const OTHER_METHOD = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/

/** Lets a server answer what does not get as far as being a request, and close the connection: nothing after it can be trusted. */
export function refuseMalformed(server: Server, turns: Turns): void {
  server.on('connect', (_, socket) => socket.end(refusal(405)))
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // In the middle of an answer a second one would be taken for a part of it.
    if (!socket.writable || turns.isAnswering(socket)) return socket.destroy()
    const unknown = error.code === 'HPE_INVALID_METHOD' && OTHER_METHOD.test(error.rawPacket?.toString('latin1') ?? '')
    return socket.end(refusal(unknown ? 405 : (STATUSES[error.code ?? ''] ?? 400)), () => socket.destroy())
  })
}

function refusal(status: number): string {
  const allow = status === 405 ? `Allow: ${ALLOWED}\r\n` : ''
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Content-Length: 0\r\nConnection: close\r\n\r\n`
}
