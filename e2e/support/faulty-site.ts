import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Simulates a failing response. `html` is the correct body. */
export type Fault = (response: ServerResponse, html: Buffer) => void

/** The site under test behind a proxy that simulates server failures. */
export interface FaultySite {
  /** Origin of the proxy, without a trailing slash. */
  origin: string
  /** Failures by path. */
  faults: Map<string, Fault>
  close(): Promise<void>
}

/** Starts the proxy. @param upstream address of the site under test */
export async function startFaultySite(upstream: string): Promise<FaultySite> {
  const faults = new Map<string, Fault>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await fetch(new URL(request.url ?? '/', upstream), { headers: { accept: request.headers.accept ?? '' } })
    const body = Buffer.from(await answered.arrayBuffer())
    for (const name of ['content-type', 'content-security-policy']) {
      const value = answered.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    const fault = faults.get(new URL(request.url ?? '/', upstream).pathname)
    if (fault) fault(response, body)
    else response.writeHead(answered.status).end(body)
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Announces the full length, sends half of the body and closes the connection. */
export const breakOff: Fault = (response, html) => {
  response.setHeader('content-length', html.length)
  response.write(html.subarray(0, html.length / 2), () => response.destroy())
}

/** Sends half of the body as a complete response. */
export const cutOff: Fault = (response, html) => response.end(html.subarray(0, html.length / 2))

/** Resets the connection. */
export const reset: Fault = (response) => response.socket?.resetAndDestroy()

/** Responds with a plain text error. */
export const fail: Fault = (response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')

/** Responds with an error page. */
export const failWithPage: Fault = (response) =>
  response.writeHead(500, { 'content-type': 'text/html' }).end('<!doctype html><html><h1>Server trouble</h1></html>')

/** Delays the body until `release` is called. */
export function delay(): Fault & { release(): void } {
  const waiting: (() => void)[] = []
  let isOpen = false
  const fault: Fault = (response, html) => {
    const send = () => response.end(html)
    // Sends the headers, so that only the body is late.
    response.write('')
    if (isOpen) send()
    else waiting.push(send)
  }
  return Object.assign(fault, {
    release() {
      isOpen = true
      for (const send of waiting.splice(0)) send()
    },
  })
}
