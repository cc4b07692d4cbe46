import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { encodeLocation } from '../../output'
import { refuseHost } from '../preview'
import type { DevSite } from './dev-site'

/**
 * Creates the dev server, which renders documents on request and notifies open pages about changes through an event stream.
 * @param hosts host names that it accepts, in addition to those of this machine
 */
export function createDevServer(site: DevSite, hosts: readonly string[] = []): { server: Server; notify(): void } {
  const listeners = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    if (refuseHost(request, response, hosts)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const path = decode((request.url ?? '/').replace(/\?.*$/, ''))
    if (path === undefined) return void response.writeHead(400).end()
    const send = (status: number, type: string, body: string | Uint8Array) => {
      response
        .writeHead(status, { 'Content-Security-Policy': site.policy, 'Cache-Control': 'no-store', 'Content-Type': type })
        .end(body)
    }
    if (path === `${site.baseUrl}__dev/events`) {
      if (isCrossOrigin(request)) return void response.writeHead(403).end()
      response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' })
      if (request.method === 'HEAD') return void response.end()
      response.write('retry: 300\n\n')
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
      return
    }
    const redirect = site.redirect(path)
    if (redirect !== undefined) return void response.writeHead(302, { Location: encodeLocation(redirect) }).end()
    site.respond(path.slice(site.baseUrl.length)).then(
      ({ status, type, body }) => send(status, type, body),
      (error: unknown) => send(500, 'text/plain; charset=utf-8', String(error)),
    )
  })
  return {
    server,
    notify() {
      for (const listener of listeners) listener.write('event: change\ndata: \n\n')
    },
  }
}

function isCrossOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** Decodes a path. Returns `undefined` if its percent-encoding is malformed. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
