import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

/** Opens a connection on which a test sends whatever bytes it wants. */
export async function rawConnection(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  return socket
}

/** Everything that the server sends on a connection until it ends or breaks it, one byte a character. */
export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A server that has refused a request breaks off what else is sent.
  socket.on('error', () => {})
  await new Promise((done) => socket.once('end', done).once('close', done))
  socket.destroy()
  return Buffer.concat(chunks).toString('latin1')
}

/** Sends bytes on a connection of their own; all that comes back until the server ends it. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await rawConnection(port)
  const answer = readAll(socket)
  socket.write(bytes, 'latin1')
  return answer
}

/** Takes what was sent on one connection apart, by the lengths that the answers name. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`no answer: ${rest.slice(0, 200)}`)
    const headers = Object.fromEntries(
      lines.map((header) => [header.slice(0, header.indexOf(':')).toLowerCase(), header.slice(header.indexOf(':') + 1).trim()]),
    )
    // Node's own refusals have no length but an empty body in chunks.
    const chunked = headers['transfer-encoding'] === 'chunked' && rest.startsWith('0\r\n\r\n', end + 4)
    const length = chunked ? '0\r\n\r\n'.length : status === 304 ? 0 : Number(headers['content-length'] ?? 0)
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
