import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An HTTP response that is parsed from the received bytes. */
export interface RawResponse {
  status: number
  /** Headers by their lowercase names. */
  headers: Record<string, string>
  body: string
}

/** Opens a TCP connection on which a test can send any bytes. */
export async function rawConnection(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  return socket
}

/** Reads everything that the server sends until the connection ends. Each character of the result is one byte. */
export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A server that rejects a request can reset the connection.
  socket.on('error', () => {})
  await new Promise((done) => socket.once('end', done).once('close', done))
  socket.destroy()
  return Buffer.concat(chunks).toString('latin1')
}

/** Sends bytes on a new connection, and reads everything until the server ends the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await rawConnection(port)
  const answer = readAll(socket)
  socket.write(bytes, 'latin1')
  return answer
}

/** Parses the responses on a connection by their lengths. */
export function readResponses(text: string): RawResponse[] {
  const answers: RawResponse[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`not a response: ${rest.slice(0, 200)}`)
    const headers = Object.fromEntries(
      lines.map((header) => [header.slice(0, header.indexOf(':')).toLowerCase(), header.slice(header.indexOf(':') + 1).trim()]),
    )
    // Error responses of Node.js itself have an empty chunked body instead of a length.
    const chunked = headers['transfer-encoding'] === 'chunked' && rest.startsWith('0\r\n\r\n', end + 4)
    const length = chunked ? '0\r\n\r\n'.length : status === 304 ? 0 : Number(headers['content-length'] ?? 0)
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
