import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a page comes that a server has trouble with; `html` is what it should be. */
export type Fault = (response: ServerResponse, html: Buffer) => void

/** The site under test behind a server that can be told to fail as real ones do. */
export interface FaultySite {
  /** Where it is, without closing slash. */
  origin: string
  /** Pages that do not come as they should, by path. */
  faults: Map<string, Fault>
  close(): Promise<void>
}

/** Starts the server. @param upstream address of the site under test */
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

/** Sends the first half, then the connection ends although the length was announced. */
export const breakOff: Fault = (response, html) => {
  response.setHeader('content-length', html.length)
  response.write(html.subarray(0, html.length / 2), () => response.destroy())
}

/** Sends the first half as all there is. */
export const cutOff: Fault = (response, html) => response.end(html.subarray(0, html.length / 2))

/** Ends the connection without an answer. */
export const reset: Fault = (response) => response.socket?.resetAndDestroy()

/** Has something else to say than the page. */
export const fail: Fault = (response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')

/** Says so with a page of its own. */
export const failWithPage: Fault = (response) =>
  response.writeHead(500, { 'content-type': 'text/html' }).end('<!doctype html><html><h1>Server trouble</h1></html>')

/** Keeps the page back until it is released; then it comes, after all. */
export function delay(): Fault & { release(): void } {
  const waiting: (() => void)[] = []
  let isOpen = false
  const fault: Fault = (response, html) => {
    const send = () => response.end(html)
    // The beginning is on its way: a page is shown when it is whole.
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
