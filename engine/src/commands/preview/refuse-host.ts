import type { IncomingMessage, ServerResponse } from 'node:http'

const MESSAGE =
  'This server only answers requests for localhost, 127.0.0.1 and [::1]. To use another name, start it with --allow-host=<name>.\n'

/**
 * Answers 403 to a request for a name that is not this machine's. A page of another site could otherwise read the answers: its name would only
 * have to resolve to 127.0.0.1 (DNS rebinding).
 * @param allowed further names
 * @returns whether the request was refused
 */
export function refuseHost({ headers }: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  if (isLocalHost(headers.host, allowed)) return false
  response
    .writeHead(403, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': MESSAGE.length,
      'X-Content-Type-Options': 'nosniff',
    })
    .end(MESSAGE)
  return true
}

/**
 * Whether a `Host` header names this machine or one of `allowed`. Every browser sends the header.
 */
export function isLocalHost(host: string | undefined, allowed: readonly string[] = []): boolean {
  if (host === undefined) return true
  const name = host.replace(/:\d*$/, '').toLowerCase()
  return name.endsWith('.localhost') || ['localhost', '127.0.0.1', '[::1]', ...allowed].includes(name)
}
