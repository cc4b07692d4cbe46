import type { IncomingMessage, ServerResponse } from 'node:http'

const MESSAGE =
  'This server only answers requests for localhost, 127.0.0.1 and [::1]. To use another host name, restart it with --allow-host=<name>.\n'

/**
 * Responds with 403 to a request for a host name that isn't this machine's. Another website could otherwise read the responses through DNS
 * rebinding.
 * @param allowed additional host names
 * @returns whether the request was rejected
 */
export function refuseHost({ headers }: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  if (isLocalHost(headers.host, allowed)) return false
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }
  response.writeHead(403, type).end(MESSAGE)
  return true
}

/** Whether a `Host` header contains a name of this machine or one of `allowed`. A missing header is accepted, because every browser sends one. */
export function isLocalHost(host: string | undefined, allowed: readonly string[] = []): boolean {
  if (host === undefined) return true
  const name = host.replace(/:\d*$/, '').toLowerCase()
  return name.endsWith('.localhost') || ['localhost', '127.0.0.1', '[::1]', ...allowed].includes(name)
}
