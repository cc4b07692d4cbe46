import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A host that serves files by their names and knows nothing else: no other forms of addresses, no redirects, no page of its own. */
export interface FileHost {
  /** Where the folder is, with closing slash. */
  url: string
  close(): void
}

/**
 * Serves a built site on a free port of loopback. The one thing it does for the site is to send its policy.
 * @param base path that the folder is at, with slashes
 */
export async function startFileHost(dist: string, base: string): Promise<FileHost> {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1] ?? ''
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    const name = path.slice(base.length)
    const file = join(dist, name === '' ? 'index.html' : name)
    const type = TYPES[extname(file)]
    if (!path.startsWith(base) || type === undefined || !existsSync(file)) return response.writeHead(404).end('no such file')
    return response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
